export type { Sourced } from "./facts/sourced";
export {
  type Cause,
  causes,
  type KnownOrNot,
  knownOrNot,
  type LetterDay,
  missedYearEnds,
  noAnswers,
  type RescueAnswers,
  type YearForm,
  yearForms,
} from "./rescue/domain/answers";
export { type RescueClock, rescueClock, rescueOffsets } from "./rescue/domain/clock";
export {
  planRescue,
  type RescuePlan,
  type Route,
  type RouteReason,
  type RouteVerdict,
  routes,
  type Unknown,
} from "./rescue/domain/plan";
export type { WordedRescue } from "./rescue/views";
