import {
  addDays,
  type CivilDate,
  civilDate,
  compareDates,
  endOfMonth,
} from "#modules/platform/dates";
import { isLegalHoliday, weekdayOf } from "./legal-holidays";

/** The first of the month so many months later. */
function firstOfMonth(year: number, month: number): CivilDate {
  const counted = year * 12 + month - 1;
  const twoDigits = String((counted % 12) + 1).padStart(2, "0");
  return civilDate(`${Math.floor(counted / 12)}-${twoDigits}-01`);
}

/** The day itself, or the next that is no Saturday, Sunday or legal holiday (26 U.S.C. 7503). */
function businessDayFrom(date: CivilDate): CivilDate {
  let day = date;
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6 || isLegalHoliday(day)) day = addDays(day, 1);
  return day;
}

/** The 15th of the month so many months after a fiscal year's end, or the next business day. */
function fifteenthAfter(fiscalYearEnd: CivilDate, months: number): CivilDate {
  const [year, month] = fiscalYearEnd.split("-").map(Number);
  return businessDayFrom(addDays(firstOfMonth(year ?? 0, (month ?? 0) + months), 14));
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
