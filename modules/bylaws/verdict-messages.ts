import { defineMessages } from "#modules/platform/messages";

/** What is wrong with or unusual about answers, which the server alone judges: no browser loads it. */
export const verdictMessages = defineMessages({
  name: "verdict",
  en: {
    fundraisingAlone:
      "Raising money alone is not a tax-exempt purpose. Say what the money is for: for example, to support and enrich a program for students.",
    unknownMinimum:
      "Enter a whole number such as 10, a percentage from 10% to 100%, or a fraction from 1/10 to 1.",
    nominationsFar:
      "Nominations usually begin one to three months before the annual meeting; yours begin {months} months before. The document says what you chose. Change it if it is not what you mean.",
    nominationsSame:
      "Nominations begin in the month of the annual meeting. Usually they begin one to three months before, so that members hear of the candidates in time. The document says what you chose.",
    outOfDate:
      "The wording of these bylaws has changed since this form was opened. Please check your answers and send the form again.",
    unknownVersion: "The version field must be the version of the wording that the form shows.",
    tooManyVersions:
      "These bylaws have reached {max} versions. Please start over to make new bylaws.",
    fiscalYearDiffers:
      "The IRS file of {date} says that your accounting period ends in {irs}; these bylaws say {own}. The two must match: change the month here, or tell the IRS of the change.",
    keptElsewhere:
      "These bylaws are already kept with another organization's papers. To have your own, start over and make new ones.",
  },
});
