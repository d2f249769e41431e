/** The server face of the bylaws. */

export { adoptionForm } from "./adoption-form";
export { createBylaws } from "./commands/create-bylaws.server";
export { keepBylaws } from "./commands/keep-bylaws.server";
export { recordAdoption } from "./commands/record-adoption.server";
export { retryFailed } from "./commands/retry-failed.server";
export { retryVersion } from "./commands/retry-version.server";
export type { SavedBylaws } from "./commands/save-version.server";
export { updateBylaws } from "./commands/update-bylaws.server";
export type { FileName } from "./domain/file-name";
export { bylawsForms, findForm } from "./forms";
export { moveBylaws } from "./move-bylaws.server";
export { type AdoptedAnswers, adoptedAnswersOf } from "./queries/adopted-answers.server";
export { type AdoptedText, adoptedTextsOf } from "./queries/adopted-texts.server";
export { adoptionOf } from "./queries/adoption-of.server";
export { articlesClausesOf, articlesFileOf } from "./queries/articles-clauses-of.server";
export { compareVersions, redlineOf } from "./queries/compare-versions.server";
export { documentModelOf } from "./queries/document-model-of.server";
export { type BylawsDocument, documentOf } from "./queries/document-of.server";
export { findBylaws } from "./queries/find-bylaws.server";
export { fiscalYearWarnings } from "./queries/fiscal-year-warnings.server";
export { type BylawsPaper, keptBylawsPapers } from "./queries/kept-papers.server";
export { listBylaws } from "./queries/list-bylaws.server";
export { listDocuments } from "./queries/list-documents.server";
export { type KnownOrganization, prefilledFields } from "./queries/prefilled-fields.server";
export { type BylawsProgress, progressOf } from "./queries/progress-of.server";
export { withAdoptedBylaws } from "./queries/with-adopted-bylaws.server";
export type { BylawsForm } from "./templates/form";
