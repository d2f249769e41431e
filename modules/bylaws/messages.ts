import { defineMessages } from "#modules/platform/messages";

/** What the bylaws forms and their waiting pages say. The documents' own text is in `templates/`. */
export const bylawsMessages = defineMessages({
  en: {
    chapterTitle: "Bylaws for a Greek chapter",
    chapterDescription:
      "For a fraternity or sorority chapter that is, or wants to be, a 501(c)(7) social club.",
    boosterTitle: "Bylaws for a booster club",
    boosterDescription:
      "For a parent booster club or support group that is, or wants to be, a 501(c)(3) charity.",
    fundraisingAlone:
      "Raising money alone is not a tax-exempt purpose. Say what the money is for: for example, to support and enrich a program for students.",
    unknownMinimum:
      "Enter a whole number such as 10, a percentage from 10% to 100%, or a fraction from 1/10 to 1.",
    nominationsFar:
      "Nominations usually begin one to three months before the annual meeting; yours begin {months} months before. The document says what you chose. Change it if it is not what you mean.",
    nominationsSame:
      "Nominations begin in the month of the annual meeting. Usually they begin one to three months before, so that members hear of the candidates in time. The document says what you chose.",
    schoolTitle: "Bylaws for a school's booster club",
    schoolDescription:
      "For a booster club whose school or district asks for certain rules. Only what you tick goes into the document.",
    cooperationTitle: "School Cooperation",
    cooperationHint: "Tick what your school or district asks of its booster clubs.",
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
