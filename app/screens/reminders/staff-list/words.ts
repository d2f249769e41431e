import { defineMessages } from "#modules/platform/messages";

/** Words about everybody's reminders, for staff. */
export const staffRemindersMessages = defineMessages({
  en: {
    columnCount: "Organizations",
    columnPeopleCount: "People who get the mail",
    title: "Reminders",
    lede: "Who was sent what, and what comes on the next days.",
    nextNone: "No reminder is due on the next {count} days.",
    of: "Of {name}",
    all: "All organizations",
    change: "Change which ones it gets",
  },
});
