import type { TxCtx } from "#modules/platform/ctx.server";
import { recomputeMany } from "./judging/recompute.server";
import { lockStandings } from "./store.server";

/**
 * Keeps which chapters of a group lack the purpose that it demands of them, all of them at once, and
 * judges those again of which it is new: for the room that compares their papers.
 */
export async function keepPurposeGaps(
  tx: TxCtx,
  { groupId, accountIds }: { readonly groupId: number; readonly accountIds: readonly number[] },
): Promise<void> {
  const before = await tx.tx.standing.findMany({
    where: { lacksPurposeOf: groupId },
    select: { accountId: true },
  });
  const lacked = new Set(before.map(({ accountId }) => accountId));
  const lacking = new Set(accountIds);
  const added = accountIds.filter((id) => !lacked.has(id));
  const ended = [...lacked].filter((id) => !lacking.has(id));
  const changed = [...added, ...ended].sort((one, other) => one - other);
  if (changed.length === 0) return;
  await lockStandings(tx, changed);
  await tx.tx.standing.updateMany({
    where: { accountId: { in: added } },
    data: { lacksPurposeOf: groupId },
  });
  await tx.tx.standing.updateMany({
    where: { accountId: { in: ended }, lacksPurposeOf: groupId },
    data: { lacksPurposeOf: null },
  });
  await recomputeMany(tx, changed, { cause: "account" });
}
