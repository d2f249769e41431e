import { defineMessages } from "#modules/platform/messages";

/** Words of what is asked of a paper: the file itself, and what it is. */
export const paperFieldWords = defineMessages({
  name: "paperFields",
  en: {
    kind: "Which paper is it?",
    kindNone: "None of these",
    kindHint: "One of those that clubs are asked for: then we know that it is not missing.",
    category: "Category",
    categoryHint: "Decides how long it is kept. The paper's own is taken where you choose none.",
    categoryNone: "By the paper, or Other",
    titleLabel: "Title",
    titleHint: "Left empty, the file's name is shown.",
    datedOn: "Date of the paper",
    datedOnHint: "Left empty, today.",
    endsOn: "Last day",
    endsOnHint: "Of a contract, registration or policy.",
    private: "Private",
    privateHint:
      "Only the primary user and the treasurer see it. No packet or share has it. Your headquarters keeps what you sent it before.",
    sending: "Uploading file: Please wait...",
    newFile: "File",
    fileHint: "PDF, Word, Excel, text or picture, at most {size}.",
  },
});
