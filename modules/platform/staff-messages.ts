import { defineMessages } from "./messages";

/** What staff are told who may not do something, or not now. */
export const staffMessages = defineMessages({
  en: {
    roleForbids: "Your role does not include this. An owner can change it under Staff.",
    readOnly: "You see this as a member, read only. Stop first, then change it as yourself.",
  },
});
