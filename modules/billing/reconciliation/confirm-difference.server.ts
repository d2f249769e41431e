import type { Ctx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { openStatuses } from "../attempts/store.server";
import { gateway } from "../gateway/index.server";
import type { Difference } from "./compare-books";

/**
 * Whether a difference is still there when both sides are read once more: the two books were not
 * read in the same moment, and a list may lag behind. What cannot be read now is left to the next
 * time.
 */
export async function isStillDifferent(ctx: Ctx, difference: Difference): Promise<boolean> {
  const { kind, transId } = difference;
  const found = await gateway().details(transId);
  if (found.kind === "unknown") return false;
  const theirs = found.kind === "found" ? found : undefined;
  switch (kind) {
    case "unrecorded_charge":
    case "double_charge":
      return theirs?.standing === "charged" && !(await isOurs(ctx, difference));
    case "missing_charge":
      return theirs?.standing !== "charged" && theirs?.standing !== "returned";
    case "wrong_amount":
      return theirs?.amount !== (await ownAmount(ctx, transId));
    case "unrecorded_refund":
      return theirs?.standing === "refund" && !(await isOurs(ctx, difference));
    case "missing_refund":
      return theirs?.standing !== "refund" && theirs?.standing !== "none";
    default:
      return theirs?.standing === "other" || theirs?.standing === "held";
  }
}

/** Entered meanwhile, or about to be. */
async function isOurs(ctx: Ctx, { transId, ref }: Difference): Promise<boolean> {
  const gatewayTransId = transId;
  const rows = await Promise.all([
    ctx.db.payment.count({ where: { gatewayTransId } }),
    ctx.db.refund.count({ where: { gatewayTransId } }),
    ctx.db.refund.count({ where: { ref, status: { in: ["dispatching", "unknown"] } } }),
    ctx.db.paymentAttempt.count({ where: { ref, status: { in: [...openStatuses] } } }),
  ]);
  return rows.some((count) => count > 0);
}

async function ownAmount(ctx: Ctx, gatewayTransId: string) {
  const where = { where: { gatewayTransId }, select: { amountCents: true } };
  const own = (await ctx.db.payment.findUnique(where)) ?? (await ctx.db.refund.findUnique(where));
  return own ? cents(own.amountCents) : undefined;
}
