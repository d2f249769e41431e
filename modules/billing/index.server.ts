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
export { billedPerson } from "./billed-person.server";
export { applyBonus } from "./commands/apply-bonus.server";
export { createInvoice } from "./commands/create-invoice.server";
export { type EnteredPayment, enterPayment } from "./commands/enter-payment.server";
export { requestFinanceDocument, type WantedDocument } from "./commands/request-document.server";
export { changeDiscount, discountOf, endDiscount } from "./discounts/change.server";
export { createDiscount } from "./discounts/create-discount.server";
export { atFormFields, readDiscountForm } from "./discounts/form";
export { type HeldDiscount, heldDiscount } from "./discounts/held.server";
export {
  listDiscounts,
  readDiscount,
} from "./discounts/list.server";
export { releaseDiscount, reserveDiscount } from "./discounts/reserve.server";
export { holdsCardNumber } from "./domain/card-numbers";
export type { NewDiscount } from "./domain/new-discount";
export type { NewInvoice, NewLine } from "./domain/new-invoice";
export { statementCsv } from "./finances/statement-csv";
export { tokeniser } from "./gateway/index.server";
export { checkLedger, type LedgerCheck } from "./integrity/check-ledger.server";
export { balancesOf } from "./ledger.server";
export { moveBilling } from "./move-billing.server";
export {
  bankPaymentSchema,
  cardPaymentSchema,
  hostedPaymentSchema,
  paypalCaptureSchema,
  paypalStartSchema,
  zeroPaymentSchema,
} from "./payment-schemas";
export { type AccountBalance, accountBalance } from "./queries/account-balance.server";
export { financeDocument } from "./queries/finance-document.server";
export { findBank } from "./queries/find-bank.server";
export { type InvoiceStanding, invoiceStanding } from "./queries/invoice-standing.server";
export { latestPayments } from "./queries/latest-payments.server";
export { listInvoices } from "./queries/list-invoices.server";
export { listMovements } from "./queries/list-movements.server";
export { openInvoices } from "./queries/open-invoices.server";
export { readInvoice } from "./queries/read-invoice.server";
export { type PaymentView, type RefundView, readPayment } from "./queries/read-payment.server";
export { readStatement, type StatementAsked } from "./queries/read-statement.server";
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
