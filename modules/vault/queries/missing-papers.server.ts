import { adoptedAnswersOf } from "#modules/bylaws/index.server";
import { returnDueOn } from "#modules/compliance/contract";
import { chosenFactsOf, filesNoReturn, provenReturnsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, compareDates, fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { fiscalYearEnd, fiscalYearOf } from "../domain/fiscal-year";
import { type MissingPaper, missingPapers, type PaperKind, RETURNS_ASKED } from "../domain/papers";
import { current } from "../store.server";

/**
 * What a club is asked for by its facts and has not kept here, for its people, staff and the system;
 * `not_found` for anybody else. A private paper counts as kept.
 */
export async function readMissing(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly MissingPaper[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { timeZone: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId) ?? {};
  const adopted = await adoptedAnswersOf(ctx, [accountId]);
  const proven = (await provenReturnsOf(ctx, [accountId])).get(accountId);
  const kept = await reader(ctx).accountFile.findMany({
    where: { accountId, kind: { not: "" }, ...current },
    select: { kind: true, datedOn: true },
  });
  return ok(
    missingPapers({
      facts,
      kept: kept.map(({ kind, datedOn }) => ({
        kind: kind as PaperKind,
        datedOn: fromUtcDate(datedOn),
      })),
      dueReturns: dueReturns(facts, today),
      provenReturns: proven?.proved.map((one) => one.fiscalYearEnd) ?? [],
      hasAdopted: adopted.length > 0,
      today,
    }),
  );
}

type ChosenFacts = NonNullable<ReturnType<Awaited<ReturnType<typeof chosenFactsOf>>["get"]>>;

/** The ends of a club's newest fiscal years whose returns were due, none before it was formed. */
export function dueReturns(facts: ChosenFacts, today: CivilDate): readonly CivilDate[] {
  const { fiscal_year_month: month, formed_on: formedOn } = facts;
  if (month === undefined || filesNoReturn(facts)) return [];
  const year = fiscalYearOf(today, month);
  return Array.from({ length: RETURNS_ASKED + 2 }, (_, index) => fiscalYearEnd(year - index, month))
    .filter((end) => compareDates(returnDueOn(end), today) < 0)
    .filter((end) => !formedOn || end >= formedOn)
    .slice(0, RETURNS_ASKED);
}
