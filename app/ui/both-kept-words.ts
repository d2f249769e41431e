import { defineMessages } from "#modules/platform/messages";

/** What is read when somebody else saved meanwhile. */
export const bothKeptMessages = defineMessages({
  name: "bothKept",
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
