import { chosenFactsOf } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";

/** The month in which the accounting year of a central organization ends; undefined where nobody said it. */
export async function accountingMonth(
  ctx: Ctx,
  centralAccountId: number,
): Promise<number | undefined> {
  return (await chosenFactsOf(ctx, [centralAccountId])).get(centralAccountId)?.fiscal_year_month;
}
