import { defineMessages } from "#modules/platform/messages";

/** Why something about a roster was refused, and what is wrong in a file. */
export const rosterMessages = defineMessages({
  en: {
    labelRows: "chapters",
    labelDecision: "decision",
    labelIgnoreUntil: "day",
    labelNote: "note",
    chooseRows: "Choose at least one chapter.",
    chooseDecision: "Choose what you decide.",
    notForRow: "{name}: that cannot be decided about this chapter. Choose another decision.",
    ignoreDate: "Enter a day from tomorrow until {last}, for example 6/30/2027.",
    factsChanged:
      "Something has changed about {name} since you opened the page. Look at it again, then decide.",
    decidedMeanwhile: "Somebody else has decided about {name} meanwhile. Look at it again.",
    fileMissing: "Choose a file.",
    uploadSettled: "This roster was taken or dropped already.",
    "fault.no_header":
      "The first row names no column that we know. Head the columns: EIN, Name, City, State, Fiscal year end, Subsection.",
    "fault.column_missing": "The column “{column}” is missing. Head it so in the first row.",
    "fault.column_twice": "There are two columns for “{column}”. Keep one.",
    "fault.no_rows": "There is no chapter under the first row.",
    "fault.too_many":
      "A roster has at most {max} chapters. This one has more: is it the right file?",
    "fault.broken":
      "The file cannot be read as a sheet. Save it again as CSV or as an Excel workbook (.xlsx).",
    "fault.name_missing": "The name is missing.",
    "fault.name_long": "The name is longer than {max} characters.",
    "fault.city_long": "The city is longer than {max} characters.",
    "fault.ein_eight":
      "“{text}” has 8 digits; an EIN has 9. A spreadsheet drops a zero in front: if that is so, format the column as text and type the zero again.",
    "fault.ein_shape": "“{text}” is no EIN: enter 9 digits, for example 12-3456789.",
    "fault.ein_twice": "The EIN {text} is in row {first} already.",
    "fault.line_twice": "“{text}” is in row {first} already, in the same place and without an EIN.",
    "fault.state_unknown": "“{text}” is no state: enter its two letters, for example TX.",
    "fault.month_unknown":
      "“{text}” is no month: enter the month in which the fiscal year ends, for example 6 or June.",
    "fault.subsection_unknown":
      "“{text}” is no paragraph of 501(c): enter its number, for example 3.",
    "column.ein": "EIN",
    "column.name": "Name",
    "column.city": "City",
    "column.state": "State",
    "column.fiscal_year_end": "Fiscal year end",
    "column.subsection": "Subsection",
  },
});
