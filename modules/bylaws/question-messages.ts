import { defineMessages } from "#modules/platform/messages";
import { templateQuestions } from "./registry/questions";

/** How the forms' fields are asked. Pages get the words of their own form; browsers need no more. */
export const questionMessages = defineMessages({
  name: "question",
  en: {
    ...templateQuestions.en,
    fiscalYearEndLabel: "Fiscal year ends on the last day of",
    fiscalYearEndHint: "This month must match the fiscal year end that you gave the IRS.",
    highlightLabel: "Highlight my responses in the document.",
    nameField: "name",
    purposeField: "purpose",
    fiscalYearEndField: "fiscal year end",
    highlightField: "highlight",
    versionField: "version",
  },
});
