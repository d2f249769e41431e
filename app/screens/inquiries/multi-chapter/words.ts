import { defineMessages } from "#modules/platform/messages";

/** What a headquarters gets, above the form that asks about it. */
export const multiChapterWords = defineMessages({
  name: "multiChapterPage",
  en: {
    getsTitle: "What your headquarters gets",
    boardTitle: "One board for all chapters",
    boardText:
      "How each chapter is doing with the IRS, and why we say so. Find those that missed a return, and write to all of them at once, each with its own dates.",
    rosterTitle: "Your roster beside the IRS's list",
    rosterText:
      "Upload your list of chapters. See who is missing at the IRS, who is listed there and is none of yours, and whose name differs.",
    reportTitle: "The yearly report on your group",
    reportText:
      "The list of chapters that the IRS asks for each year, made from what you keep here anyway, and a reminder when its weeks begin.",
    signedTitle: "Authorizations, signed online",
    signedText:
      "An officer of each chapter signs on a phone. You see who has not, and keep the paper with its proof.",
    regionsTitle: "Regions and their people",
    regionsText: "A person of a region sees the chapters of that region and no others.",
    rulesTitle: "New IRS rules for groups: be ready by {date}",
    rulesTitleAnyDay: "New IRS rules for groups",
    rulesText:
      "Rev. Proc. 2026-8 asks a central organization for one purpose of all chapters, for supervision every year, and for an authorization from each chapter. One page shows what you have in place, with its proof, and what is next.",
    rulesCheck: "Check with {who}.",
    askTitle: "Ask us about your chapters",
  },
});
