import {
  addYears,
  type CivilDate,
  civilDate,
  compareDates,
  endOfMonth,
} from "#modules/platform/dates";
import { type LetterDay, letterDays } from "./answers";

/** Months from the later of letter and list within which an application reaches back (section 4 and 5). */
const MONTHS = 15;

/** So many days before the last day a club is reminded of it. */
export const rescueOffsets = [-180, -90, -30, -14] as const;

export interface RescueClock {
  /** The last day; where the letter's day is not known, the last that it can be. */
  readonly deadline: CivilDate;
  /** The last day on which it is in time for certain: earlier only where the letter's day is not known. */
  readonly actBy: CivilDate;
  /** Which of the two days counted. */
  readonly from: "letter" | "list";
}

/** The same day so many months later; the end of the month where it has no such day. */
function addMonths(date: CivilDate, count: number): CivilDate {
  const counted = Number(date.slice(5, 7)) - 1 + count;
  const year = addYears(civilDate(`${date.slice(0, 4)}-01-01`), Math.floor(counted / 12));
  const month = `${year.slice(0, 5)}${String((counted % 12) + 1).padStart(2, "0")}`;
  const last = endOfMonth(civilDate(`${month}-01`));
  const same = `${month}-${date.slice(8)}`;
  return same < last ? civilDate(same) : last;
}

/** The later of two days; one that is not known is the earlier. */
const later = (one: CivilDate | undefined, other: CivilDate | undefined) =>
  one && other ? (compareDates(one, other) > 0 ? one : other) : (one ?? other);

/**
 * The clock of Rev. Proc. 2014-11: 15 months from the later of the revocation letter and the day on
 * which the list first had the name. A weekend does not move it. Undefined while neither is known.
 */
export function rescueClock({
  letter,
  postedOn,
}: {
  readonly letter: LetterDay | undefined;
  readonly postedOn: CivilDate | undefined;
}): RescueClock | undefined {
  const written = letter && letterDays(letter);
  const latest = later(written?.last, postedOn);
  const earliest = later(written?.first, postedOn);
  if (!latest || !earliest) return undefined;
  return {
    deadline: addMonths(latest, MONTHS),
    actBy: addMonths(earliest, MONTHS),
    from: latest === postedOn ? "list" : "letter",
  };
}
