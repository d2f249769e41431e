import { billingLimits } from "#modules/billing/contract";
import { Form, SubmitButton } from "~/components/ui/form";
import { TextArea } from "~/components/ui/inputs";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { useStaffAccountWords } from "./use-staff-account-words";

export interface SuspensionFormProps {
  isSuspended: boolean;
  reason: string;
  answer: FormOutcome | undefined;
}

/** Suspends an account from renewing at its basic level, with a reason, and lets it again. */
export function SuspensionForm({ isSuspended, reason, answer }: SuspensionFormProps) {
  const t = useStaffAccountWords();
  return (
    <section className="stack enter-payment" aria-labelledby="suspension">
      <h2 id="suspension">{t("suspension")}</h2>
      <p>{t(isSuspended ? "suspendedText" : "suspendText")}</p>
      {isSuspended && reason && (
        <blockquote className="hint">
          <p>{reason}</p>
        </blockquote>
      )}
      <Form key={String(isSuspended)} answer={answer} label={t("suspension")}>
        <input type="hidden" name="decision" value={isSuspended ? "restore" : "suspend"} />
        {!isSuspended && (
          <TextArea
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            maxLength={billingLimits.note}
            rows={3}
            required
          />
        )}
        <SubmitButton variant="secondary" className="mt-6">
          {t(isSuspended ? "restore" : "suspend")}
        </SubmitButton>
      </Form>
    </section>
  );
}
