import { addDays, type CivilDate, civilDate, endOfMonth, toUtcDate } from "#modules/platform/dates";

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CivilDate): number => toUtcDate(date).getUTCDay();

const MONDAY = 1;
const THURSDAY = 4;

const day = (year: number, month: number, ofMonth: number): CivilDate =>
  civilDate(`${year}-${String(month).padStart(2, "0")}-${String(ofMonth).padStart(2, "0")}`);

/** The first, second … such weekday of a month. */
function nth(count: number, weekday: number, year: number, month: number): CivilDate {
  const first = day(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

function lastMonday(year: number, month: number): CivilDate {
  const last = endOfMonth(day(year, month, 1));
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}

/** A holiday of a fixed date that falls on a weekend is kept on the nearest weekday. */
function observed(date: CivilDate): CivilDate {
  const weekday = weekdayOf(date);
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? 1 : 0);
}

const holidaysOf = (year: number): readonly CivilDate[] => [
  observed(day(year, 1, 1)),
  nth(3, MONDAY, year, 1),
  nth(3, MONDAY, year, 2),
  // Emancipation Day of the District of Columbia.
  observed(day(year, 4, 16)),
  lastMonday(year, 5),
  observed(day(year, 6, 19)),
  observed(day(year, 7, 4)),
  nth(1, MONDAY, year, 9),
  nth(2, MONDAY, year, 10),
  observed(day(year, 11, 11)),
  nth(4, THURSDAY, year, 11),
  observed(day(year, 12, 25)),
  // A New Year's Day on a Saturday is kept on the last day of the old year.
  observed(day(year + 1, 1, 1)),
];

/** Those of years that were asked for: the same few are asked for with every date. */
const known = new Map<string, ReadonlySet<CivilDate>>();

function legalHolidays(year: string): ReadonlySet<CivilDate> {
  const found = known.get(year) ?? new Set(holidaysOf(Number(year)));
  known.set(year, found);
  return found;
}

/**
 * Whether a date is a legal holiday in the District of Columbia, as the deadlines of federal tax
 * returns count them (26 U.S.C. 7503; 5 U.S.C. 6103; D.C. Code § 28-2701), on the day it is kept.
 * Inauguration Day is left out: no return is due near it.
 */
export const isLegalHoliday = (date: CivilDate): boolean =>
  legalHolidays(date.slice(0, 4)).has(date);
