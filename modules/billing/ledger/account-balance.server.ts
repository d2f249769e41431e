import type { Ctx } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

export interface AccountBalance {
  readonly accountId: number;
  readonly name: string;
  readonly timeZone: string;
  /** What is open of all of its invoices together. */
  readonly owed: Cents;
}

/** What an account owes at the moment, for its own people, staff and the system; else `not_found`. */
export async function accountBalance(ctx: Ctx, accountId: number): Promise<Result<AccountBalance>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const [row] = await ctx.db.$queryRaw<{ name: string; timeZone: string; owed: bigint }[]>`
    SELECT a."name", a."time_zone" AS "timeZone", (
      SELECT coalesce(sum(e."cents"), 0)
      FROM "invoices" i JOIN "ledger_entries" e ON e."invoice_id" = i."id"
      WHERE i."account_id" = a."id"
    ) AS "owed"
    FROM "accounts" a WHERE a."id" = ${accountId}`;
  if (!row) return refuse({ code: "not_found" });
  const { name, timeZone, owed } = row;
  return ok({ accountId, name, timeZone, owed: cents(Number(owed)) });
}
