import { MOST_REASONED } from "#modules/accounts/contract";
import { ReasonForm } from "~/components/ui/reason-form";
import { useWords } from "~/components/ui/ui-context";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { staffRolesMessages } from "~/messages/staff-roles";

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
