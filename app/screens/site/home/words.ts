import { defineMessages } from "#modules/platform/messages";

/** Words of the home page. */
export const homeMessages = defineMessages({
  name: "home",
  en: {
    metaTitle: "Bylaws, exemption and renewals for volunteer-run nonprofits",
    metaDescription:
      "{brand} helps booster clubs, school support groups and Greek chapters keep their papers, their tax exemption and their deadlines in order.",
    title: "Your club does the good work. We keep it in good standing.",
    lead: "Booster clubs, school support groups and Greek chapters lose their tax exemption over a missed form, not over bad intentions. {brand} keeps the papers and the dates in one place, so a volunteer with ten minutes can keep the club legal.",
    apply: "Start an application",
    start: "Make your bylaws",
    startHint: "The bylaws are free and need no account.",
    exampleExemption: "Exemption",
    exampleExemptionText: "501(c)(3), in the IRS's list",
    exampleReturn: "Next IRS return",
    exampleReturnText: "{date}, for the year that ends {end}",
    exampleBylaws: "Bylaws",
    exampleBylawsText: "Version 3, adopted by its members",
    askTitle: "Three questions of every new officer",
    ask1Title: "What must we do, and by when?",
    ask1Text:
      "Every duty is on one calendar: the IRS return, the state's reports, your meetings. It goes into the calendar of your phone, and an e-mail reminds you.",
    ask2Title: "Are we all right?",
    ask2Text:
      "One page says how the club is doing with the IRS and the state, and why. A certificate shows it to a school, a bank or a donor, who can check it online.",
    ask3Title: "Who takes over?",
    ask3Text:
      "A handover gives the next officers the calendar, the papers and what is left to do, and lists what changes hands, such as who signs at the bank.",
    howTitle: "Bylaws in three steps",
    how1Title: "Answer a few questions",
    how1Text:
      "Your organization's name, its purpose and its meetings, and the month its fiscal year ends. You can come back and change them.",
    how2Title: "Get a real document",
    how2Text:
      "A Word file with numbered articles, a table of contents and a certificate of adoption. Also as PDF and online.",
    how3Title: "Review, adopt, file",
    how3Text:
      "Read it with your officers and adviser, adopt it by a vote, and keep it where the next officers will find it.",
    standingTitle: "What good standing takes",
    standingLead: "Five separate things, which clubs often take for one:",
    standing1: "Incorporation with your state, if you choose to incorporate",
    standing2: "An EIN of your own, never the school's",
    standing3: "A federal tax exemption, and a 990-series return every year to keep it",
    standing4:
      "Registration with your state before you ask the public for money, where the state requires it",
    standing5: "Bylaws that your members adopted and your officers follow",
    revokedTitle: "Three missed returns end an exemption",
    revokedText:
      "The IRS revokes the exemption of an organization that does not file for three years in a row. It happens by law, without a hearing.",
    groupTitle: "For a headquarters with many chapters",
    groupText:
      "One board says how each chapter is doing with the IRS, and why. {brand} compares your roster with the IRS's list, writes to the chapters that owe something, and prepares the yearly report on your group.",
    rulesTitle: "New IRS rules for groups",
    rulesText:
      "Rev. Proc. 2026-8 asks a central organization for one purpose of all chapters, for supervision every year, and for an authorization from each chapter.",
    rulesLink: "What you need, and by when",
    waysTitle: "Ask us, or look it up",
    verifyTitle: "Verify 501(c) status",
    verifyText: "What the IRS's public file says about a chapter or a club.",
    complianceTitle: "Compliance risk review",
    complianceText: "We check your chapters or affiliates for free and tell you which are at risk.",
    greekTitle: "Campus report for Greek chapters",
    greekText: "The chapters at your campus and where each stands with the IRS.",
    revokedWayTitle: "Lost your exemption?",
    revokedWayText: "Six questions show the way back, and until when it is open.",
    contactTitle: "Let's talk",
    contactText: "Any other question: a person answers.",
  },
});
