import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownPostcardWords } from "./words";

export interface ProofFormProps {
  action: string;
  accountId: number;
  /** The last day on which it can have been filed. */
  today: string;
  answer: FormOutcome | undefined;
}

/** Takes the IRS's confirmation: its number, or the page as a PDF. */
export function ProofForm({ action, accountId, today, answer }: ProofFormProps) {
  const t = useWords(ownPostcardWords);
  return (
    <Form action={action} answer={answer} label={t("proof")}>
      <DateInput
        name="done_on"
        label={t("doneOn")}
        hint={t("doneOnHint")}
        defaultValue={today}
        max={today}
        required
      />
      <TextInput name="number" label={t("number")} hint={t("numberHint")} maxLength={60} />
      <Dropbox
        name="file_uploads"
        label={t("files")}
        value={undefined}
        action={undefined}
        options={[]}
        along={{ profile_id: String(accountId) }}
      />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
