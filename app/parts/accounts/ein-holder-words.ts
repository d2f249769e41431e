import { defineMessages } from "#modules/platform/messages";

/** Words of the way to an account that has the EIN which another one was to get. */
export const einHolderWords = defineMessages({
  name: "einHolder",
  en: { open: "Open the account that has this EIN" },
});
