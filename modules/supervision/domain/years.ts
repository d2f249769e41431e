import { addDays, type CivilDate, civilDate, endOfMonth } from "#modules/platform/dates";

/** The first and the last day of something. */
export interface Days {
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

/** The years that a page may ask for. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

const pad = (count: number, digits: number) => String(count).padStart(digits, "0");

/** The last day of a month. */
const lastOf = (year: number, month: number): CivilDate =>
  endOfMonth(civilDate(`${pad(year, 4)}-${pad(month, 2)}-01`));

/** The accounting year that ends in a calendar year, by the month of its end, 1 to 12. */
export const accountingYear = (year: number, month: number): Days => ({
  startsOn: addDays(lastOf(year - 1, month), 1),
  endsOn: lastOf(year, month),
});

/** The last day on which a supervision year that ended on a day is kept, for so many years at least. */
export const keptUntil = (endsOn: CivilDate, years: number): CivilDate =>
  addDays(endsOn, Math.ceil(years * 365.25));

/** The calendar year in which the accounting year of a day ends. */
export function yearOfDay(day: CivilDate, month: number): number {
  const year = Number(day.slice(0, 4));
  return day <= lastOf(year, month) ? year : year + 1;
}

/** The end of the fiscal year that ended in a supervision year; every year has one such day. */
export function fiscalYearEndIn({ startsOn, endsOn }: Days, month: number): CivilDate {
  const first = lastOf(Number(startsOn.slice(0, 4)), month);
  return first >= startsOn ? first : lastOf(Number(endsOn.slice(0, 4)), month);
}

/** The days on which an account belonged to a group; still, without an end. */
export interface Belonging {
  readonly joinedOn: CivilDate;
  readonly leftOn: CivilDate | undefined;
}

/** Whether it belonged to the group on any day of the year. */
export const wasIncluded = (periods: readonly Belonging[], { startsOn, endsOn }: Days): boolean =>
  periods.some(
    ({ joinedOn, leftOn }) => joinedOn <= endsOn && (leftOn === undefined || leftOn >= startsOn),
  );

/** From one day to another, both counted. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The window before the end of an accounting year in which its report is sent to the IRS. */
export interface Window {
  readonly opensOn: CivilDate;
  readonly closesOn: CivilDate;
}

/** @param opens so many days before the end it opens, and @param closes so many it closes */
export const windowBefore = (endsOn: CivilDate, opens: number, closes: number): Window => ({
  opensOn: addDays(endsOn, -opens),
  closesOn: addDays(endsOn, -closes),
});

/** Where a day lies: in the window, or so many days before or after it. */
export type Place =
  | { readonly kind: "in" }
  | { readonly kind: "early" | "late"; readonly days: number };

export function placeIn({ opensOn, closesOn }: Window, day: CivilDate): Place {
  if (day < opensOn) return { kind: "early", days: daysBetween(day, opensOn) };
  if (day > closesOn) return { kind: "late", days: daysBetween(closesOn, day) };
  return { kind: "in" };
}
