import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { minutes, seconds } from "#modules/platform/dates";
import { ok } from "#modules/platform/result";
import { gateway } from "../gateway/index.server";
import { completeRefund, failRefund } from "./refund-store.server";

/** Longer than a call may take: whoever made it is gone. */
const LEFT_ALONE = seconds(60);
/** By then the provider's lists show whatever it took in. */
const SURELY_ABSENT = minutes(20);

/**
 * Looks up the refunds whose end is not known, in the provider's books, and enters it. What the
 * books do not show counts as not done after 20 minutes, and can then be tried again.
 */
export async function recoverRefunds(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - LEFT_ALONE);
  const open = await ctx.db.refund.findMany({
    where: {
      OR: [{ status: "unknown" }, { status: "dispatching", createdAt: { lt: before } }],
    },
    include: { payment: { select: { gatewayTransId: true } } },
    orderBy: { id: "asc" },
  });
  for (const { ref, way, createdAt, payment } of open) {
    const transId = payment.gatewayTransId ?? "";
    const end = await (way === "void" ? endOfVoid(transId) : endOfRefund(ref, createdAt));
    const isLate = ctx.now().getTime() - createdAt.getTime() > SURELY_ABSENT;
    await inTransaction(ctx, async (tx) => {
      if (end.kind === "done") return ok(await completeRefund(tx, ref, end.transId));
      return ok(
        end.kind === "not done" && isLate && (await failRefund(tx, ref, "not carried out")),
      );
    });
  }
}

type End =
  | { readonly kind: "done"; readonly transId?: string }
  | { readonly kind: "not done" | "not known" };

async function endOfVoid(transId: string): Promise<End> {
  const found = await gateway().details(transId);
  if (found.kind === "unknown") return { kind: "not known" };
  return { kind: found.kind === "found" && found.standing === "none" ? "done" : "not done" };
}

async function endOfRefund(ref: string, since: Date): Promise<End> {
  const found = await gateway().find(ref, { since });
  if (found.kind === "unknown") return { kind: "not known" };
  const isDone = found.kind === "found" && found.standing === "refund";
  return isDone ? { kind: "done", transId: found.transId } : { kind: "not done" };
}
