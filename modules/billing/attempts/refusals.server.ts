import { message } from "#modules/platform/messages";
import { toDollars } from "#modules/platform/money";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import type { PaymentTotals } from "../contract";
import { billingMessages } from "../messages";

/** A payment of one of the invoices is under way or unclear: 409. */
export const paymentInProgress = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "paymentInProgress") });

/** One of the invoices has nothing open: 409. */
export const alreadyPaid = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "alreadyPaid") });

/** The page's key came before with another content: 409. */
export const keyReused = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "paymentKeyReused") });

/** The payment was called off before anything was charged: 409. */
export const paymentCancelled = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "paymentCancelled") });

/** What is to be paid is not what the payer saw: 409 with the new totals in dollars. */
export const totalsChanged = (
  totals: Pick<PaymentTotals, "subtotal" | "discount" | "tax" | "total">,
): Refused =>
  refuse({
    code: "conflict",
    message: message(billingMessages, "totalsChanged"),
    totals: {
      subtotal: toDollars(totals.subtotal),
      discount: toDollars(totals.discount),
      tax: toDollars(totals.tax),
      total: toDollars(totals.total),
    },
  });

/** One of the invoices has a discount, whose payment was taken back since: 409. */
export const discountGivenBefore = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "discountGivenBefore") });

/** The provider refused, in its own words; nothing was charged: 422 at `payment`. */
export const refusedByProvider = (text: string): Refused =>
  refuseField(
    "payment",
    text === ""
      ? message(billingMessages, "paymentRefused")
      : message(billingMessages, "providerSays", { text }),
  );

/** A total of nothing is settled without payment, not charged. */
export const refuseNothingToPay = ({ total }: PaymentTotals): Result<void> =>
  total > 0 ? ok(undefined) : refuseField("payment", message(billingMessages, "nothingToPay"));
