import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which a headquarters adds a chapter. */
export const newChapterWords = defineMessages({
  en: {
    title: "Add a chapter",
    lede: "The chapter gets an account in {group}, and you follow its standing and duties from today.",
    means:
      "Adding a chapter bills nothing, makes it no member and does not say that your group ruling covers it: it becomes a member when it applies and we approve it, and whom the ruling covers, you tell the IRS.",
    officer: "First officer, if you like",
    officerHint:
      "We invite this person by e-mail to sign in for the chapter, in your name. You can also do it later, from the chapter's page.",
    onlyEditors: "People of your headquarters who may change things add chapters.",
    submit: "Add the chapter",
    back: "All chapters",
    roster: "Compare your chapters with the IRS's file",
  },
});
