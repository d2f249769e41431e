import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";

/** What is there now. */
export const current = { replacedAt: null, removedAt: null, quarantinedAt: null } as const;

/** @returns whether the paper was there as it was read */
export async function updatePaper(
  tx: TxCtx,
  {
    id,
    accountId,
    revision,
  }: { readonly id: number; readonly accountId: number; readonly revision: number },
  data: Prisma.AccountFileUncheckedUpdateManyInput,
): Promise<boolean> {
  const { count } = await tx.tx.accountFile.updateMany({
    where: { id, accountId, revision, ...current },
    data: { ...data, revision: { increment: 1 } },
  });
  return count === 1;
}
