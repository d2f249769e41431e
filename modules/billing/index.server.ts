export { createDiscount } from "./commands/create-discount.server";
export { createInvoice } from "./commands/create-invoice.server";
export { openInvoices } from "./queries/open-invoices.server";
