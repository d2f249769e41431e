import { defineMessages } from "#modules/platform/messages";

/** Words of the settings of supervision. */
export const settingsWords = defineMessages({
  en: {
    title: "Supervision of groups",
    lede: "What the supervision of groups rests on, each with where and when it was read.",
    rules: "Two more dates are rules of the list of duties:",
    toSgri: "When headquarters send their yearly list of chapters to the IRS (SGRI)",
    toTransition: "The day by which headquarters must follow the new rules for groups",
    "name.letters_before": "New rules count for chapters that were added from this day on",
    "name.grace_days": "Papers are collected for so many days after a year",
    "name.retention_years": "A closed year is kept for at least so many years",
    save: "Save",
    isConfirmed: "Confirmed",
    isOpen: "Not confirmed",
  },
});
