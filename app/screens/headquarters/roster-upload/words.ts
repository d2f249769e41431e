import { defineMessages } from "#modules/platform/messages";

/** Words of sending a headquarters' roster. */
export const rosterUploadWords = defineMessages({
  en: {
    title: "Send your roster",
    lede: "The list of your chapters as you keep it, from your spreadsheet. We judge every line first and show you what it changes; nothing is taken before you say so.",
    file: "Your roster",
    fileHint: "A CSV file or an Excel workbook (.xlsx), at most {size} and {max} chapters.",
    submit: "Check the file",
    columns: "What is in it",
    columnsText:
      "The first row names the columns. EIN and Name must be there; City, State, Fiscal year end and Subsection may be. Other columns are not read. Of a workbook the first sheet counts.",
    einText:
      "A spreadsheet drops the zero in front of an EIN when the column holds numbers. Format the column as text.",
    wrong: {
      one: "{count} thing is wrong in the file",
      other: "{count} things are wrong in the file",
    },
    wrongText: "Nothing was kept. Mend the file and send it again.",
    wrongSummary: "Mend what is told below, and send the file again.",
    more: { one: "And {count} more.", other: "And {count} more." },
    row: "Row",
    fault: "What is wrong",
    wholeFile: "The file",
    faults: "What is wrong",
    back: "Your roster and the IRS",
  },
});
