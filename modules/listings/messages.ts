import { defineMessages } from "#modules/platform/messages";

/** Why a command of this room was refused. */
export const listingsMessages = defineMessages({
  en: {
    fileBroken:
      "Line {line} of this file can't be read: the file is not whole, or another program has changed it. What was imported before stays. Download the file again.",
    fileUnknown:
      "This is none of the IRS's lists that we import: the business master file, the revocation list, Publication 78 or the 990-N list.",
    fileOther: "This is another of the IRS's lists than the one that it is imported as.",
    fileHtml:
      "This is a web page, none of the IRS's lists: instead of the file, the download brought what a browser shows. Open the IRS's address and save the list itself.",
    filePdf: "This is a PDF, none of the IRS's lists. Download the list as CSV, text or ZIP.",
    fileOffice:
      "This is a file of a spreadsheet or an office program, none of the IRS's lists. Download the list as CSV, text or ZIP, and do not save it again.",
    fileUtf16:
      "This file was saved again by another program (as UTF-16). Download the list again, and do not save it again.",
    losesState:
      "By this list {lost} of the {rows} organizations of {state} would leave. So many leave when a list was cut, so it was not imported, and what was imported before stays. If they really left, import it again with the choice that says so.",
    losesList:
      "By this list {lost} of the {rows} organizations of the list before would leave. So many leave when a list was cut, so it was not imported, and what was imported before stays. If they really left, import it again with the choice that says so.",
    fileTooLarge: "This file is larger than any of the IRS's lists: {size} at most, unpacked.",
    zipNotSingle: "A ZIP archive must hold exactly one file. Unpack it and send the list itself.",
    fileOlder: "A file of {date} is imported already, and this one is older.",
    importRuns: "Another import is running. Try again when it has ended.",
    groupShape: "A group exemption number has 4 digits.",
    groupTaken: "This group is in the list already.",
    labelMissing: "Enter a name for the group.",
    fileMissing: "Choose a file.",
    dateFuture: "This day has not come yet. Enter the day on which the IRS posted it.",
  },
});
