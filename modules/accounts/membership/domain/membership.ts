import { type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";

const DAY = 86_400_000;
/** From this many days before the due date a renewal is called soon. */
export const SOON_DAYS = 60;

export interface Membership {
  readonly state: "new" | "good" | "soon" | "late";
  /** Days from today in the account's time zone to the due date; negative when it is past. */
  readonly days: number;
}

/** How a membership stands. The due date itself still counts: it ends at midnight of its zone. */
export function membershipOf(dueOn: CivilDate | null, now: Date, timeZone: string): Membership {
  if (dueOn === null) return { state: "new", days: 0 };
  const today = civilDateIn(now, timeZone);
  const days = Math.round((toUtcDate(dueOn).getTime() - toUtcDate(today).getTime()) / DAY);
  return { state: days < 0 ? "late" : days <= SOON_DAYS ? "soon" : "good", days };
}
