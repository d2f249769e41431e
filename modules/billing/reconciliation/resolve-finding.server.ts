import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { openStatuses } from "../attempts/store.server";
import { refundMessages } from "../refunds/messages";
import { judgeNote } from "../refunds/void-invoice.server";

/**
 * Notes that somebody has dealt with a finding, and how. Only staff and the system may.
 * @returns refusals `forbidden`, `not_found`, `invalid` at `note`, `conflict` when it was closed
 *   before, or is about a payment whose end has to be decided first
 */
export async function resolveFinding(
  ctx: Ctx,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<Result<void>> {
  const { actor } = ctx;
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  const wrong = judgeNote(note);
  if (wrong) return wrong;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    if (await isUndecided(tx, id)) {
      return refuse({ code: "conflict", message: message(refundMessages, "stillUndecided") });
    }
    const resolvedById = actor.kind === "user" ? actor.userId : null;
    const { count } = await tx.tx.reconciliationFinding.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: tx.now(), resolution: note.trim(), resolvedById },
    });
    if (count === 0) {
      const isThere = (await tx.tx.reconciliationFinding.count({ where: { id } })) > 0;
      if (!isThere) return refuse({ code: "not_found" });
      return refuse({ code: "conflict", message: message(refundMessages, "closedBefore") });
    }
    await audit(tx, { action: "billing.finding-resolved", subject: `finding:${id}` });
    return ok(undefined);
  });
}

/** Whether a finding is about a payment that has not ended: closed, nobody would hear of it again. */
async function isUndecided({ tx }: TxCtx, id: number): Promise<boolean> {
  const finding = await tx.reconciliationFinding.findFirst({
    where: { id, kind: "unclear_attempt", resolvedAt: null },
  });
  const ref = finding?.attemptRef ?? "";
  return (
    finding !== null &&
    (await tx.paymentAttempt.count({ where: { ref, status: { in: [...openStatuses] } } })) > 0
  );
}
