import { defineMessages } from "#modules/platform/messages";

/** Words that the staff's lists of all invoices and of all payments share. */
export const consoleMoneyMessages = defineMessages({
  en: {
    export: "Export as CSV",
    exportCut: "The CSV file holds the first {count}. Narrow the list for the others.",
    search: "Search",
    show: "Show",
    clear: "Clear all",
    filters: "Filters and order",
    dayWrong:
      "Write a day that there is, for example 11/30/2026. The list is not narrowed by this one.",
    dayReversed: "The last day must not come before the first.",
    sort: "Order",
    "sort.newest": "The newest first",
    tab: "{state} ({count})",
    "state.all": "All",
    columnAccount: "Account",
    number: "No. {id}",
  },
});
