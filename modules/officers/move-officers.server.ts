import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Gives a duplicate's terms of office to the kept account, whose responsible party stays. Letters
 * stay with the duplicate, as what was written then.
 */
export async function moveOfficers(
  tx: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  const responsible = { isResponsibleParty: true, removedAt: null };
  const isKnown = await tx.tx.officerTerm.count({ where: { accountId: keptId, ...responsible } });
  if (isKnown > 0) {
    await tx.tx.officerTerm.updateMany({
      where: { accountId: duplicateId, ...responsible },
      data: { isResponsibleParty: false },
    });
  }
  await tx.tx.officerTerm.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId, version: { increment: 1 } },
  });
}
