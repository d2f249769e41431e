import { defineMessages } from "#modules/platform/messages";

/** Why the sheet for Form 8822-B was refused. */
export const form8822bMessages = defineMessages({
  name: "form8822bRefusal",
  en: {
    nineDigits:
      "Leave the nine digits out. We never ask for a Social Security number: write it on the paper by hand.",
    changedAhead: "Enter today or an earlier day: the IRS is told once it happened.",
    changedLong: "Enter a day within the last 10 years.",
    samePerson: "The new responsible party is another person than the old one.",
  },
});
