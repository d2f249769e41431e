import { formatSizeLimit } from "#modules/platform/file-size";
import {
  acceptOf,
  DOCUMENT_MAX,
  documentKinds,
  fileMessages,
  kindByName,
} from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { FileDrop } from "~/ui/file-drop";
import { useFormContext } from "~/ui/form-context";
import { Loader } from "~/ui/progress";
import { useUi } from "~/ui/ui-context";
import { paperFieldWords } from "./paper-field-words";

/** Takes one document; the browser refuses first what the server would refuse by name or size. */
export function DocumentDrop() {
  const { locale } = useUi();
  const t = translator(paperFieldWords, locale);
  const say = translator(fileMessages, locale);
  const size = formatSizeLimit(DOCUMENT_MAX);
  const judge = ([file]: readonly File[]) => {
    if (!file) return undefined;
    if (!kindByName(file.name, documentKinds)) return say("notAllowed", { name: file.name });
    return file.size > DOCUMENT_MAX ? say("tooLarge", { name: file.name, size }) : undefined;
  };
  return (
    <FileDrop
      name="uploads[]"
      label={t("newFile")}
      hint={t("fileHint", { size })}
      accept={acceptOf(documentKinds)}
      judge={judge}
    />
  );
}

/** Says that a file is on its way. */
export function Sending() {
  const t = translator(paperFieldWords, useUi().locale);
  const { isSubmitting } = useFormContext();
  return isSubmitting ? <Loader>{t("sending")}</Loader> : null;
}
