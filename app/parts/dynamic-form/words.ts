import { defineMessages } from "#modules/platform/messages";

/** Words of forms that are data. */
export const dynamicFormWords = defineMessages({
  name: "dynamicForm",
  en: {
    save: "Save",
    cancel: "Cancel",
    onlyIf: "Answer this only if you gave an answer at “{label}”.",
    onlyIfTicked: "Answer this only if you ticked “{label}”.",
    newTab: "(opens in a new tab)",
    greekNone: "Select an organization",
    uploading: "Uploading file: Please wait...",
    uploadFailed: "{name} was not uploaded.",
    uploadUnreached: "The connection was lost.",
    uploadRefused: "The server did not take it.",
    tryAgain: "Try again",
    cancelUpload: "Cancel",
    remove: "Remove",
    removeFile: "Remove {name}",
    tryFile: "Try {name} again",
    cancelFile: "Cancel the upload of {name}",
    files: "Uploaded files",
    fileNumber: "File {id}",
    plainUpload:
      "Save what you have typed, then upload your files on a page of their own: it brings you back here with their numbers.",
    plainUploadLink: "Upload files",
  },
});
