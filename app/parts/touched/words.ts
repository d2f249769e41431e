import { defineMessages } from "#modules/platform/messages";

/** Words of whom a change of rules touches, for staff. */
export const touchedWords = defineMessages({
  en: {
    title: "Whom this change touches",
    none: "No open date comes, goes or moves.",
    clubs: { one: "{count} club", other: "{count} clubs" },
    dates: { one: "{count} date", other: "{count} dates" },
    touched: "{clubs} and {dates}: what was done keeps its date.",
    some: "We looked at {looked} of {all} clubs, those first that have this duty now. The change counts for all of them.",
    save: "Nothing is saved yet. You may still change the fields below and look again.",
    end: "Go to the button that saves it",
    examples: "Examples",
    columnClub: "Club",
    columnPeriod: "About",
    columnBefore: "Old date",
    columnAfter: "New date",
    comes: "None before",
    goes: "None any more",
  },
});
