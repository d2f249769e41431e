import { defineMessages } from "#modules/platform/messages";

/** Why something was refused. */
export const supervisionMessages = defineMessages({
  name: "supervisionRefusal",
  en: {
    fiscalYearMissing:
      "First say in which month your accounting year ends: all of this is counted from it.",
    yearExists: "This year is set up already.",
    yearRuns: "This year ends on {date}. It can be closed from the day after.",
    yearClosed: "This year was closed on {date}. Nothing in it can be changed.",
    yearNone: "There is no such year here. Set it up first.",
    chooseResult: "Choose what you found.",
    noteForQuestion: "Say what the question is, or what is not in order.",
    textOrLink: "Write a text, or enter an address that begins with https://.",
    linkShape: "Enter an address that begins with https://, or leave it empty.",
    educationNone: "Publish a text first.",
    fileOfBoth:
      "This file is here as the return and as the confirmation. A confirmation of the 990-N is no copy of a return: keep it in one place.",
    nothingSent: "Add a copy of your return, or fill in the report and the confirmation.",
    reportWhole: "Fill in all three amounts of the report.",
    activityMissing: "Name at least one activity.",
    officersMissing: "Name the officers.",
    periodRuns: "Your fiscal year ends on {date}. Send its papers from the day after.",
    periodUnknown: "First say in which month your fiscal year ends.",
    chooseChapters: "Choose at least one chapter.",
    chooseFile: "Choose the file that shows it.",
    noStatement: "Write the statement first.",
    dayShape: "Enter a day, for example 5/3/2027.",
    dayAhead: "Enter today or an earlier day: this is still to come.",
    dayOutside: "Enter a day in the years from 2000 to 2100.",
    dayBefore: "Enter a day after the first one.",
    choose: "Choose one.",
    changedMeanwhile:
      "Somebody else saved this meanwhile. Your entries are still here: compare, and save again.",
    withdrawnAlready: "This was withdrawn already.",
    reasonMissing: "Say why, for whoever reads the record.",
    ownerForces: "Only an owner for all chapters may do this.",
    outsideEarly: {
      one: "The window opens tomorrow: this is one day early. Say why it cannot wait.",
      other: "This is {count} days early. Say why it cannot wait.",
    },
    outsideLate: {
      one: "The window closed yesterday: this is one day late. Say why, and go on.",
      other: "This is {count} days late. Say why, and go on.",
    },
    frozenAlready: "This report was frozen on {date}. There is one for each year.",
    submittedAlready: "This report was marked submitted on {date}.",
    notFrozen: "Freeze the report first.",
    notSubmitted: "Mark the report submitted first.",
    closedAlready: "This report is closed.",
    proofOfSubmission:
      "Enter the confirmation that the IRS gave, or choose the file that shows it.",
    wayMissing: "Say how it was sent.",
    beforeFrozen: "Enter {date} or a later day: it was frozen then.",
    wholeNumber: "Enter a whole number from {from} to {to}.",
    sourceMissing: "Say where you read it.",
  },
});
