import { addDays, type CivilDate, civilDate, endOfMonth } from "#modules/platform/dates";

/** Full fiscal years before the running one. */
const YEARS = 7;
/** Without an answer of the club a year is taken to end in December. */
export const USUAL_MONTH = 12;

/**
 * The first day of the invoices that a packet has: the running fiscal year and seven before it. `month`
 * is the one in which the fiscal year ends.
 */
export function invoicesFrom(today: CivilDate, month: number): CivilDate {
  const year = Number(today.slice(0, 4));
  const ended = Number(today.slice(5, 7)) > month ? year : year - 1;
  const last = civilDate(`${ended - YEARS}-${String(month).padStart(2, "0")}-01`);
  return addDays(endOfMonth(last), 1);
}
