export {
  addAuthorizations,
  type NewAuthorizations,
  withdrawAuthorization,
} from "./authorizations/add-authorizations.server";
export {
  type AuthorizingLetter,
  endLetterAuthorization,
  keepLetterAuthorization,
} from "./authorizations/by-letter.server";
export {
  type AuthorizationOnFile,
  type AuthorizationsView,
  authorizationsOn,
  readAuthorizations,
} from "./authorizations/read-authorizations.server";
export {
  type PrefilledPapers,
  type RequestsView,
  readRequests,
} from "./chapter/read-requests.server";
export { type SentPapers, sendPapers } from "./chapter/send-papers.server";
export { yearOfDay } from "./domain/years";
export { type NewEducation, publishEducation } from "./education/publish-text.server";
export { type EducationView, readEducation } from "./education/read-education.server";
export { sendEducation } from "./education/send-education.server";
export { type ChangedSupervisionFact, changeSupervisionFact } from "./facts/change-fact.server";
export {
  listSupervisionFacts,
  type SupervisionFactView,
  transitionEnd,
} from "./facts/read-facts.server";
export { comparePurposeOf } from "./purpose/compare-purpose.server";
export { type PurposeView, readPurpose } from "./purpose/read-purpose.server";
export { type TickedPurpose, tickPurpose } from "./purpose/tick-purpose.server";
export { writeStatement } from "./purpose/write-statement.server";
export {
  type ReadinessItemView,
  type ReadinessView,
  readReadiness,
} from "./readiness/read-readiness.server";
export { type SavedReadiness, saveReadiness } from "./readiness/save-item.server";
export {
  authorizationSchema,
  chapterPapersSchema,
  educationSchema,
  purposeTickSchema,
  readinessSchema,
  reviewSchema,
  sgriChoiceSchema,
  sgriFreezeSchema,
  sgriSubmitSchema,
  statementSchema,
  supervisionFactSchema,
} from "./schemas";
export { type ChosenChapter, chooseSgri, type SgriChoice } from "./sgri/choose.server";
export { type FrozenSgri, freezeSgri } from "./sgri/freeze.server";
export {
  readSgri,
  readSgriYear,
  type SgriOverview,
  type SgriReportView,
  type SgriYearView,
  sgriDraftFile,
  sgriFile,
} from "./sgri/read-sgri.server";
export { closeSgri, type SubmittedSgri, submitSgri } from "./sgri/submit.server";
export { type SgriFormat, sgriFormats } from "./sgri/write-sgri.server";
export { accountingMonth } from "./years/accounting-month.server";
export { type Archive, type ArchiveFile, askArchive, readArchive } from "./years/archive.server";
export { closeYear } from "./years/close-year.server";
export type { GatheredChapter, PaperRow } from "./years/gather.server";
export { filesKeptUntil } from "./years/kept-files.server";
export { openPaper, type PaperFile } from "./years/open-paper.server";
export { openYear, type YearOfGroup } from "./years/open-year.server";
export {
  CHAPTERS_A_PAGE,
  type ChapterYearView,
  readChapterYear,
  readYear,
  type YearFilter,
  type YearView,
  yearFilters,
} from "./years/read-years.server";
export { type Review, reviewChapter } from "./years/review-chapter.server";
