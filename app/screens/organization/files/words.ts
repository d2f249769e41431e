import { defineMessages } from "#modules/platform/messages";

/** Words of the page for the files of an organization. */
export const filesMessages = defineMessages({
  en: {
    title: "Your files",
    lede: "Papers that you send us: IRS letters, articles, bank statements.",
    upload: "Upload a file",
    file: "File",
    hint: "PDF, Word, Excel, text or picture, at most {size}.",
    createAccount: "Create new account if no id is present.",
    submit: "Upload",
    sending: "Uploading file: Please wait...",
    added: "{name} is here. Its number is {id}.",
    addedNext: "Go back to the form: the number is entered there. You can upload more files first.",
    back: "Back to the form",
    list: "Uploaded so far",
    number: "Number",
    name: "Name",
    size: "Size",
    date: "Uploaded",
    none: "No files yet",
    noneText: "What you upload is listed here, to download it again.",
  },
});
