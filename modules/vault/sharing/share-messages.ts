import { defineMessages } from "#modules/platform/messages";

/** Why something about a link was refused. */
export const shareMessages = defineMessages({
  name: "shareRefusal",
  en: {
    ownAlone: "Only people of the organization make links to its papers.",
    chooseWhat: "Choose papers, or a fiscal year.",
    tickOne: "Tick at least one paper.",
    tooMany: "One link opens at most {max} papers. Choose fewer.",
    paperGone: "One of these papers is private or no longer there. Look at the list again.",
    yearMissing: "Choose a fiscal year.",
    yearEmpty: "No paper of this fiscal year can be shown. Choose another year.",
    dayOutside: "Enter a day from tomorrow to {max} days from now.",
    passcodeShape: "A passcode is 8 digits, for example 48151623. Or leave it empty.",
    tooManyOpen: "At most {max} links work at once. End one first.",
    ended: "This link has ended already.",
    enterPasscode: "Enter the passcode of 8 digits that you were given.",
    wrongPasscode: {
      one: "This is not the passcode. {count} try is left, then the link ends.",
      other: "This is not the passcode. {count} tries are left, then the link ends.",
    },
  },
});
