import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/** Gives the applications of a duplicate to the kept account, whose people may go on with them. */
export async function moveApplications(
  { tx }: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  await tx.application.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId },
  });
}
