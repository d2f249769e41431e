export { payByBank, payByCard } from "./attempts/charge.server";
export {
  finishHostedPayment,
  type HostedPayment,
  startHostedPayment,
} from "./attempts/hosted.server";
export type {
  BankPayment,
  CardPayment,
  HostedStart,
  PaypalCapture,
  PaypalReturn,
  PaypalStart,
  ZeroPayment,
} from "./attempts/inputs";
export { paymentScreen } from "./attempts/payment-screen.server";
export {
  clearPaypal,
  continuePaypal,
  initPaypal,
  returnFromPaypal,
} from "./attempts/paypal.server";
export { settleWithoutPayment } from "./attempts/settle-without-payment.server";
export { findBank } from "./bank-directory/find-bank.server";
export { changeDiscount, discountOf, endDiscount } from "./discounts/change.server";
export { createDiscount } from "./discounts/create-discount.server";
export { type HeldDiscount, heldDiscount } from "./discounts/held.server";
export {
  listDiscounts,
  readDiscount,
} from "./discounts/list.server";
export type { NewDiscount } from "./discounts/new-discount";
export { releaseDiscount, reserveDiscount } from "./discounts/reserve.server";
export {
  atFormFields,
  discountCodeSchema,
  discountSchema,
  filledDiscount,
} from "./discounts/schemas";
export { financeDocument } from "./finances/finance-document.server";
export { financePapers } from "./finances/finance-papers.server";
export { listMovements } from "./finances/list-movements.server";
export { readStatement, type StatementAsked } from "./finances/read-statement.server";
export { requestFinanceDocument, type WantedDocument } from "./finances/request-document.server";
export { statementCsv } from "./finances/statement-csv";
export { tokeniser } from "./gateway/index.server";
export { createInvoice } from "./invoices/create-invoice.server";
export { type InvoiceMoney, invoiceMoney } from "./invoices/invoice-money.server";
export { type InvoiceStanding, invoiceStanding } from "./invoices/invoice-standing.server";
export { listInvoices } from "./invoices/list-invoices.server";
export type { NewInvoice, NewLine } from "./invoices/new-invoice";
export { openInvoices } from "./invoices/open-invoices.server";
export { readInvoice } from "./invoices/read-invoice.server";
export { type AccountBalance, accountBalance } from "./ledger/account-balance.server";
export { billedPerson } from "./ledger/billed-person.server";
export { checkLedger, type LedgerCheck } from "./ledger/check-ledger.server";
export { balancesOf } from "./ledger/post.server";
export { moveBilling } from "./move-billing.server";
export { applyBonus } from "./payments/apply-bonus.server";
export { holdsCardNumber } from "./payments/card-numbers";
export { type EnteredPayment, enterPayment } from "./payments/enter-payment.server";
export { latestPayments } from "./payments/latest-payments.server";
export { type PaymentView, type RefundView, readPayment } from "./payments/read-payment.server";
export {
  bankPaymentSchema,
  cardPaymentSchema,
  hostedPaymentSchema,
  paypalCaptureSchema,
  paypalStartSchema,
  zeroPaymentSchema,
} from "./payments/schemas";
export { decideCharge, type OddCharge, readOddCharge } from "./reconciliation/decide-charge.server";
export {
  type FindingList,
  type FindingView,
  listFindings,
} from "./reconciliation/list-findings.server";
export { type Reconciliation, reconcile } from "./reconciliation/reconcile.server";
export { resolveFinding } from "./reconciliation/resolve-finding.server";
export { creditInvoice, type InvoiceCredit } from "./refunds/credit-invoice.server";
export {
  type PaymentRefund,
  type RefundOutcome,
  refundPayment,
} from "./refunds/refund-payment.server";
export { returnBonus } from "./refunds/return-bonus.server";
export { voidInvoice } from "./refunds/void-invoice.server";
export { type ReceivedWebhook, receiveWebhook } from "./webhooks/receive-webhook.server";
