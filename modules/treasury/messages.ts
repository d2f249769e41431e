import { defineMessages } from "#modules/platform/messages";

/** Why a change of a treasurer's year was refused, and how messages name its fields. */
export const treasuryMessages = defineMessages({
  name: "treasuryRefusal",
  en: {
    ownAlone: "Only people of the organization keep its money.",
    changedMeanwhile:
      "Somebody changed this meanwhile. Read what is there now, then save yours again.",
    yearExists: "This year is there already.",
    yearOutside: "Enter the last day of a month between 2000 and the end of next year.",
    yearsLimit: "At most {max} years are kept.",
    isFinal: "The report is final. Correct it with a reason first.",
    notFinal: "The report is not final.",
    openingMissing: "Enter what was in the accounts on the first day of the year.",
    openingReasonMissing:
      "The year before ended with {amount}. Enter that, or say why it is another amount.",
    bankMissing: "Enter the balance of the bank statement on the last day of the year.",
    differenceMissing:
      "The bank and the report differ by {amount}. Find it, or say in words what explains it.",
    nothingEntered: "Enter at least one amount that came in or went out.",
    yearRuns: "The year has not ended. A report is final after {day}.",
    reasonMissing: "Say in a few words why it is corrected.",
    nameMissing: "Name the category.",
    nameTwice: "There is a category of that name.",
    sideMissing: "Say whether it is money in or money out.",
    linesLimit: "A year has at most {max} categories.",
    lineUsed: "Empty the amounts of this category first.",
    tooLarge: "The sums are too large. Check the amounts.",
    budgetEmpty: "Enter at least one planned amount first.",
    budgetAdopted: "The budget was adopted. Amend it first.",
    budgetOpen: "The budget is not adopted.",
    adoptedMissing: "Enter the day of the meeting.",
    adoptedAhead: "Enter today or an earlier day.",
    adoptedOld: "Enter a day within a year before the year, or later.",
    labelEndsOn: "last day of the year",
    labelOpening: "opening balance",
    labelOpeningReason: "reason",
    labelBank: "bank statement",
    labelChecks: "checks not cleared",
    labelDeposits: "deposits not credited",
    labelDifference: "explanation",
    labelName: "name",
    labelSide: "money in or out",
    labelNature: "whose money",
    labelReason: "reason",
    labelAdopted: "day of the meeting",
  },
});
