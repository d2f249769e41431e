import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { accountingYear } from "../domain/years";
import { actorId, changeWhole, conflict, isYear, notFound } from "../store.server";
import { accountingMonth } from "./accounting-month.server";

export interface YearOfGroup {
  /** The central organization of the group. */
  readonly accountId: number;
  /** The calendar year in which it ends. */
  readonly year: number;
}

/**
 * Sets a supervision year up: owners and editors for all chapters may, and staff whose work it is.
 * Refusals: `not_found` also for no such year; `conflict` while nobody said when the accounting year
 * ends, and for one that is there.
 */
export const openYear = (ctx: Ctx, { accountId, year }: YearOfGroup): Promise<Result<void>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<void>> => {
    if (!isYear(year)) return notFound();
    const month = await accountingMonth(tx, accountId);
    if (month === undefined) return conflict("fiscalYearMissing");
    const { startsOn, endsOn } = accountingYear(year, month);
    const { count } = await tx.tx.supervisionYear.createMany({
      data: {
        groupId,
        year,
        startsOn: toUtcDate(startsOn),
        endsOn: toUtcDate(endsOn),
        openedAt: tx.now(),
        openedById: actorId(tx),
      },
      skipDuplicates: true,
    });
    if (count === 0) return conflict("yearExists");
    const data = { groupId, year, startsOn, endsOn };
    await audit(tx, { action: "supervision.year-opened", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
