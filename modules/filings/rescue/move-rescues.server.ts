import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Gives the rescues of a duplicate to the kept account. An open one stays with the duplicate where the
 * kept account has one of its own.
 */
export async function moveRescues(
  { tx }: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE rescues r SET account_id = ${keptId} WHERE r.account_id = ${duplicateId}
      AND (r.ended_at IS NOT NULL OR NOT EXISTS (SELECT FROM rescues k
        WHERE k.account_id = ${keptId} AND k.ended_at IS NULL))`;
}
