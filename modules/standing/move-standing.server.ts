import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { recomputeMany } from "./judging/recompute.server";

/**
 * The standing of a duplicate ends when it is merged, and the kept account's is judged again. History,
 * letters, certificates and what was set aside stay with the duplicate, as what was so then: its
 * certificates' codes say that they are not current.
 */
export async function moveStanding(
  tx: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  await tx.tx.standing.deleteMany({ where: { accountId: duplicateId } });
  await recomputeMany(tx, [keptId], { cause: "account" });
}
