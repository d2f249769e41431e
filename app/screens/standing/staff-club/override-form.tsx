import type { FindingCode } from "#modules/standing/contract";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { standingStaffWords } from "../staff-words";

export interface OverrideFormProps {
  choices: readonly { readonly code: FindingCode; readonly sentence: string }[];
  /** Whether a letter of reinstatement can be taken in. */
  isRevoked: boolean;
  files: readonly { readonly id: number; readonly fileName: string }[];
  answer: FormOutcome | undefined;
}

/** Sets a finding aside, or takes in a letter of reinstatement. */
export function OverrideForm({ choices, isRevoked, files, answer }: OverrideFormProps) {
  const t = useWords(standingStaffWords);
  return (
    <section className="stack max-w-160" aria-labelledby="add">
      <h2 id="add">{t("add")}</h2>
      <p>{t("addText")}</p>
      <Form id="override" answer={answer} label={t("add")} hasRequiredNote>
        <input type="hidden" name="step" value="add" />
        <Select
          name="finding"
          label={t("finding")}
          required
          options={[
            ...choices.map(({ code, sentence }) => ({ value: code, label: sentence })),
            ...(isRevoked ? [{ value: "reinstatement", label: t("reinstatement") }] : []),
          ]}
        />
        {isRevoked && <DateInput name="letter_on" label={t("letterOn")} hint={t("letterHint")} />}
        <TextArea name="reason" label={t("reason")} rows={3} maxLength={1_000} required />
        <Select
          name="file"
          label={t("file")}
          hint={t(files.length > 0 ? "fileHint" : "fileNone")}
          required
          options={files.map(({ id, fileName }) => ({ value: String(id), label: fileName }))}
        />
        <DateInput name="ends_on" label={t("endsOn")} hint={t("endsOnHint")} required />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </section>
  );
}
