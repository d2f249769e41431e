import { defineMessages } from "#modules/platform/messages";

/** What an account's people read about money that moved back. */
export const postingNoticeWords = defineMessages({
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
    payAction: "Go to payments",
    financesAction: "See your finances",
  },
});
