import { addDays, type CivilDate, civilDate, endOfMonth } from "#modules/platform/dates";

/** Without an answer of the club a year is taken to end in December. */
export const USUAL_MONTH = 12;

const monthOf = (day: CivilDate) => Number(day.slice(5, 7));
const yearOf = (day: CivilDate) => Number(day.slice(0, 4));

/** The last day of the fiscal year that ends in a month of a year. */
export const fiscalYearEnd = (year: number, month: number): CivilDate =>
  endOfMonth(civilDate(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`));

/** The year in which the fiscal year of a day ends. */
export const fiscalYearOf = (day: CivilDate, month: number): number =>
  yearOf(day) + (monthOf(day) > month ? 1 : 0);

/** First and last day of the fiscal year that ends in a year. */
export function fiscalYearDays(
  year: number,
  month: number,
): { readonly from: CivilDate; readonly to: CivilDate } {
  return { from: addDays(fiscalYearEnd(year - 1, month), 1), to: fiscalYearEnd(year, month) };
}
