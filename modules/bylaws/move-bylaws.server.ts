import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/** Puts the bylaws of a duplicate with the kept account's papers, adopted versions as they are. */
export async function moveBylaws(
  { tx }: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  await tx.bylaws.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId },
  });
}
