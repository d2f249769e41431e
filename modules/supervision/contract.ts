export type { ChapterYear, FilingKnown, Lack, ReviewResult } from "./domain/chapter-year";
export { lacks, reviewResults } from "./domain/chapter-year";
export { type SupervisionFactName, supervisionFacts } from "./domain/facts";
export type { ReadinessCode, ReadinessState } from "./domain/readiness";
export { readinessItems, relationships } from "./domain/readiness";
export type { TreasurersReport } from "./domain/report";
export type { Barrier, Blocked, Changed, SgriChapter } from "./domain/sgri";
export type { Place, Window } from "./domain/years";
export {
  authorizationForm,
  educationForm,
  papersForm,
  readinessForm,
  resultWords,
  reviewForm,
  sgriForm,
  statementForm,
  supervisionFactForm,
} from "./forms";
export { ofLaterDay } from "./years/later-day";
