import { defineMessages } from "#modules/platform/messages";

/** What the server says of a refusal or a fault; browsers need not load these words. */
export const refusalMessages = defineMessages({
  name: "refusal",
  en: {
    "request.malformed": "We could not read what you sent. Please go back and try again.",
    "request.forged":
      "This page was open for too long or was sent from somewhere else. Nothing was changed. Please send it again.",
    "refusal.invalid": "There is a problem with what you sent.",
    "refusal.conflict": "This can't be done right now.",
    "refusal.unauthenticated": "Please sign in first.",
    "refusal.forbidden": "You are not allowed to do this.",
    "refusal.readOnly":
      "You handed this club over. You can still read its pages, and no longer change anything.",
    "refusal.confirm": "Give your password once more first.",
    "refusal.not_found": "We could not find that.",
    "refusal.too_large": "What you sent is too large.",
    "refusal.too_many": {
      one: "Too many tries. Please wait {count} minute and try again.",
      other: "Too many tries. Please wait {count} minutes and try again.",
    },
    "fault.message": "Something went wrong on our side. Nothing was changed.",
  },
});
