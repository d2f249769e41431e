import { type CivilDate, civilDateIn } from "#modules/platform/dates";

/** The day it is where staff work. */
export const officeToday = (now: Date): CivilDate => civilDateIn(now, "America/New_York");
