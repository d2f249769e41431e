import { defineMessages } from "#modules/platform/messages";

/** Words of the frame around every page, of refusals and of fault pages. */
export const shellMessages = defineMessages({
  en: {
    "request.malformed": "We could not read what was sent. Please go back and try again.",
    "request.forged":
      "This page was open for too long or was sent from somewhere else. Nothing was changed. Please send it again.",
    "refusal.invalid": "There is a problem with what was sent.",
    "refusal.conflict": "This can't be done right now.",
    "refusal.unauthenticated": "Please sign in first.",
    "refusal.forbidden": "You are not allowed to do this.",
    "refusal.not_found": "We could not find that.",
    "refusal.too_large": "What was sent is too large.",
    "refusal.too_many": {
      one: "Too many tries. Please wait {count} minute and try again.",
      other: "Too many tries. Please wait {count} minutes and try again.",
    },
    "fault.title": "Something went wrong on our side",
    "fault.message": "Something went wrong on our side. Nothing was changed.",
    "fault.next": "Nothing was changed. Please try again in a moment.",
    "fault.reference": "If you write to us, give this reference: {reference}",
    "outage.title": "We will be right back",
    "outage.message":
      "Part of our service is not answering at the moment. Nothing was lost or changed. Please try again in a minute.",
    "not_found.title": "We can't find that page",
    "not_found.text":
      "The address may be mistyped, or the page may have moved. The home page knows the way.",
    "forbidden.title": "This page is not for you",
    "forbidden.text": "You are signed in, but this account is not allowed to open this page.",
    "refused.title": "We could not take that",
    home: "Go to the home page",
    "nav.bylaws": "Bylaws",
    "nav.app": "My organization",
    "nav.admin": "Staff",
    "flash.signed-out": "You are signed out.",
    "flash.saved": "Your data was saved.",
  },
});
