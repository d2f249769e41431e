import { MOST_NOTED } from "#modules/console/contract";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { accountFileMessages } from "./console-account-words";

/** Adds words to an account that only staff see. */
export function NoteForm({
  noteKey,
  answer,
}: {
  noteKey: string;
  answer: FormOutcome | undefined;
}) {
  const t = useWords(accountFileMessages);
  return (
    <section className="stack" aria-labelledby="note-title">
      <h2 id="note-title">{t("noteTitle")}</h2>
      <Form key={answer?.ok === false ? "refused" : noteKey} answer={answer} label={t("noteTitle")}>
        <input type="hidden" name="decision" value="note" />
        <input type="hidden" name="key" value={noteKey} />
        <TextArea
          name="note"
          label={t("noteText")}
          hint={t("noteHint")}
          maxLength={MOST_NOTED}
          rows={3}
          required
        />
        <SubmitButton variant="secondary" className="mt-6">
          {t("noteAdd")}
        </SubmitButton>
      </Form>
    </section>
  );
}
