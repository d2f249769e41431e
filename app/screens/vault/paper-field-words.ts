import { defineMessages } from "#modules/platform/messages";

/** Words of the file that is asked for. */
export const paperFieldWords = defineMessages({
  name: "paperFields",
  en: {
    sending: "Uploading file: Please wait...",
    newFile: "File",
    fileHint: "PDF, Word, Excel, text or picture, at most {size}.",
  },
});
