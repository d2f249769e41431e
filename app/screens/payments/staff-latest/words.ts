import { defineMessages } from "#modules/platform/messages";

/** Words of staff's screen for the payments of an account. */
export const latestPaymentsWords = defineMessages({
  en: {
    latestTitle: "Payments of {name}",
    latestLede: "{amount} is open.",
    latestBehalf: "Pay on the account's behalf",
    latestHistory: "Invoices and statement",
    latestAccount: "The account",
    latestApplication: "The application",
    latestPeople: "People",
    latestNewest: "Newest payments",
    latestNone: "No payment yet",
    latestNoneText:
      "The list begins with the first payment that is made, or entered on an invoice.",
    latestMeans: "Payment",
    latestDiscount: "Discount",
    latestChange: "Change",
    latestPayBack: "Pay back",
    enterTitle: "Enter cash or a check",
    enterNothing: "Nothing is open, so nothing can be entered.",
    enterMethod: "What you hold in your hands",
    enterCash: "Cash",
    enterCheck: "A check",
    enterAmount: "Amount",
    enterAmountHint: "It settles the ticked invoices from the top, each up to what is open.",
    enterLabel: "Number of the check, or what helps to find it again",
    enterDate: "Received on",
    enterInvoices: "For these invoices",
    enterSubmit: "Enter the payment",
    enterChoice: "{number}, {date}: {amount} open",
    labelMethod: "kind",
    labelAmount: "amount",
    labelLabel: "number",
    methodUnknown: "Choose cash or a check.",
  },
});
