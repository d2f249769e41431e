import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";

/**
 * The day of the latest letter that gave an exemption back, by account, as its people handed it in: for
 * the system and rooms that work for many at once; whoever shows it asks for permission.
 */
export async function reinstatementLettersOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const rows = await rawRows<{ accountId: number; on: CivilDate }>(ctx, {
    name: "filings-reinstatement-letters",
    text: `SELECT account_id AS "accountId", max(reinstated_on)::text AS on FROM rescues
      WHERE account_id = ANY ($1::int[]) AND ended_at IS NOT NULL AND reinstated_on IS NOT NULL
      GROUP BY account_id`,
    values: [accountIds],
  });
  return new Map(rows.map(({ accountId, on }) => [accountId, on]));
}
