export { DAYS_TO_ANSWER, type RequestWay, requestWays } from "./domain/requests";
export type * from "./views";
