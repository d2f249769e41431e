import { dateFormatter } from "./formatters";

declare const dateBrand: unique symbol;
/** A day of the calendar without a time zone, as "YYYY-MM-DD"; its text order is its time order. */
export type CivilDate = string & { readonly [dateBrand]: true };

const dayMs = 86_400_000;

/** Durations, in milliseconds. */
export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * dayMs;

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

const twoDigits = (count: number) => (count < 10 ? `0${count}` : `${count}`);

/** Written by hand: thousands of clubs' calendars are computed of days, and a `Date` is slow at it. */
const written = (year: number, month: number, day: number): CivilDate =>
  `${year < 1000 ? String(year).padStart(4, "0") : year}-${twoDigits(month)}-${twoDigits(day)}` as CivilDate;

function fromParts(year: number, month: number, day: number): CivilDate | undefined {
  const isReal = day >= 1 && day <= daysInMonth(year, month) && year >= 1 && year <= 9999;
  return isReal ? written(year, month, day) : undefined;
}

/**
 * Reads a date as the browser's date field sends it ("2027-05-03") or as Americans type it
 * ("5/3/2027"); undefined when it is neither, or a day that does not exist.
 */
export function parseCivilDate(text: string): CivilDate | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (iso) return fromParts(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (american) return fromParts(Number(american[3]), Number(american[1]), Number(american[2]));
  return undefined;
}

/** A date that the program itself writes. @throws RangeError when it is not a real day. */
export function civilDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new RangeError(`not a civil date: ${text}`);
  return date;
}

/** The instant at which that day begins in UTC: what a date column of the database holds. */
export const toUtcDate = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);

/** The day that an instant falls on in UTC: the way back from a date column. */
export const fromUtcDate = (instant: Date): CivilDate =>
  instant.toISOString().slice(0, 10) as CivilDate;

const yearOf = (date: CivilDate) => Number(date.slice(0, 4));
const monthOf = (date: CivilDate) => Number(date.slice(5, 7));
const dayOf = (date: CivilDate) => Number(date.slice(8, 10));

const firstTime = Date.parse("0001-01-01");
const lastTime = Date.parse("9999-12-31");

/** The date so many days later, or earlier. @throws RangeError outside the years 1 to 9999. */
export function addDays(date: CivilDate, count: number): CivilDate {
  const day = dayOf(date) + count;
  if (day >= 1 && day <= 28) return `${date.slice(0, 8)}${twoDigits(day)}` as CivilDate;
  const time = Date.parse(date) + days(count);
  // Also refuses what is no number.
  if (!(time >= firstTime && time <= lastTime)) throw new RangeError(`no such day: ${date}`);
  const moved = new Date(time);
  return written(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The same day so many years later; 29 February becomes 28 February where there is no 29th. */
export function addYears(date: CivilDate, count: number): CivilDate {
  const year = yearOf(date) + count;
  const moved = fromParts(
    year,
    monthOf(date),
    Math.min(dayOf(date), daysInMonth(year, monthOf(date))),
  );
  if (!moved) throw new RangeError(`no such year: ${year}`);
  return moved;
}

/** The first of a month that is counted on from January of a year: the 13th is the next January. */
export function firstOfMonth(year: number, month: number): CivilDate {
  const counted = year * 12 + month - 1;
  return written(Math.floor(counted / 12), (counted % 12) + 1, 1);
}

/** The last day of the date's month. */
export function endOfMonth(date: CivilDate): CivilDate {
  const last = daysInMonth(yearOf(date), monthOf(date));
  return `${date.slice(0, 8)}${last}` as CivilDate;
}

/** Below 0 when `a` is earlier, above 0 when it is later, 0 on the same day. */
export const compareDates = (a: CivilDate, b: CivilDate): number => (a < b ? -1 : a > b ? 1 : 0);

const QUARTER_HOUR = minutes(15);
/** A zone's offset in the last quarter of an hour that was asked for. */
const lastOffsets = new Map<string, { readonly quarter: number; readonly offset: number }>();

/**
 * How far a zone's clocks are ahead of UTC at an instant, in minutes (New York in winter: -300).
 * Since 1970 clocks change at whole quarters of an hour only, so the answer for "now" is kept as
 * long: taking it out of a formatted text is slower than the rest of judging a form.
 * @throws RangeError when the zone is unknown.
 */
export function utcOffsetMinutes(instant: Date, timeZone: string): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR);
  const last = lastOffsets.get(timeZone);
  if (last?.quarter === quarter && quarter >= 0) return last.offset;
  const formatter = dateFormatter("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = formatter.formatToParts(instant).find((part) => part.type === "timeZoneName");
  const [, sign, hour, minute] = /GMT([+-])(\d{2}):(\d{2})/.exec(name?.value ?? "") ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hour ?? 0) * 60 + Number(minute ?? 0));
  lastOffsets.set(timeZone, { quarter, offset });
  return offset;
}

/** The day that an instant falls on in a zone. @throws RangeError when the zone is unknown. */
export function civilDateIn(instant: Date, timeZone: string): CivilDate {
  return fromUtcDate(new Date(instant.getTime() + minutes(utcOffsetMinutes(instant, timeZone))));
}

/** Where our office is: its day counts where an account's own is not known. */
export const OFFICE_ZONE = "America/New_York";

/** The day at our office. */
export const officeToday = (now: Date): CivilDate => civilDateIn(now, OFFICE_ZONE);

/** The day in the zone of an account; at our office where nobody knows the zone. */
export function dayIn(instant: Date, timeZone: string | undefined): CivilDate {
  try {
    return civilDateIn(instant, timeZone ?? OFFICE_ZONE);
  } catch {
    return officeToday(instant);
  }
}

/** The instant at which a day begins in a zone. @throws RangeError when the zone is unknown. */
export function startOfDay(date: CivilDate, timeZone: string): Date {
  const utc = toUtcDate(date).getTime();
  const near = new Date(utc - minutes(utcOffsetMinutes(new Date(utc), timeZone)));
  return new Date(utc - minutes(utcOffsetMinutes(near, timeZone)));
}

/** The names of the twelve months in a language, January first; for selects and sentences. */
export function monthNames(formatLocale: string): readonly string[] {
  const formatter = dateFormatter(formatLocale, { month: "long" });
  return Array.from({ length: 12 }, (_, month) =>
    formatter.format(new Date(Date.UTC(2001, month, 1))),
  );
}
