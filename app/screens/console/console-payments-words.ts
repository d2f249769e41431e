import { defineMessages } from "#modules/platform/messages";

/** Words of the staff's list of all payments. */
export const consolePaymentsMessages = defineMessages({
  en: {
    title: "Payments",
    lede: "What came in, what went back, and what did not get through.",
    searchHint: "An account's name or EIN, an invoice, a transaction, or a check's number",
    from: "From",
    to: "Until",
    method: "Paid by",
    allMethods: "All ways",
    "sort.largest": "The largest amount first",
    states: "Outcome",
    "state.received": "Received",
    "state.paid_back": "Paid back",
    "state.unassigned": "Charged, not assigned",
    "state.under_way": "Under way",
    "state.failed": "Failed",
    "state.cancelled": "Cancelled",
    totals: {
      one: "{count} entry; {received} came in, {back} went back.",
      other: "{count} entries; {received} came in, {back} went back.",
    },
    totalsReceived: {
      one: "{count} payment; {amount} came in.",
      other: "{count} payments; {amount} came in.",
    },
    totalsPaidBack: {
      one: "{count} entry; {amount} went back.",
      other: "{count} entries; {amount} went back.",
    },
    totalsOther: {
      one: "{count} entry over {amount}. It is not in the books.",
      other: "{count} entries over {amount}. None of it is in the books.",
    },
    unassignedText: "What stays so waits for a decision here:",
    unmatched: "Unmatched payments",
    caption: { one: "{count} entry", other: "{count} entries" },
    columnDate: "Date",
    columnWhat: "What",
    columnInvoices: "Invoices",
    columnAmount: "Amount",
    columnChange: "Change",
    payBack: "Pay back",
    discount: "{amount} discount",
    noneTitle: "No payment yet",
    none: "A payment shows up here as soon as an account pays, or staff enter cash or a check.",
    noneSoTitle: "No payment here",
    noneSo: "No payment has this outcome. The other tabs show the rest.",
    emptyTitle: "No payment fits",
    empty: "Search a shorter part of the name, choose other days, or clear the filters.",
  },
});
