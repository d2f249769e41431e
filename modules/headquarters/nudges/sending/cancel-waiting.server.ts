import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Cancels a nudge that waits, with its chapters that wait.
 * @returns false where it waits no more, and nothing was changed
 */
export async function cancelWaiting(
  tx: TxCtx,
  { id, centralAccountId }: { readonly id: number; readonly centralAccountId: number | null },
): Promise<boolean> {
  const { count } = await tx.tx.nudge.updateMany({
    where: { id, state: "waiting" },
    data: { state: "cancelled", settledAt: tx.now() },
  });
  if (count === 0) return false;
  await cancelChapters(tx, id);
  await audit(tx, {
    action: "headquarters.nudge-cancelled",
    subject: `account:${centralAccountId}`,
    data: { nudgeId: id },
  });
  return true;
}

/** Cancels what waits of a nudge: nobody of these chapters is asked any more. */
export async function cancelChapters(tx: TxCtx, nudgeId: number): Promise<void> {
  await tx.tx.nudgeChapter.updateMany({
    where: { nudgeId, outcome: "waiting" },
    data: { outcome: "cancelled", settledAt: tx.now() },
  });
}
