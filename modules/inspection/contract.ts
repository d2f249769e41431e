export { DAYS_TO_ANSWER, type RequestWay, requestWays } from "./domain/requests";
export { answeredForm, copiesForm, publishForm } from "./forms";
export type * from "./views";
