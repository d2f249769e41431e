import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";

/**
 * The month in which an account's fiscal year ends (1 to 12), as its newest application that says
 * so has it; undefined when none does, and for everybody but the account's own people and staff.
 */
export async function fiscalYearMonth(ctx: Ctx, accountId: number): Promise<number | undefined> {
  if (!isOfAccount(ctx, accountId)) return undefined;
  const [found] = await reader(ctx).$queryRaw<{ month: number }[]>`
    SELECT (answers->>'fiscal_year_end')::int AS month FROM applications
    WHERE account_id = ${accountId} AND answers->>'fiscal_year_end' ~ '^(1[0-2]|[1-9])$'
    ORDER BY id DESC LIMIT 1`;
  return found?.month;
}
