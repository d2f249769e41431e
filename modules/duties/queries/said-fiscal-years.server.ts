import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { factSources } from "../domain/fact-names";

/** What clubs and their papers say, and not the file that it is compared with. */
const own = factSources.filter((source) => source !== "irs");

/**
 * The month in which the fiscal year of accounts ends by their own word, where there is one: for rooms
 * that compare it with the IRS's file; whoever shows it asks for permission.
 */
export async function saidFiscalYears(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await rawRows<{ accountId: number; month: string }>(ctx, {
    name: "duties-said-fiscal-years",
    text: `SELECT DISTINCT ON (account_id) account_id AS "accountId", value AS month
      FROM club_facts WHERE account_id = ANY ($1::int[]) AND fact = 'fiscal_year_month'
        AND source = ANY ($2::text[])
      ORDER BY account_id, array_position($2::text[], source)`,
    values: [accountIds, own],
  });
  return new Map(rows.map(({ accountId, month }) => [accountId, Number(month)]));
}
