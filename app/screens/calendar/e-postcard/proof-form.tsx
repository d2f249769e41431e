import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextInput } from "~/ui/inputs";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ownPostcardWords } from "./words";

export interface ProofFormProps {
  action: string;
  accountId: number;
  /** The last day on which it can have been filed. */
  today: string;
  words: Readonly<Record<keyof (typeof ownPostcardWords)["en"], string>>;
  answer: FormOutcome | undefined;
}

/** Takes the IRS's confirmation: its number, or the page as a PDF. */
export function ProofForm({ action, accountId, today, words, answer }: ProofFormProps) {
  return (
    <Form action={action} answer={answer} label={words.proof}>
      <DateInput
        name="done_on"
        label={words.doneOn}
        hint={words.doneOnHint}
        defaultValue={today}
        max={today}
        required
      />
      <TextInput name="number" label={words.number} hint={words.numberHint} maxLength={60} />
      <Dropbox
        name="file_uploads"
        label={words.files}
        value={undefined}
        action={undefined}
        options={[]}
        along={{ profile_id: String(accountId) }}
      />
      <SubmitButton className="mt-6">{words.submit}</SubmitButton>
    </Form>
  );
}
