import { defineMessages } from "#modules/platform/messages";

/** What staff read when somebody else saved while they were typing. */
export const bothKeptMessages = defineMessages({
  en: {
    title: "Both are kept",
    text: "Yours is in the form, not saved. Save once more to put it in the place of what was saved meanwhile.",
    caption: "Where the two differ",
    field: "Field",
    theirs: "Saved meanwhile",
    yours: "Yours",
    nothing: "nothing",
  },
});
