import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Holds whoever else names, announces or hides winners of a contest until this transaction ends.
 * Entries are sent meanwhile. Undefined when there is no such contest.
 */
export async function lockWinners(
  tx: TxCtx,
  contestId: number,
): Promise<{ readonly announcedAt: Date | null } | undefined> {
  const [contest] = await tx.tx.$queryRaw<{ announcedAt: Date | null }[]>`
    SELECT announced_at AS "announcedAt" FROM contests WHERE id = ${contestId} FOR NO KEY UPDATE`;
  return contest;
}
