import type { PaperKind } from "#modules/vault/contract";
import { Checkbox } from "~/ui/choices";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { DocumentDrop, Sending } from "../document-drop";
import { PaperFields } from "../paper-fields";
import { filesMessages } from "./words";

export interface UploadFormProps {
  answer: FormOutcome | undefined;
  action: string;
  /** Null where nobody said which organization: staff may then have one made. */
  accountId: number | null;
  /** The paper that was missing. */
  kind: PaperKind | undefined;
  today: string | undefined;
  mayMarkPrivate: boolean;
}

/** Sends one document, and says what it is. */
export function UploadForm({ answer, action, accountId, kind, ...form }: UploadFormProps) {
  const t = useWords(filesMessages);
  const isRefused = answer !== undefined && !answer.ok;
  return (
    <Form answer={answer} action={action} encType="multipart/form-data" label={t("upload")}>
      {accountId !== null && <input type="hidden" name="profile_id" value={accountId} />}
      {accountId === null && <Checkbox name="create_new_accounts" label={t("createAccount")} />}
      <DocumentDrop />
      <Details summary={t("about")} isOpen={kind !== undefined || isRefused}>
        <p className="hint">{t("aboutText")}</p>
        <PaperFields start={{ kind, dated_on: form.today }} mayMarkPrivate={form.mayMarkPrivate} />
      </Details>
      <Sending />
      <SubmitButton className="mt-6" icon="upload">
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
