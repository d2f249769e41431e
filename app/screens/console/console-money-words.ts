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
    sort: "Order",
    "sort.newest": "The newest first",
    tab: "{state} ({count})",
    "state.all": "All",
    columnAccount: "Account",
    number: "No. {id}",
  },
});
