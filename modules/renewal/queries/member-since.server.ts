import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";

/**
 * The first day of the first year that each of many accounts renewed; accounts that never did are left
 * out, and so are others than one's own, but for staff.
 */
export async function memberSince(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const rows = await rawRows<{ id: number; day: CivilDate }>(ctx, {
    name: "renewal-member-since",
    text: `
      SELECT account_id AS id, min(begins_on)::text AS day FROM membership_periods
      WHERE account_id = ANY ($1::int[]) GROUP BY account_id`,
    values: [accountIds.filter((id) => isOfAccount(ctx, id))],
  });
  return new Map(rows.map(({ id, day }) => [id, day]));
}
