import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/** Gives a duplicate's gifts to the kept account. */
export async function moveGifts(tx: TxCtx, { keptId, duplicateId }: AccountMerge): Promise<void> {
  await tx.tx.gift.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId },
  });
}
