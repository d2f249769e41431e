import { defineMessages } from "#modules/platform/messages";

/** Why a command of this room was refused. */
export const listingsMessages = defineMessages({
  en: {
    fileBroken:
      "This file is not whole: line {line} can't be read. What was imported before stays. Download the file again.",
    fileOlder: "A file of {date} is imported already, and this one is older.",
    importRuns: "Another import is running. Try again when it has ended.",
    groupShape: "A group exemption number has 4 digits.",
    groupTaken: "This group is in the list already.",
    labelMissing: "Enter a name for the group.",
    fileMissing: "Choose a file.",
    dateMissing: "Enter the date of the file.",
  },
});
