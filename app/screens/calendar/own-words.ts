import { defineMessages } from "#modules/platform/messages";

/** Words of the club's own duties. */
export const ownDutyWords = defineMessages({
  en: {
    title: "Your club's own duties",
    lede: "What nobody but your club knows of: the school's forms, the bake sale permit, the audit.",
    list: "Your duties",
    none: "None yet",
    noneText: "Add the first one below: it joins all others in the calendar.",
    name: "What",
    nameHint: "At most 120 characters.",
    date: "Date",
    yearly: "Every year on this day",
    note: "Note",
    noteHint: "What to do, where to send it. Everybody of your club reads it.",
    howOften: "How often",
    repeats: "Every year",
    once: "Once",
    when: "When",
    change: "Change",
    add: "Add a duty",
    addSubmit: "Add it",
    left: { one: "{count} more fits.", other: "{count} more fit." },
    full: "Your club keeps as many as fit. Remove some first.",
    editTitle: "Change your duty",
    save: "Save",
    remove: "Remove it",
    removeText: "It leaves the calendar. What was marked done stays in the history.",
    removeSubmit: "Remove this duty",
    back: "Back to your duties",
    toCalendar: "Back to the calendar",
  },
});
