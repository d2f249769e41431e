import { defineMessages } from "./messages";

/** What staff are told whose role does not include something. */
export const staffMessages = defineMessages({
  en: {
    roleForbids: "Your role does not include this. An owner can change it under Staff.",
  },
});
