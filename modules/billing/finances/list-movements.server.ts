import type { Ctx } from "#modules/platform/ctx.server";
import { pageBounds } from "#modules/platform/pagination";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import {
  countsFor,
  type MovementRow,
  movementsOfAccount,
  ofFilter,
  toMovement,
  within,
} from "./movements.server";
import { financePageSize } from "./page-size";
import type { FinanceFilter, FinancePage, Movement, Period } from "./views";

export interface MovementsAsked extends Period {
  readonly accountId: number;
  readonly filter: FinanceFilter;
  readonly page: number;
}

/**
 * What happened to an account's money, the newest first, a page at a time. A page that does not
 * exist becomes the last one. For the account's own people, staff and the system; for everybody
 * else it is `not_found`.
 */
export async function listMovements(
  ctx: Ctx,
  { accountId, filter, page, ...period }: MovementsAsked,
): Promise<Result<FinancePage<Movement>>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const perPage = financePageSize;
  const wanted = Number.isInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
  const movements = movementsOfAccount(accountId, ofFilter(filter));
  // A page beyond the end becomes the last one within the statement: it alone knows how many.
  const rows = await ctx.db.$queryRaw<(MovementRow & { total: number })[]>`
    WITH "found" AS (
      SELECT *, (count(*) OVER ())::int AS "total"
      FROM (${movements}) "moved" WHERE ${within(period)}
    )
    SELECT * FROM "found" ORDER BY ${countsFor} DESC, "id" DESC LIMIT ${perPage}
    OFFSET (SELECT least(${(wanted - 1) * perPage}, (count(*) - 1) / ${perPage} * ${perPage})
            FROM "found" HAVING count(*) > 0)`;
  const total = rows[0]?.total ?? 0;
  const { page: current } = pageBounds({ page: wanted, perPage, total });
  return ok({ rows: rows.map(toMovement), current_page: current, per_page: perPage, total });
}
