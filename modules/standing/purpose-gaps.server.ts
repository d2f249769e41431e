import { type Ctx, rawRows, type TxCtx } from "#modules/platform/ctx.server";
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

/** Those of accounts that lack the purpose of the group to which they belong now. */
export async function lackingPurpose(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await rawRows<{ id: number }>(ctx, {
    name: "standing-lacking-purpose",
    text: `SELECT s.account_id AS id FROM standings s
      JOIN accounts a ON a.id = s.account_id AND a.group_id = s.lacks_purpose_of
      WHERE s.account_id = ANY ($1::int[])`,
    values: [accountIds],
  });
  return new Set(rows.map(({ id }) => id));
}
