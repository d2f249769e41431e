import { defineMessages } from "#modules/platform/messages";

/** Words of the settings of supervision. */
export const settingsWords = defineMessages({
  en: {
    title: "Supervision",
    lede: "What the supervision of groups rests on, each with where and when it was read. The window of the SGRI and the end of the transition are rules of the catalogue.",
    toSgri: "The window of the SGRI",
    toTransition: "The end of the transition",
    "name.letters_before": "New rules count for chapters added from",
    "name.grace_days": "Days after a year in which papers are collected",
    "name.retention_years": "Years for which a closed year is kept at least",
    save: "Save",
    isConfirmed: "Confirmed",
    isOpen: "Not confirmed",
  },
});
