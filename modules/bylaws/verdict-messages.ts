import { defineMessages } from "#modules/platform/messages";

/** What is wrong with or unusual about answers, which the server alone judges: no browser loads it. */
export const verdictMessages = defineMessages({
  name: "verdict",
  en: {
    fundraisingAlone:
      "Raising money alone is not a tax-exempt purpose. Say what the money is for: for example, to support and enrich a program for students.",
    unknownMinimum:
      "Enter a whole number such as 10, a percentage from 1% to 100%, or a fraction from 1/10 to 1.",
    nominationsFar:
      "Nominations usually begin one to three months before the annual meeting; yours begin {months} months before. The document says what you chose. Change it if it is not what you mean.",
    nominationsSame:
      "Nominations begin in the month of the annual meeting. Usually they begin one to three months before, so that members hear of the candidates in time. The document says what you chose.",
    quorumAlone:
      "With a quorum of one member, one person can decide for everyone. For most clubs 10% to 25% of the members works.",
    quorumUnreachable:
      "A quorum of {typed} is very high: when fewer come, the meeting can decide nothing. For most clubs 10% to 25% of the members works.",
    shareLow:
      "Less than 10% of the members is few. In some states the law asks for at least one tenth. Check the law of your state.",
    requestAlone:
      "One member alone can call a special meeting. If you do not mean that, choose more, for example 10%.",
    requestUnreachable:
      "If it takes {typed} to call a special meeting, members will hardly ever manage it. 10% is usual.",
    purposeShort:
      "Your purpose is very short. The IRS wants to read what the organization does and for whom: a sentence or two.",
    termsFar:
      "Officers are elected in {meeting} and take office in {start}, {months} months later. Choose another month at “Officers take office on the first day of” if you do not mean that.",
    noticeRead:
      "The bylaws give {days} days' notice. The law of {state} asks at least {least} of a corporation ({cite}, read {date}).",
    noticeCheck:
      "The bylaws give {days} days' notice. We believe that the law of {state} asks at least {least} of a corporation ({cite}). Check with the state.",
    noticeUnknown:
      "The bylaws give {days} days' notice. We do not know how many the law of {state} asks for. Check with the state; if it asks for more, that prevails.",
    lettersMissing:
      "The PDF file shows a code in place of {letters}, which none of its fonts has. Write it in other letters, or use the Word file, which takes the fonts of your computer.",
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
