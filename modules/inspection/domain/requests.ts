import { addDays, type CivilDate } from "#modules/platform/dates";

/** How somebody asked for copies. */
export const requestWays = ["written", "in_person"] as const;
export type RequestWay = (typeof requestWays)[number];

/** In writing there are so many days to answer (26 U.S.C. 6104(d)(1)(B); 26 CFR 301.6104(d)-1(d)(2)(ii)). */
export const DAYS_TO_ANSWER = 30;

/** By when a request for copies is to be answered: at once for who comes in person. */
export const answerBy = (receivedOn: CivilDate, way: RequestWay): CivilDate =>
  way === "written" ? addDays(receivedOn, DAYS_TO_ANSWER) : receivedOn;
