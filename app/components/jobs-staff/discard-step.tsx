import { TextArea } from "~/components/ui/inputs";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { StepForm } from "./step-form";
import { useJobWords } from "./use-job-words";

const REASON_MAX = 500;

export interface DiscardStepProps {
  fields: Readonly<Record<string, string>>;
  /** What the button says. */
  label: string;
  answer: FormOutcome | undefined;
}

/** Leaves failed jobs undone, with the reason why. */
export function DiscardStep({ fields, label, answer }: DiscardStepProps) {
  const t = useJobWords();
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
