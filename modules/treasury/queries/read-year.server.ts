import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn, fromUtcDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { figuresOf } from "../domain/figures";
import { contentOf, findWithBefore, type YearKey } from "../store.server";
import type { FinalReport, YearView } from "../views";

type OfYear = FinalReport & { readonly endsOn: CivilDate };

/**
 * The final reports of an account, of all its years or of one: the newest year and version first. For
 * rooms that asked for permission.
 */
export async function finalReportsOf(
  ctx: Ctx,
  { accountId, endsOn }: { readonly accountId: number; readonly endsOn?: CivilDate | undefined },
): Promise<readonly OfYear[]> {
  const rows = await reader(ctx).$queryRaw<ReportRow[]>`
    SELECT year.ends_on AS "endsOn", report.version, report.reason, report.made_at AS "madeAt",
      account.time_zone AS "timeZone", report.receipts, report.income, report.expense, report.closing,
      maker.first_name AS "firstName", maker.last_name AS "lastName", maker.email,
      (SELECT max(id) FROM treasury_reviews WHERE report_id = report.id) AS "reviewId"
    FROM treasury_reports report
      JOIN treasury_years year ON year.id = report.year_id
      JOIN accounts account ON account.id = year.account_id
      LEFT JOIN users maker ON maker.id = report.made_by_id
    WHERE year.account_id = ${accountId}
      AND (${endsOn ?? null}::date IS NULL OR year.ends_on = ${endsOn ?? null}::date)
    ORDER BY year.ends_on DESC, report.version DESC`;
  return rows.map(({ email, firstName, lastName, ...row }) => ({
    endsOn: fromUtcDate(row.endsOn),
    version: row.version,
    reason: row.reason,
    madeOn: dayIn(row.madeAt, row.timeZone),
    madeBy: email === null ? "" : personName({ email, firstName, lastName }),
    receipts: cents(row.receipts),
    income: cents(row.income),
    expense: cents(row.expense),
    closing: cents(row.closing),
    reviewId: row.reviewId,
  }));
}

interface ReportRow {
  readonly endsOn: Date;
  readonly version: number;
  readonly reason: string;
  readonly madeAt: Date;
  readonly timeZone: string;
  readonly receipts: number;
  readonly income: number;
  readonly expense: number;
  readonly closing: number;
  /** Null when the person is gone. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly reviewId: number | null;
}

/** A year of an account, for its people, staff and the system. Refusal: `not_found`. */
export async function readYear(ctx: Ctx, key: YearKey): Promise<Result<YearView>> {
  const { accountId } = key;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true, timeZone: true, suspendedAt: true },
  });
  const { year, before } = account ? await findWithBefore(ctx, key) : {};
  if (!account || !year) return refuse({ code: "not_found" });
  const content = contentOf(year);
  return ok({
    ...content,
    id: year.id,
    accountId,
    accountName: account.name,
    // The table's check holds it to the two.
    state: year.state as YearView["state"],
    correction: year.correction,
    version: year.version,
    figures: figuresOf(content),
    before: before ? figuresOf(contentOf(before)).closing : null,
    reports: await finalReportsOf(ctx, key),
    today: dayIn(ctx.now(), account.timeZone),
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}
