import { defineMessages } from "#modules/platform/messages";

/** Words that the pages of nudges share. */
export const nudgeSharedWords = defineMessages({
  en: {
    "state.waiting": "Waits for its day",
    "state.sending": "Being sent",
    "state.sent": "Sent",
    "state.cancelled": "Cancelled",
    "outcome.waiting": "Waiting",
    "outcome.writing": "Being written",
    "outcome.sent": "Sent",
    "outcome.done_since": "Done since",
    "outcome.mended": "Mended before it was sent",
    "outcome.recent": "Had a letter in the last 7 days",
    "outcome.nobody": "Nobody to write to",
    "outcome.failed": "Could not be delivered",
    "outcome.left": "Has left the group",
    "outcome.cancelled": "Cancelled",
    outcomeCount: "{outcome}: {count}",
    topic: "About",
    subject: "Subject",
    state: "State",
    when: "When",
    by: "Who asks",
    outcomes: "Chapters",
    asRead: "As {chapter} reads it",
    chapterWord: "your chapter",
    dueWord: "(the day it is due)",
    linkWord: "(a link to the page)",
    formerPerson: "Somebody who has left",
  },
});
