import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import type { PaymentOutcome } from "../contract";
import { billingMessages } from "../messages";
import { beginAttempt } from "./begin.server";
import { replayAttempt } from "./conclude.server";
import type { ZeroPayment } from "./inputs";
import { onePaymentAtATime } from "./payment-mutex.server";
import { recordPayment } from "./record.server";
import { totalsChanged } from "./refusals.server";

/**
 * Settles invoices that a discount covers to the last cent. Nobody is charged, so the attempt and
 * the payment are entered at once.
 * @returns `assigned`; refusals as `payByCard`, `invalid` at `payment` when anything is left to pay
 */
export async function settleWithoutPayment(
  ctx: Ctx,
  input: ZeroPayment,
): Promise<Result<PaymentOutcome>> {
  return onePaymentAtATime(input.accountId, () => settleAtOnce(ctx, input));
}

const settleAtOnce = (ctx: Ctx, input: ZeroPayment): Promise<Result<PaymentOutcome>> =>
  inTransaction(ctx, async (tx): Promise<Result<PaymentOutcome>> => {
    const begun = await beginAttempt(tx, "zero_payment", input, {
      judge: (totals) => {
        if (totals.discount !== input.discountTotal) return totalsChanged(totals);
        return totals.discount > 0 && totals.total === 0
          ? ok(undefined)
          : refuseField("payment", message(billingMessages, "nothingToSettle"));
      },
    });
    if (!begun.ok) return begun;
    if (!begun.value.isNew) return replayAttempt(tx, begun.value.ref);
    const recorded = await recordPayment(tx, begun.value.attempt.ref, { transId: "", label: "" });
    return recorded.ok ? ok({ kind: "assigned", ...recorded.value }) : recorded;
  });
