import { defineMessages } from "#modules/platform/messages";

/** What the general variant is called, and for whom it is. */
export const boosterTitles = defineMessages({
  en: {
    boosterTitle: "Bylaws for a booster club",
    boosterDescription:
      "For a parent booster club or support group that is, or wants to be, a 501(c)(3) charity.",
  },
});
