import { defineMessages } from "#modules/platform/messages";

/** What the chapters' variant is called, and for whom it is. */
export const chapterTitles = defineMessages({
  en: {
    chapterTitle: "Bylaws for a Greek chapter",
    chapterDescription:
      "For a fraternity or sorority chapter that is, or wants to be, a 501(c)(7) social club.",
  },
});
