// What a year of reminders must be, worked out apart from the code that is judged: by strings,
// JavaScript's own dates and the wall clocks of Intl, account by account and run by run.

export const offsets = [-60, -30, -14, -3, 0, 7, 30];
const dayMs = 86_400_000;

/** "2027-05-03" so many days later. */
export const shift = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The same day of the next year; 29 February becomes 28 February. */
export function nextYear(day: string): string {
  const moved = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return moved.endsWith("-02-29") ? moved.replace("-29", "-28") : moved;
}

const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day on the wall in a zone, which is still yesterday's before eight in the morning. */
export function reminderDayOnTheWall(at: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
    });
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return Number(parts.get("hour")) < 8 ? shift(day, -1) : day;
}

/** An account's way through the time: its zone, and from which run on it has which due date. */
export interface Course {
  readonly id: number;
  readonly zone: string;
  readonly subscribed: number;
  readonly chosen: readonly number[];
  readonly dates: readonly { readonly from: number; readonly due: string }[];
}

/** Every row that there must be: account, due date, offset, outcome, instant, letters. */
export function expectedRows(course: Course, runs: readonly Date[]): string[] {
  return course.dates.flatMap(({ from, due }, index) => {
    const until = course.dates[index + 1]?.from ?? runs.length;
    const rows: string[] = [];
    const open = new Set(offsets);
    for (let run = from; run < until; run++) {
      const at = runs[run];
      if (!at || open.size === 0) break;
      const late = daysBetween(due, reminderDayOnTheWall(at, course.zone));
      if (late < -60 || late > 44) continue;
      const reached = offsets.filter((offset) => offset <= late);
      const newest = Math.max(...reached.filter((offset) => course.chosen.includes(offset)));
      for (const offset of reached) {
        if (!open.delete(offset)) continue;
        const isSent = offset === newest && late - offset <= 14;
        const outcome = !course.chosen.includes(offset)
          ? "not_chosen"
          : !isSent
            ? "overtaken"
            : course.subscribed === 0
              ? "nobody"
              : "sent";
        const letters = outcome === "sent" ? course.subscribed : 0;
        rows.push([course.id, due, offset, outcome, at.toISOString(), letters].join(" "));
      }
    }
    return rows;
  });
}
