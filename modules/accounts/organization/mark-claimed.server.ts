import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Notes since when somebody claims an account, or that nobody does: meanwhile its bonus money is
 * locked. Under the account's lock.
 */
export async function markClaimed(
  tx: TxCtx,
  accountId: number,
  claimedAt: Date | null,
): Promise<void> {
  await tx.tx.account.updateMany({ where: { id: accountId }, data: { claimedAt } });
}
