import { defineMessages } from "#modules/platform/messages";
import { templateTitles } from "./registry/titles";

/** What the bylaws forms and their waiting pages say. The documents' own text is in `templates/`. */
export const bylawsMessages = defineMessages({
  en: {
    ...templateTitles.en,
    fundraisingAlone:
      "Raising money alone is not a tax-exempt purpose. Say what the money is for: for example, to support and enrich a program for students.",
    unknownMinimum:
      "Enter a whole number such as 10, a percentage from 10% to 100%, or a fraction from 1/10 to 1.",
    nominationsFar:
      "Nominations usually begin one to three months before the annual meeting; yours begin {months} months before. The document says what you chose. Change it if it is not what you mean.",
    nominationsSame:
      "Nominations begin in the month of the annual meeting. Usually they begin one to three months before, so that members hear of the candidates in time. The document says what you chose.",
    warningsTitle: "Please look at this again",
    chooserTitle: "Which bylaws do you need?",
    generate: "Generate",
    disclaimerTitle: "Please read this first",
    disclaimer:
      "These bylaws are general best practice. They must be reviewed before use and are not guaranteed to be suitable for your organization. They are not legal or tax advice.",
    clauseReason: "Why is this here?",
    clauseLaw: "Legal reference",
    outOfDate:
      "The wording of these bylaws has changed since this form was opened. Please check your answers and send the form again.",
    unknownVersion: "The version field must be the version of the wording that the form shows.",
    tooManyVersions:
      "These bylaws have reached {max} versions. Please start over to make new bylaws.",
    storageFailure: "The document could not be stored. Please try again in a few minutes.",
    renderFailure: "The document could not be made. Please check your answers and try again.",
  },
});
