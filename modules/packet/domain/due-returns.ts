import { type CivilDate, civilDate, endOfMonth } from "#modules/platform/dates";

/** So many of the newest returns are looked for: as many as the law has shown to whoever asks. */
const RETURNS = 3;
/** A return is due on the 15th day of the fifth month after the fiscal year. */
const MONTHS = 5;
const DAY = 15;

const dayOf = (year: number, month: number, day: number): CivilDate =>
  civilDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);

/** The ends of the last fiscal years whose returns were due on a day, the newest first. */
export function dueReturns(today: CivilDate, month: number): readonly CivilDate[] {
  const found: CivilDate[] = [];
  const later = month + MONTHS;
  for (let year = Number(today.slice(0, 4)); found.length < RETURNS; year--) {
    const due = later > 12 ? dayOf(year + 1, later - 12, DAY) : dayOf(year, later, DAY);
    if (due < today) found.push(endOfMonth(dayOf(year, month, 1)));
  }
  return found;
}
