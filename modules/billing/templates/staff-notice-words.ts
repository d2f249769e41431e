import { defineMessages } from "#modules/platform/messages";

/** What staff read about payments and books. */
export const staffNoticeWords = defineMessages({
  en: {
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
