import { addDays, type CivilDate, compareDates, days } from "#modules/platform/dates";

/** How long a link works where nobody said otherwise, in days. */
export const SHARE_DAYS = 7;
/** How long a link works at most, in days. */
export const SHARE_DAYS_MAX = 90;
/** So many wrong passcodes end a link. */
export const SHARE_TRIES = 10;
/** So many papers one link opens. */
export const SHARE_PAPERS_MAX = 500;
/** So many links of an account work at once. */
export const SHARES_OPEN_MAX = 100;

/** Why a link ended before its day. */
export type ShareEnd = "revoked" | "passcode" | "access" | "account";

export type ShareState = "open" | "expired" | "used" | ShareEnd;

export interface KeptShare {
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: string;
  readonly maxViews: number | null;
  readonly views: number;
}

/** Whether a link works now, and why not. */
export function shareState(share: KeptShare, now: Date): ShareState {
  // The table's check holds it to the reasons.
  if (share.endedAt !== null) return share.endReason as ShareEnd;
  if (share.expiresAt <= now) return "expired";
  return share.maxViews !== null && share.views >= share.maxViews ? "used" : "open";
}

/** Whether a link may end on a day: tomorrow at the earliest, in 90 days at the latest. */
export const isShareDay = (day: CivilDate, today: CivilDate): boolean =>
  compareDates(day, today) > 0 && compareDates(day, addDays(today, SHARE_DAYS_MAX)) <= 0;

/** When a link made now is over whose last day is given: at the same hour, so many times 24 hours later. */
export function shareEnds(now: Date, today: CivilDate, day: CivilDate): Date {
  const count = (Date.parse(day) - Date.parse(today)) / days(1);
  return new Date(now.getTime() + days(count));
}

export type Device = "phone" | "tablet" | "computer" | "other";

/** What kind of device a browser says that it runs on. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return "phone";
  return /Windows NT|Macintosh|X11|CrOS/i.test(userAgent) ? "computer" : "other";
}
