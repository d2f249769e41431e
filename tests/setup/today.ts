import { addDays, type CivilDate, officeToday } from "#modules/platform/dates";

/** Today, or so many days ago, where our office is: in UTC it may be tomorrow already, which forms refuse. */
export const today = (daysAgo = 0): CivilDate => addDays(officeToday(new Date()), -daysAgo);
