import { defineMessages } from "#modules/platform/messages";

/** What account's people and staff read by e-mail about money that moved back. */
export const mailMessages = defineMessages({
  en: {
    returnSubject: "A payment of {name} was returned",
    returnHeading: "A payment was returned",
    returnText:
      "The bank took back {amount} that {name} paid on {date} ({label}). The invoices below are open again.",
    returnNext: "Please pay them another way, or ask your bank for the reason.",
    returnForSubject: "A payment for {name} was returned",
    returnForText:
      "The bank took back {amount} that {payer} had paid for {name} on {date}. The invoices below are open again.",
    returnForNext: "{payer} was told too. Ask there who pays them now, or pay them yourself.",
    refundSubject: "{amount} was paid back to {name}",
    refundHeading: "Money was paid back",
    refundText: "We paid back {amount} of the payment of {date} ({label}). The reason: {note}",
    refundNext: "Depending on the bank, it takes up to ten days until it shows.",
    creditSubject: "A credit note for {name}",
    creditHeading: "You owe less",
    creditText: "We took {amount} off an invoice of {name}. The reason: {note}",
    voidSubject: "An invoice of {name} was voided",
    voidHeading: "You need not pay this invoice",
    voidText: "We took back an invoice of {name} over {amount}. The reason: {note}",
    invoice: "Invoice {number}: {balance} open",
    receiptSubject: "Receipt: {amount} for {name}",
    receiptHeading: "Thank you for your payment",
    receiptText: "We received {amount} for {name} on {date}.",
    receiptNumber: "Receipt {number}",
    receiptDiscount: "Discount: {discount}",
    receiptDiscountCode: "Discount {code}: {discount}",
    receiptInvoice: "Invoice {number}: {amount}",
    receiptOpen: "Still to be paid: {open}",
    payAction: "Go to payments",
    financesAction: "See your finances",
    staffReturnSubject: "Returned payment: {name}, {amount}",
    staffReturnHeading: "A payment was returned",
    staffReturnText:
      "{amount} of {name} from {date} ({label}) was taken back by the bank ({status}). Its invoices are open again, and the account has been told.",
    unclearSubject: "Unclear payment: {name}, {amount}",
    unclearHeading: "The end of a payment is not known",
    unclearText:
      "Half an hour ago {name} paid {amount}, and the card provider's books do not tell whether it was charged. Its invoices stay blocked. Reference: {ref}",
    reconciliationSubject: {
      one: "{count} unmatched payment",
      other: "{count} unmatched payments",
    },
    reconciliationHeading: "The card provider's books differ from ours",
    reconciliationText: {
      one: "The comparison found {count} new difference. Somebody must look at it.",
      other: "The comparison found {count} new differences. Somebody must look at them.",
    },
    paymentPageSubject: {
      one: "{count} change on the payments page",
      other: "{count} changes on the payments page",
    },
    paymentPageHeading: "The payments page has changed",
    paymentPageText: {
      one: "The daily watch found {count} script or header of the payments page that nobody has judged yet. Look at it now: somebody may be reading card numbers.",
      other:
        "The daily watch found {count} scripts or headers of the payments page that nobody has judged yet. Look at them now: somebody may be reading card numbers.",
    },
    ledgerSubject: { one: "{count} fault in the ledger", other: "{count} faults in the ledger" },
    ledgerHeading: "The ledger does not agree with itself",
    ledgerText: {
      one: "The nightly check found {count} fault. “npm run ledger:check” lists it, and can repair some kinds.",
      other:
        "The nightly check found {count} faults. “npm run ledger:check” lists them, and can repair some kinds.",
    },
    unmatchedAction: "Look at unmatched payments",
  },
});
