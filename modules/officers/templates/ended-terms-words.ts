import { defineMessages } from "#modules/platform/messages";

/** What people read when all officers' terms have ended. */
export const endedTermsWords = defineMessages({
  en: {
    subject: "{organization}: all officers' terms have ended",
    heading: "Who are the officers of {organization} now?",
    text: "By the roster, the last officer's term ended on {day}, and nobody follows. A club without officers cannot act: nobody may sign at the bank, and nobody answers to the IRS.",
    next: "Enter the new terms. If the same people go on, enter that too.",
    action: "Open the roster",
    actionGroup: "Open the headquarters' page",
    note: "You get this because you belong to {organization}, or to its headquarters.",
  },
});
