import {
  addDays,
  type CivilDate,
  compareDates,
  endOfMonth,
  firstOfMonth,
} from "#modules/platform/dates";
import { businessDayFrom } from "./business-days";

/**
 * A day of the month so many months after a fiscal year's last, before a weekend or a holiday moves
 * it; the month's last day when `day` is null.
 */
export function monthAfter(
  fiscalYearEnd: CivilDate,
  months: number,
  day: number | null,
): CivilDate {
  const year = Number(fiscalYearEnd.slice(0, 4));
  const first = firstOfMonth(year, Number(fiscalYearEnd.slice(5, 7)) + months);
  const last = endOfMonth(first);
  if (day === null) return last;
  const wanted = addDays(first, day - 1);
  return compareDates(wanted, last) > 0 ? last : wanted;
}

/** Those of fiscal years that were asked for: many thousands of clubs have the same few. */
const known = new Map<string, CivilDate>();

/** The 15th of the month so many months after a fiscal year's end, or the next business day. */
function fifteenthAfter(fiscalYearEnd: CivilDate, months: number): CivilDate {
  const asked = `${fiscalYearEnd} ${months}`;
  const found = known.get(asked) ?? businessDayFrom(monthAfter(fiscalYearEnd, months, 15));
  known.set(asked, found);
  return found;
}

/**
 * When the 990-N, 990-EZ or 990 for a fiscal year is due: the 15th day of the fifth month after its
 * end, or the next business day (26 U.S.C. 6072(e), 7503). An extension is not counted.
 * @param fiscalYearEnd the last day of the fiscal year
 */
export const returnDueOn = (fiscalYearEnd: CivilDate): CivilDate =>
  fifteenthAfter(fiscalYearEnd, 5);

/**
 * When the 990-EZ or 990 is due once an extension of six months (Form 8868) was filed in time, counted
 * from the 15th and not from a due date that a weekend moved. The 990-N has no extension.
 * @param fiscalYearEnd the last day of the fiscal year
 */
export const extendedReturnDueOn = (fiscalYearEnd: CivilDate): CivilDate =>
  fifteenthAfter(fiscalYearEnd, 11);

export interface NextReturn {
  readonly fiscalYearEnd: CivilDate;
  readonly dueOn: CivilDate;
}

/**
 * The earliest return of the 990 series that is due today or later.
 * @param month in which the fiscal year ends, 1 to 12
 */
export function nextReturn(month: number, today: CivilDate): NextReturn {
  const thisYear = Number(today.slice(0, 4));
  const ends = [thisYear - 1, thisYear, thisYear + 1].map((year) =>
    endOfMonth(firstOfMonth(year, month)),
  );
  const returns = ends.map((fiscalYearEnd) => ({
    fiscalYearEnd,
    dueOn: returnDueOn(fiscalYearEnd),
  }));
  const next = returns.find(({ dueOn }) => compareDates(dueOn, today) >= 0);
  if (!next) throw new RangeError(`month ${month} has no return after ${today}`);
  return next;
}
