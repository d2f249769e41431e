import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { figuresOf } from "../domain/figures";
import { contentOf, findYear, type YearKey } from "../store.server";
import type { FinalReport, YearView } from "../views";
import { closingBefore } from "./closing-before.server";

type OfYear = FinalReport & { readonly endsOn: CivilDate };

/**
 * The final reports of an account, of all its years or of one: the newest year and version first. For
 * rooms that asked for permission.
 */
export async function finalReportsOf(
  ctx: Ctx,
  { accountId, endsOn }: { readonly accountId: number; readonly endsOn?: CivilDate | undefined },
): Promise<readonly OfYear[]> {
  const rows = await reader(ctx).treasuryReport.findMany({
    where: { year: { accountId, ...(endsOn && { endsOn: toUtcDate(endsOn) }) } },
    orderBy: [{ year: { endsOn: "desc" } }, { version: "desc" }],
    include: {
      madeBy: { select: { firstName: true, lastName: true, email: true } },
      year: { select: { endsOn: true, account: { select: { timeZone: true } } } },
    },
    omit: { content: true },
  });
  return rows.map((row) => ({
    endsOn: fromUtcDate(row.year.endsOn),
    version: row.version,
    reason: row.reason,
    madeOn: dayIn(row.madeAt, row.year.account.timeZone),
    madeBy: row.madeBy ? personName(row.madeBy) : "",
    receipts: cents(row.receipts),
    income: cents(row.income),
    expense: cents(row.expense),
    closing: cents(row.closing),
  }));
}

/** A year of an account, for its people, staff and the system. Refusal: `not_found`. */
export async function readYear(ctx: Ctx, key: YearKey): Promise<Result<YearView>> {
  const { accountId } = key;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true, timeZone: true, suspendedAt: true },
  });
  const year = account && (await findYear(ctx, key));
  if (!year) return refuse({ code: "not_found" });
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
    before: await closingBefore(ctx, key),
    reports: await finalReportsOf(ctx, key),
    today: dayIn(ctx.now(), account.timeZone),
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}
