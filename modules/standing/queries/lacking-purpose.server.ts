import { type Ctx, rawRows } from "#modules/platform/ctx.server";

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
