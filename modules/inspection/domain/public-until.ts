import { addYears, type CivilDate, compareDates } from "#modules/platform/dates";

/** For so many years a return is open to inspection (26 CFR 301.6104(d)-1(a)). */
export const YEARS_PUBLIC = 3;

/**
 * The last day on which a return has to be shown: three years after the later of the day it was due,
 * with its extension, and the day it was filed (26 U.S.C. 6104(d)(2); 26 CFR 301.6104(d)-1(a)).
 */
export const publicUntil = (dueOn: CivilDate, filedOn: CivilDate): CivilDate =>
  addYears(compareDates(dueOn, filedOn) > 0 ? dueOn : filedOn, YEARS_PUBLIC);
