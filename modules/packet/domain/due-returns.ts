import { returnDueOn } from "#modules/compliance/contract";
import { type CivilDate, endOfMonth, firstOfMonth } from "#modules/platform/dates";

/** So many of the newest returns are looked for: as many as the law has shown to whoever asks. */
const RETURNS = 3;

/** The ends of the last fiscal years whose returns were due before a day, the newest first. */
export function dueReturns(today: CivilDate, month: number): readonly CivilDate[] {
  const found: CivilDate[] = [];
  for (let year = Number(today.slice(0, 4)); found.length < RETURNS; year--) {
    const end = endOfMonth(firstOfMonth(year, month));
    if (returnDueOn(end) < today) found.push(end);
  }
  return found;
}
