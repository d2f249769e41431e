import { defineMessages } from "#modules/platform/messages";

/** Words of the letters by which a headquarters asks its chapters. */
export const nudgesWords = defineMessages({
  en: {
    title: "Letters to your chapters",
    lede: "What the headquarters of {group} has asked its chapters for, and what became of it. Nobody is watched for opening a letter.",
    write: "Write to chapters",
    list: "Letters",
    empty: "No letters yet",
    emptyText: "Write to all chapters that miss the same thing at once.",
  },
});
