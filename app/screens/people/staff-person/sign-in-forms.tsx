import { MOST_REASONED } from "#modules/accounts/contract";
import { staffRolesMessages } from "~/parts/staff-roles/words";
import { ReasonForm } from "~/ui/reason-form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

interface SignInFormProps {
  answer: FormOutcome | undefined;
}

/** Ends every session of a person. */
export function SignOutForm({ answer }: SignInFormProps) {
  const t = useWords(staffRolesMessages);
  return (
    <ReasonForm
      id="sign-out"
      title={t("signOutTitle")}
      text={t("signOutText")}
      decision="sign-out"
      submit={t("signOut")}
      answer={answer}
    />
  );
}

/** Lets nobody sign in as a person, or again. */
export function SuspendForm({ isSuspended, answer }: SignInFormProps & { isSuspended: boolean }) {
  const t = useWords(staffRolesMessages);
  const decision = isSuspended ? "restore" : "suspend";
  return (
    <ReasonForm
      id="suspend-person"
      title={t(`${decision}Title`)}
      text={t(`${decision}Text`)}
      decision={decision}
      reason={{
        name: "reason",
        label: t("suspendReason"),
        hint: t("reasonHint"),
        maxLength: MOST_REASONED,
      }}
      submit={t(decision)}
      variant={isSuspended ? "secondary" : "danger"}
      answer={answer}
    />
  );
}

/** Takes two-step sign-in off for somebody who lost it. */
export function LostFactorForm({ answer }: SignInFormProps) {
  const t = useWords(staffRolesMessages);
  return (
    <ReasonForm
      id="lost-factor"
      title={t("factorTitle")}
      text={t("factorText")}
      decision="factor"
      reason={{
        name: "reason",
        label: t("reason"),
        hint: t("reasonHint"),
        maxLength: MOST_REASONED,
      }}
      submit={t("takeFactor")}
      answer={answer}
    />
  );
}
