import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addYears, type CivilDate, endOfMonth, toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { firstLines } from "../domain/lines";
import { treasuryLimits } from "../limits";
import { treasuryMessages } from "../messages";
import { changeMoney, conflict, todayOf, wholeYear, words, type YearKey } from "../store.server";

/** Whether a year may end on a day: the last of a month, not far ahead. */
const isYearEnd = (day: CivilDate, today: CivilDate): boolean =>
  day === endOfMonth(day) &&
  day >= "2000-01-31" &&
  day.slice(0, 4) <= addYears(today, 1).slice(0, 4);

/**
 * Begins a year, with the categories of the newest one before it and its closing balance. For people of
 * the account. Refusals: `not_found`, `forbidden`; `invalid` at `ends_on`; `conflict` when it is there.
 */
export const beginYear = (ctx: Ctx, { accountId, endsOn }: YearKey): Promise<Result<void>> =>
  changeMoney(ctx, accountId, async (tx): Promise<Result<void>> => {
    if (!isYearEnd(endsOn, await todayOf(tx, accountId))) {
      return refuseField("ends_on", words("yearOutside"));
    }
    const years = await tx.tx.treasuryYear.findMany({
      where: { accountId },
      include: wholeYear,
      orderBy: { endsOn: "desc" },
    });
    const end = toUtcDate(endsOn);
    if (years.some((year) => year.endsOn.getTime() === end.getTime())) {
      return conflict("yearExists");
    }
    if (years.length >= treasuryLimits.years) {
      const limit = message(treasuryMessages, "yearsLimit", { max: treasuryLimits.years });
      return refuse({ code: "conflict", message: limit });
    }
    const model = years.find((year) => year.endsOn < end) ?? years[0];
    const lines = model
      ? model.lines.map(({ side, nature, code, name }) => ({ side, nature, code, name }))
      : firstLines.map((line) => ({ ...line }));
    await tx.tx.treasuryYear.create({
      data: { accountId, endsOn: end, updatedAt: tx.now(), lines: { create: lines } },
    });
    const subject = `account:${accountId}`;
    await audit(tx, { action: "treasury.year-begun", subject, data: { endsOn } });
    return ok(undefined);
  });
