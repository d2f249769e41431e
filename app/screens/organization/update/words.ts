import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which a club edits what it says about itself. */
export const accountEditWords = defineMessages({
  name: "accountEdit",
  en: {
    title: "Your organization",
    lede: "What we call you, and what the public sees of you.",
    view: "View my public profile.",
    notification: "Your public profile shows this from now on.",
  },
});
