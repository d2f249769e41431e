import { addYears, type CivilDate, parseCivilDate } from "#modules/platform/dates";

/** So many years a duty's year stays open: as long as the law has returns shown. */
const OPEN_YEARS = 3;

/**
 * Whether the year that a duty is about is open, so that its only proof stays: three years from the
 * last day of its fiscal or calendar year, or from its event. What names no year is always open.
 */
export function isOpenYear(period: string, today: CivilDate): boolean {
  const end = parseCivilDate(/^\d{4}$/.test(period) ? `${period}-12-31` : period);
  return end === undefined || addYears(end, OPEN_YEARS) >= today;
}
