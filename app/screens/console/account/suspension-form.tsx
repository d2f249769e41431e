import { billingLimits } from "#modules/billing/contract";
import { ReasonForm } from "~/ui/reason-form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { staffAccountMessages } from "./staff-account-words";

export interface SuspensionFormProps {
  isSuspended: boolean;
  reason: string;
  answer: FormOutcome | undefined;
}

/** Suspends an account from renewing at its basic level, with a reason, and lets it again. */
export function SuspensionForm({ isSuspended, reason, answer }: SuspensionFormProps) {
  const t = useWords(staffAccountMessages);
  const common = {
    id: "suspension",
    title: t("suspension"),
    variant: "secondary",
    answer,
  } as const;
  if (isSuspended) {
    return (
      <ReasonForm
        {...common}
        text={t("suspendedText")}
        quoted={reason}
        decision="restore"
        submit={t("restore")}
      />
    );
  }
  return (
    <ReasonForm
      {...common}
      text={t("suspendText")}
      decision="suspend"
      reason={{
        name: "reason",
        label: t("reason"),
        hint: t("reasonHint"),
        maxLength: billingLimits.note,
      }}
      submit={t("suspend")}
    />
  );
}
