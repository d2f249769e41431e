import { type CivilDate, civilDateIn, compareDates } from "#modules/platform/dates";

export const alertKinds = ["holiday", "urgent"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** So that its encoded text fits into a cookie's name. */
export const ALERT_TEXT_MAX = 240;

/** An alert's days begin and end at midnight here, wherever its readers are. */
const ALERT_ZONE = "America/New_York";

/** The day it is for alerts. */
export const alertToday = (now: Date): CivilDate => civilDateIn(now, ALERT_ZONE);

export interface AlertDays {
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
  /** Staff have ended it. */
  readonly isEnded: boolean;
}

export type AlertMoment = "soon" | "shown" | "over";

/** Whether an alert is shown today; the first and the last day count. */
export function momentOf({ startsOn, endsOn, isEnded }: AlertDays, today: CivilDate): AlertMoment {
  if (isEnded || compareDates(today, endsOn) > 0) return "over";
  return compareDates(today, startsOn) < 0 ? "soon" : "shown";
}
