import { defineMessages } from "#modules/platform/messages";

/** Why a file of an account was refused. */
export const accountFileMessages = defineMessages({
  name: "accountFile",
  en: {
    fileNeedsAccount: "Say which organization the file belongs to.",
    paramsShape: "Send one flat JSON object of short values.",
    fileReplaced: "There is a newer version of this paper. Open that one, and add yours to it.",
    labelProfileId: "organization",
    labelParams: "parameters",
  },
});
