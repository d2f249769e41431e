import { addYears, type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";

/** Nobody is asked where they live, so days are counted in UTC. */
const ZONE = "UTC";

/** The last day on which a visitor's bylaws are there: a year after they were last saved. */
export const keptUntil = (savedAt: Date): CivilDate => addYears(civilDateIn(savedAt, ZONE), 1);

/** What was saved before this instant and is nobody's has had its year. */
export const savedBefore = (now: Date): Date => toUtcDate(addYears(civilDateIn(now, ZONE), -1));
