import { defineMessages } from "#modules/platform/messages";
import { templateQuestions } from "./generated/questions";

/** How the forms' fields are asked. Pages get the words of their own form; browsers need no more. */
export const questionMessages = defineMessages({
  name: "question",
  en: {
    ...templateQuestions.en,
    fiscalYearEndLabel: "Fiscal year ends on the last day of",
    fiscalYearEndHint:
      "This month must match the fiscal year end that you gave the IRS. June, December and May are usual.",
    highlightLabel: "Highlight my responses in the document.",
    stateLabel: "State",
    stateHint: "The state under whose law you are formed, or will be.",
    stateField: "state",
    entityKindLabel: "Kind of organization",
    entityKindHint: "A corporation has filed articles of incorporation with its state.",
    entityKindField: "kind of organization",
    principalOfficeLabel: "Principal office",
    principalOfficeHint:
      "Street, city and county. Leave it empty and the board fixes it by a resolution.",
    principalOfficeField: "principal office",
    nameField: "name",
    purposeField: "purpose",
    fiscalYearEndField: "fiscal year end",
    highlightField: "highlight",
    versionField: "version",
  },
});
