import { defineMessages } from "#modules/platform/messages";

/** What staff are told when something cannot be paid back, credited or voided. */
export const refundMessages = defineMessages({
  en: {
    amountAboveZero: "The amount must be more than $0.00.",
    amountBeyondPaid: "The amount is more than is left of this payment.",
    amountBeyondBalance: "The amount is more than this invoice has open.",
    note: "Say why, in at most {max} characters. It is on the statement.",
    nothingLeft: "Nothing is left of this payment that could be paid back.",
    underWay:
      "Another refund of this payment is under way, and its end is not known yet. Try again in a few minutes.",
    providerAway: "The card provider cannot be reached. Nothing was paid back. Try again later.",
    notInBooks:
      "The card provider has no such charge, or it was taken back. Look at the unmatched payments.",
    takenBack: "The bank has taken this payment back already. The invoice is open again.",
    wholeOnly:
      "Today's payments can be paid back as a whole only. A part can be paid back once the provider has settled it, usually the next day.",
    refused: "The card provider refused: {text}",
    hasPayments:
      "Something was paid on this invoice. Pay that back first, or write a credit note for the rest.",
    paymentUnderWay: "A payment of this invoice is under way. Try again once its end is known.",
    voidedAlready: "There is nothing left to void: this invoice is voided, or was over $0.00.",
    booksAway: "The card provider's books cannot be read now. Try again later.",
    noOddCharge:
      "The card provider's books show no charge of another amount. Look the reference up there.",
    moreThanAsked:
      "More was charged than the invoices come to. Pay it back at the card provider, then say so here.",
    stillUndecided:
      "This payment has not come to its end, and its invoices are held. Decide what was charged first.",
    closedBefore: "Somebody has closed this one meanwhile.",
  },
});
