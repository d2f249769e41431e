import { type CivilDate, civilDateIn, compareDates } from "#modules/platform/dates";

/** A contest's days begin and end at midnight here, wherever its entrants are. */
export const CONTEST_ZONE = "America/New_York";

/** The day it is for contests. */
export const contestToday = (now: Date): CivilDate => civilDateIn(now, CONTEST_ZONE);

export interface ContestDays {
  readonly opensOn: CivilDate;
  readonly closesOn: CivilDate;
}

export type ContestMoment = "soon" | "open" | "over";

/** Whether entries are taken today; the first and the last day count. */
export function momentOf({ opensOn, closesOn }: ContestDays, today: CivilDate): ContestMoment {
  if (compareDates(today, opensOn) < 0) return "soon";
  return compareDates(today, closesOn) > 0 ? "over" : "open";
}
