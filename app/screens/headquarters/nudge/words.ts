import { defineMessages } from "#modules/platform/messages";

/** Words of one letter of a headquarters to its chapters. */
export const nudgeWords = defineMessages({
  en: {
    lede: "{about}. {state}, {when}.",
    by: "{name} asks, and gets the answers.",
    insists: "Also chapters that had a letter about it within 7 days.",
    text: "The letter",
    textHint: "Each chapter reads its own name, reason, day and link.",
    chapters: "Chapters",
    chapter: "Chapter",
    outcome: "What became of it",
    letters: "Letters",
    day: "Since",
    none: "No chapter that you see",
    noneText: "They have left the group, or are in other regions.",
    cancel: "Cancel the letter",
    cancelText: "Its day has not come: nobody has been written to.",
    back: "Letters to your chapters",
  },
});
