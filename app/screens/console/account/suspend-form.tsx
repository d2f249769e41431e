import { MOST_NOTED } from "#modules/console/contract";
import { ReasonForm } from "~/ui/reason-form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { accountFileMessages } from "./console-account-words";

export interface SuspendFormProps {
  /** Null while the account is not suspended. */
  reason: string | null;
  answer: FormOutcome | undefined;
}

/** Suspends a whole account with a reason that its people read, and restores it. */
export function SuspendForm({ reason, answer }: SuspendFormProps) {
  const t = useWords(accountFileMessages);
  const common = { id: "suspend-account", title: t("suspendTitle"), answer };
  if (reason !== null) {
    return (
      <ReasonForm
        {...common}
        text={t("suspendedText")}
        quoted={reason}
        decision="restore_account"
        submit={t("restoreAccount")}
        variant="secondary"
      />
    );
  }
  return (
    <ReasonForm
      {...common}
      text={t("suspendText")}
      decision="suspend_account"
      reason={{
        name: "account_reason",
        label: t("suspendReason"),
        hint: t("suspendReasonHint"),
        maxLength: MOST_NOTED,
      }}
      submit={t("suspendAccount")}
    />
  );
}
