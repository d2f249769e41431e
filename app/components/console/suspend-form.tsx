import { MOST_NOTED } from "#modules/console/contract";
import { Form, SubmitButton } from "~/components/ui/form";
import { TextArea } from "~/components/ui/inputs";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { useAccountFileWords } from "./use-account-file-words";

export interface SuspendFormProps {
  /** Null while the account is not suspended. */
  reason: string | null;
  answer: FormOutcome | undefined;
}

/** Suspends a whole account with a reason that its people read, and restores it. */
export function SuspendForm({ reason, answer }: SuspendFormProps) {
  const t = useAccountFileWords();
  const isSuspended = reason !== null;
  return (
    <section className="stack enter-payment" aria-labelledby="suspend-account">
      <h2 id="suspend-account">{t("suspendTitle")}</h2>
      <p>{t(isSuspended ? "suspendedText" : "suspendText")}</p>
      {isSuspended && (
        <blockquote className="hint">
          <p>{reason}</p>
        </blockquote>
      )}
      <Form key={String(isSuspended)} answer={answer} label={t("suspendTitle")}>
        <input
          type="hidden"
          name="decision"
          value={isSuspended ? "restore_account" : "suspend_account"}
        />
        {!isSuspended && (
          <TextArea
            name="account_reason"
            label={t("suspendReason")}
            hint={t("suspendReasonHint")}
            maxLength={MOST_NOTED}
            rows={3}
            required
          />
        )}
        <SubmitButton variant={isSuspended ? "secondary" : "danger"} className="mt-6">
          {t(isSuspended ? "restoreAccount" : "suspendAccount")}
        </SubmitButton>
      </Form>
    </section>
  );
}
