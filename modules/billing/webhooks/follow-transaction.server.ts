import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { decideByBooks } from "../attempts/books.server";
import { openStatuses, PAID_BACK } from "../attempts/store.server";
import type { FindingKind } from "../contract";
import type { GatewayTransaction } from "../gateway/port";
import { keepFindings } from "../reconciliation/findings.server";
import { takeBack } from "../refunds/take-back.server";

/**
 * Enters what follows from a transaction as the provider's books show it now. Nothing follows
 * twice, whatever the order in which it is heard of.
 * @returns what was done, in a word, to be kept with the notification
 */
export async function followTransaction(ctx: Ctx, found: GatewayTransaction): Promise<string> {
  if (found.standing === "refund") return followRefund(ctx, found);
  const payment = await ctx.db.payment.findUnique({
    where: { gatewayTransId: found.transId },
    select: { id: true, refunds: { select: { way: true, status: true } } },
  });
  if (!payment) return followUnrecorded(ctx, found);
  switch (found.standing) {
    case "charged":
      return "recorded";
    case "returned": {
      const taken = await takeBack(ctx, payment.id, found.status);
      if (taken === "later") throw new Error("a refund of this payment is under way");
      return "taken back";
    }
    case "none": {
      const isOurs = payment.refunds.some(
        ({ way, status }) => way === "void" && status !== "failed",
      );
      return isOurs ? "recorded" : noted(ctx, found, "missing_charge");
    }
    default:
      return noted(ctx, found, "unclear_status");
  }
}

/** A transaction without a payment here: of an attempt that is under way, or of nobody. */
async function followUnrecorded(ctx: Ctx, found: GatewayTransaction): Promise<string> {
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { ref: found.ref } });
  if (attempt?.status === "awaiting_payer") return "waiting";
  if (attempt && isOpen(attempt.status)) {
    const decision = await decideByBooks(ctx, attempt);
    if (decision === "unreadable") throw new Error("the card provider's books cannot be read");
    // It was charged and taken back before anybody here knew of it.
    const isBack = decision === "recorded" && found.standing === "returned";
    return isBack ? followTransaction(ctx, found) : decision;
  }
  if (found.standing === "none" || found.standing === "held") return "nothing charged";
  if (attempt?.errorCode === PAID_BACK && found.standing === "charged") return "paid back there";
  return noted(ctx, found, found.standing === "charged" ? "unrecorded_charge" : "unclear_status");
}

const isOpen = (status: string) => openStatuses.some((one) => one === status);

async function followRefund(ctx: Ctx, found: GatewayTransaction): Promise<string> {
  const refund = await ctx.db.refund.findFirst({
    where: { OR: [{ gatewayTransId: found.transId }, { ref: found.ref }] },
    select: { id: true },
  });
  // One that is under way is looked up by the recovery of refunds.
  if (refund) return "recorded";
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { ref: found.ref } });
  // Staff pay a charge back there before they decide about it, or after; the nightly books add up.
  const isDecided = attempt?.status === "failed" && attempt.errorCode === PAID_BACK;
  if (isDecided || (attempt && isOpen(attempt.status))) return "paid back there";
  return noted(ctx, found, "unrecorded_refund");
}

async function noted(ctx: Ctx, found: GatewayTransaction, kind: FindingKind): Promise<string> {
  const { transId, ref, amount, status } = found;
  await inTransaction(ctx, async (tx) =>
    ok(await keepFindings(tx, [{ kind, transId, ref, amount, detail: status }])),
  );
  return kind;
}
