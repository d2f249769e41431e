const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
const lastDays = [31, undefined, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The English name of a month. @throws RangeError for no month */
export function monthName(month: number): string {
  const name = monthNames[month - 1];
  if (name === undefined) throw new RangeError("a month is a number from 1 to 12");
  return name;
}

/** The last day of a month after its name, " (June 30)"; February has a different one in some years. */
export function lastDayIn(month: number): string {
  const day = lastDays[month - 1];
  return day === undefined ? "" : ` (${monthName(month)} ${day})`;
}

/** How many months a month comes before another one, 0 to 11, over the end of the year too. */
export const monthsBefore = (month: number, later: number): number => (later - month + 12) % 12;
