import { defineMessages } from "#modules/platform/messages";

/** Why a file of an account was refused. */
export const accountFileMessages = defineMessages({
  en: {
    fileNeedsAccount: "Say which organization the file belongs to.",
    paramsShape: "Send one flat JSON object of short values.",
    labelProfileId: "organization",
    labelParams: "parameters",
  },
});
