import { defineMessages } from "#modules/platform/messages";

/** Words of the page about the list of what is due. */
export const digestWords = defineMessages({
  name: "digest",
  en: {
    title: "E-mails about what is due",
    lede: "One list of what each of your clubs has to do soon. Nothing due, no e-mail.",
    rhythm: "How often",
    "rhythm.weekly": "Every Monday",
    "rhythm.monthly": "The first Monday of each month",
    "rhythm.off": "Never",
    rhythmHint:
      "Reminders of a single date come as well: 60, 30, 14, 7 and 3 days before, and on the day.",
    locale: "Language",
    save: "Save",
    ended: "You have ended all e-mails about what is going on, so this list does not come either.",
    toAccount: "Change that in your account",
    toCalendar: "Back to the calendar",
  },
});
