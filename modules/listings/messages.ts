import { defineMessages } from "#modules/platform/messages";

/** Why a command of this room was refused. */
export const listingsMessages = defineMessages({
  en: {
    fileBroken:
      "This file is not whole: line {line} can't be read. What was imported before stays. Download the file again.",
    fileUnknown:
      "This is none of the IRS's lists that we import: the business master file, the revocation list, Publication 78 or the 990-N list.",
    fileTooLarge: "This file is larger than any of the IRS's lists: {size} at most, unpacked.",
    zipNotSingle: "A ZIP archive must hold exactly one file. Unpack it and send the list itself.",
    fileOlder: "A file of {date} is imported already, and this one is older.",
    importRuns: "Another import is running. Try again when it has ended.",
    groupShape: "A group exemption number has 4 digits.",
    groupTaken: "This group is in the list already.",
    labelMissing: "Enter a name for the group.",
    fileMissing: "Choose a file.",
    dateMissing: "Enter the date of the file.",
    dateFuture: "This day has not come yet. Enter the day on which the IRS posted it.",
  },
});
