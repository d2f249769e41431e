import { defineMessages } from "#modules/platform/messages";

/** Why no officer letter is made. */
export const certificateRefusals = defineMessages({
  name: "officerLetterRefusal",
  en: {
    notOfficer: "Advisers and school representatives are no officers: no letter is made for them.",
    termEnded: "The term ended on {day}. A letter is made for a term that is open today alone.",
    termComing: "The term begins on {day}. A letter is made for a term that is open today alone.",
    notYours:
      "The officer makes this letter, signed in with the e-mail address in the roster, or the club's primary user.",
    noSecond:
      "Nobody else can be told. Enter a second officer who is in office, with an e-mail address: that person hears of each letter, and may object.",
    withdrawnAlready: "This letter was withdrawn already.",
  },
});

/** The words of an officer letter. */
export const certificateWords = defineMessages({
  en: {
    title: "Officer Letter",
    subject: "{name}, {office} of {organization}",
    intro: "To whom it may concern: by the roster of {organization},",
    is: "is {office} of {organization}",
    isWithEin: "is {office} of {organization}, EIN {ein}",
    days: "from {from} to {to}, as the club's roster says on {day}.",
    section03:
      "The IRS's file of {date} lists the organization under section 501(c)(3) of the Internal Revenue Code.",
    section07:
      "The IRS's file of {date} lists the organization as a social club under section 501(c)(7) of the Internal Revenue Code.",
    believe: "Believe the page at {host}, not this paper.",
    valid: "Valid through",
    number: "Letter number",
    note: "{address} says whether this holds today. Written by {company} from what the club entered.",
  },
});
