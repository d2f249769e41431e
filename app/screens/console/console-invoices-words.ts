import { defineMessages } from "#modules/platform/messages";

/** Words of the staff's list of all invoices. */
export const consoleInvoicesMessages = defineMessages({
  en: {
    title: "Invoices",
    lede: "What every account was billed, and what is still open of it.",
    searchHint: "Part of an account's name, an EIN, or an invoice's number",
    from: "Due from",
    to: "Due until",
    "sort.due": "By due date, the earliest first",
    "sort.balance": "By what is open, the largest first",
    states: "Standing",
    "state.open": "Open",
    "state.overdue": "Overdue",
    "state.paid": "Paid",
    "state.void": "Void",
    totals: {
      one: "{count} invoice; {owed} is open.",
      other: "{count} invoices; together {owed} is open.",
    },
    caption: { one: "{count} invoice", other: "{count} invoices" },
    columnNumber: "Invoice",
    columnDue: "Due",
    columnValue: "Value",
    columnBalance: "Open",
    dated: "of {date}",
    daysLate: { one: "{count} day late", other: "{count} days late" },
    noneTitle: "No invoice yet",
    none: "An invoice shows up here when an application or a renewal is sent.",
    noneSoTitle: "No invoice here",
    noneSo: "No invoice has this standing. The other tabs show the rest.",
    emptyTitle: "No invoice fits",
    empty: "Search a shorter part of the name, choose other days, or clear the filters.",
  },
});
