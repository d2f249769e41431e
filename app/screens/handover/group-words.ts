import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which a headquarters sees its chapters' handovers. */
export const groupHandoverWords = defineMessages({
  en: {
    title: "Handovers",
    lede: "When the officers' terms of each chapter of {group} end, and which chapters nobody signs in for any more.",
    terms: "Terms by chapter",
    none: "No chapters here",
    noneText: "They are listed once they belong to your group.",
    chapter: "Chapter",
    lastEnd: "Last term ends",
    noTerm: "No officer entered",
    people: "Who signs in",
    nobody: "Nobody",
    handover: "Handover",
    "state.planned": "To {name}, not sent yet",
    "state.sent": "Sent to {name}",
    "state.accepted": "{name} accepted",
    "state.completed": "Completed by {name}",
    "state.declined": "{name} declined",
    "state.expired": "The link to {name} expired",
    "state.cancelled": "Cancelled",
    sendAgain: "Send again",
    cancel: "Cancel",
    give: "Give it to somebody",
    giveOne: "Give it to somebody: {name}",
    start: "Give a chapter to somebody",
    startNone: "Somebody signs in for each of your chapters: they hand over by themselves.",
    startText:
      "For a chapter that nobody signs in for. The person gets a link for 14 days, and the last officers in the chapter's roster are told.",
    choose: "Choose a chapter",
    send: "Send the link",
  },
});
