import { defineMessages, type Locale, translator } from "#modules/platform/messages";
import type { Movement } from "./finance-views";

/** Words that pages, documents and mails about money share. */
export const financeWords = defineMessages({
  en: {
    "line.new_account": "New membership",
    "line.renewal": "Renewal",
    "line.upgrade": "Upgrade",
    "line.incorporation": "Incorporation",
    "line.service_fee": "Service fee",
    "line.state_fee": "State fee",
    "line.adjustment": "Adjustment",
    "state.open": "Open",
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
  },
});

/** What a movement is: "Card payment, Visa ending in 1111", "Discount WELCOME10", "Refund". */
export function movementWords(
  locale: Locale,
  { kind, method, label, code }: Pick<Movement, "kind" | "method" | "label" | "code">,
): string {
  const t = translator(financeWords, locale);
  if (kind === "discount") {
    return code ? t("withCode", { what: t("move.discount"), code }) : t("move.discount");
  }
  const isPayment = kind === "payment" || kind === "bonus";
  const what = isPayment && method ? t(`method.${method}`) : t(`move.${kind}`);
  return label ? t("withLabel", { what, label }) : what;
}
