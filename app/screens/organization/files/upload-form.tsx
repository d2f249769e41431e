import { formatSizeLimit } from "#modules/platform/file-size";
import {
  acceptOf,
  DOCUMENT_MAX,
  documentKinds,
  fileMessages,
  kindByName,
} from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { Checkbox } from "~/ui/choices";
import { FileDrop } from "~/ui/file-drop";
import { Form, SubmitButton } from "~/ui/form";
import { useFormContext } from "~/ui/form-context";
import { Loader } from "~/ui/progress";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { filesMessages } from "./words";

export interface UploadFormProps {
  answer: FormOutcome | undefined;
  action: string;
  /** Null where nobody said which organization: staff may then have one made. */
  accountId: number | null;
}

/** Sends one document; the browser refuses first what the server would refuse by name or size. */
export function UploadForm({ answer, action, accountId }: UploadFormProps) {
  const { locale } = useUi();
  const t = translator(filesMessages, locale);
  const say = translator(fileMessages, locale);
  const size = formatSizeLimit(DOCUMENT_MAX);
  const judge = ([file]: readonly File[]) => {
    if (!file) return undefined;
    if (!kindByName(file.name, documentKinds)) return say("notAllowed", { name: file.name });
    return file.size > DOCUMENT_MAX ? say("tooLarge", { name: file.name, size }) : undefined;
  };
  return (
    <Form answer={answer} action={action} encType="multipart/form-data" label={t("upload")}>
      {accountId !== null && <input type="hidden" name="profile_id" value={accountId} />}
      {accountId === null && <Checkbox name="create_new_accounts" label={t("createAccount")} />}
      <FileDrop
        name="uploads[]"
        label={t("file")}
        hint={t("hint", { size })}
        accept={acceptOf(documentKinds)}
        judge={judge}
      />
      <Sending />
      <SubmitButton className="mt-6" icon="upload">
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}

/** Says that a file is on its way. */
function Sending() {
  const t = translator(filesMessages, useUi().locale);
  const { isSubmitting } = useFormContext();
  return isSubmitting ? <Loader>{t("sending")}</Loader> : null;
}
