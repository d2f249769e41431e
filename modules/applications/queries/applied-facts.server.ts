import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { parseEin } from "#modules/platform/ein";
import { isOfAccount } from "#modules/platform/permission.server";

/** What accounts said in their applications that the IRS's files are compared with. */
export interface AppliedFacts {
  /** Nine digits. */
  readonly ein: string | undefined;
  /** The month in which the fiscal year ends, 1 to 12. */
  readonly fiscalYearMonth: number | undefined;
}

/**
 * EIN and fiscal year of many accounts, each as the newest application has it that says so; accounts
 * without one are left out, and so are others than one's own, but for staff.
 */
export async function appliedFacts(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, AppliedFacts>> {
  const rows = await rawRows<{ id: number; ein: string | null; month: number | null }>(ctx, {
    name: "applications-applied-facts",
    text: `
      SELECT account_id AS id,
        (array_agg(answers->>'ein' ORDER BY id DESC) FILTER (WHERE answers->>'ein' <> ''))[1] AS ein,
        (array_agg((answers->>'fiscal_year_end')::int ORDER BY id DESC)
          FILTER (WHERE answers->>'fiscal_year_end' ~ '^(1[0-2]|[1-9])$'))[1] AS month
      FROM applications WHERE account_id = ANY ($1::int[]) GROUP BY account_id`,
    values: [accountIds.filter((id) => isOfAccount(ctx, id))],
  });
  return new Map(
    rows.map(({ id, ein, month }) => [
      id,
      { ein: parseEin(ein ?? "")?.replace("-", ""), fiscalYearMonth: month ?? undefined },
    ]),
  );
}
