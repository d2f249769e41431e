import { TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { jobStaffMessages } from "./staff-jobs-words";
import { StepForm } from "./step-form";

const REASON_MAX = 500;

export interface DiscardStepProps {
  fields: Readonly<Record<string, string>>;
  /** What the button says. */
  label: string;
  answer: FormOutcome | undefined;
}

/** Leaves failed jobs undone, with the reason why. */
export function DiscardStep({ fields, label, answer }: DiscardStepProps) {
  const t = useWords(jobStaffMessages);
  return (
    <details className="details" open={answer?.ok === false || undefined}>
      <summary>
        <span>{label}</span>
      </summary>
      <StepForm id="discard" fields={fields} label={label} variant="danger" answer={answer}>
        <p className="hint">{t("discardText")}</p>
        <TextArea name="reason" label={t("fieldReason")} rows={3} maxLength={REASON_MAX} required />
      </StepForm>
    </details>
  );
}
