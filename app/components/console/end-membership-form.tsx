import { MOST_NOTED } from "#modules/console/contract";
import { Form, SubmitButton } from "~/components/ui/form";
import { TextArea } from "~/components/ui/inputs";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { useAccountFileWords } from "./use-account-file-words";

export interface EndMembershipFormProps {
  /** The due date that it has now. */
  dueOn: string;
  answer: FormOutcome | undefined;
}

/** Ends a membership before its time, with a reason for staff. */
export function EndMembershipForm({ dueOn, answer }: EndMembershipFormProps) {
  const t = useAccountFileWords();
  return (
    <section className="stack enter-payment" aria-labelledby="end-membership">
      <h2 id="end-membership">{t("endTitle")}</h2>
      <p>{t("endText")}</p>
      <Form answer={answer} label={t("endTitle")}>
        <input type="hidden" name="decision" value="end_membership" />
        <input type="hidden" name="due_on" value={dueOn} />
        <TextArea
          name="end_reason"
          label={t("endReason")}
          hint={t("endReasonHint")}
          maxLength={MOST_NOTED}
          rows={3}
          required
        />
        <SubmitButton variant="danger" className="mt-6">
          {t("endMembership")}
        </SubmitButton>
      </Form>
    </section>
  );
}
