import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";

/** Which of many accounts have bylaws whose adoption is recorded; of others than one's own, staff ask. */
export async function withAdoptedBylaws(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await rawRows<{ id: number }>(ctx, {
    name: "bylaws-with-adopted",
    text: `
      SELECT DISTINCT b.account_id AS id FROM bylaws b
      JOIN bylaws_versions v ON v.bylaws_id = b.id AND v.adopted_at IS NOT NULL
      WHERE b.account_id = ANY ($1::int[])`,
    values: [accountIds.filter((id) => isOfAccount(ctx, id))],
  });
  return new Set(rows.map(({ id }) => id));
}
