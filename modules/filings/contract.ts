export { fiscalYearBegin, noticeOpensOn, taxYearOf } from "./e-postcard/domain/notice-days";
export {
  type Figures,
  figureNames,
  judgeFigures,
  type KnownFigures,
} from "./e-postcard/read-figures";
export type { CopyPiece, EPostcardView, NoticeAnswer } from "./e-postcard/views";
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
