import { formatCurrency } from "#modules/platform/format";
import {
  defineMessages,
  type Locale,
  type Translate,
  translator,
} from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import type { Movement } from "./views";

/** Words that pages, documents and mails about money share. */
export const financeWords = defineMessages({
  name: "finance",
  en: {
    "line.new_account": "New membership",
    "line.renewal": "Renewal",
    "line.upgrade": "Upgrade",
    "line.incorporation": "Incorporation",
    "line.service_fee": "Service fee",
    "line.state_fee": "State fee",
    "line.adjustment": "Adjustment",
    "state.open": "Open",
    "state.overdue": "Overdue",
    "state.paid": "Paid",
    "state.void": "Void",

    "move.invoice": "Invoice",
    "move.payment": "Payment",
    "move.discount": "Discount",
    "move.bonus": "Bonus balance",
    "move.void": "Invoice voided",
    "move.credit_note": "Credit",
    "move.refund": "Refund",
    "move.return": "Payment returned",
    voidedPayment: "Payment voided",
    "returned.returnedItem": "Returned by the bank",
    "returned.chargeback": "Disputed by the cardholder",
    withCode: "{what} {code}",
    withLabel: "{what}, {label}",
    "method.credit_card": "Card payment",
    "method.bank_account": "Bank payment",
    "method.paypal": "PayPal payment",
    "method.zero_payment": "Settled without payment",
    "method.cash": "Cash payment",
    "method.check": "Check payment",
    "method.bonus": "Bonus balance",

    invoiceTitle: "Invoice {number}",
    invoiceFor: "Billed to",
    invoiceFrom: "From",
    invoiceDate: "Date",
    invoiceValue: "Value",
    invoiceBalance: "Still to be paid",
    invoiceNotes: "Notes",
    lineFor: "For",
    lineKind: "Kind",
    amount: "Amount",
    invoiceDue: "Pay online at {url}.",

    statementTitle: "Statement of account",
    statementSubject: "Statement from {from} to {to}",
    statementPeriod: "Period",
    statementSpan: "{from} to {to}",
    statementMoves: "What happened",
    statementNothing: "Nothing was billed or paid in this period.",
    openingBalance: "Owed before",
    closingBalance: "Owed after",
    balanceSoFar: "Balance as entered so far",
    charges: "Billed",
    credits: "Paid and credited",
    forChapters: "{amount} of it for renewals of chapters",
    columnDate: "Date",
    columnWhat: "What",
    columnInvoices: "Invoices",
    columnCharge: "Billed",
    columnCredit: "Credited",
    columnBalance: "Balance",
    columnNote: "Note",
    invoiceState: "Standing",
    howToPay: "How to pay",
    movesOfInvoice: "What has come of it",
    linesOfInvoice: "What it is for",
    pageOf: "Page {page} of {pages}",
    asOf: "As of {date}",
  },
});

type Words = Translate<(typeof financeWords)["en"]>;

/** What a movement is: "Card payment, Visa ending in 1111", "Discount WELCOME10", "Refund". */
export function movementWords(
  locale: Locale,
  movement: Pick<Movement, "kind" | "method" | "label" | "code">,
  t: Words = translator(financeWords, locale),
): string {
  const { kind, method, label, code } = movement;
  if (kind === "discount") {
    return code ? t("withCode", { what: t("move.discount"), code }) : t("move.discount");
  }
  const what = plainWords(t, kind, method);
  return label ? t("withLabel", { what, label }) : what;
}

function plainWords(t: Words, kind: Movement["kind"], method: Movement["method"]): string {
  if ((kind === "payment" || kind === "bonus") && method) return t(`method.${method}`);
  // What is voided is an invoice, or a payment that the provider had not passed on yet.
  return kind === "void" && method ? t("voidedPayment") : t(`move.${kind}`);
}

/**
 * Why it happened: staff's words, or those of the bank that took a payment back, or how much of a
 * payment settled what others owed; "" for none.
 */
export function movementReason(
  locale: Locale,
  { kind, note, owed, received }: Pick<Movement, "kind" | "note" | "owed" | "received">,
): string {
  const t = translator(financeWords, locale);
  const isOurWord = kind === "return" && (note === "returnedItem" || note === "chargeback");
  const why = isOurWord ? t(`returned.${note}`) : note;
  const forOthers = received === 0 ? 0 : Math.abs(received + owed);
  if (forOthers === 0) return why;
  const part = t("forChapters", { amount: formatCurrency(cents(forOthers)) });
  return why ? `${why} ${part}` : part;
}
