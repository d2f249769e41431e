import { defineMessages } from "#modules/platform/messages";

/** Words of the invoice's page, of an account's history, and of staff's screen for payments. */
export const financesMessages = defineMessages({
  en: {
    invoiceLines: "What it is for",
    invoiceHistory: "What has come of it",
    invoicePay: "Pay this invoice",
    invoiceAll: "All invoices and payments",
    moveDate: "Date",
    moveWhat: "What",
    moveInvoice: "Invoice",
    moveAmount: "Amount",
  },
});
