import { defineMessages } from "#modules/platform/messages";

/** What a member is told whose renewal is late, and one whose membership has lapsed. */
export const lapseWords = defineMessages({
  name: "lapse",
  en: {
    "grace.title": "The renewal is late",
    "grace.text":
      "The membership ran through {due}. Nothing has changed yet: everything goes on through {grace}. Renew by then and nothing stops.",
    "lapsed.title": "The membership has lapsed",
    "lapsed.text":
      "It ran through {due}, and the time to renew late ended on {grace}. Since then the organization no longer gets:",
    "lapsed.kept": "Nothing is deleted: its papers, its invoices and its people are still here.",
    "lapsed.return":
      "To return, renew and pay. Everything starts again at once, and the renewal pays through {next}: the year is counted from the due date, not from the day you pay.",
    "lapsed.again": "That day has passed as well, so the next year's renewal follows right after.",
  },
});
