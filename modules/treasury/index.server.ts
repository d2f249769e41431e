export { beginYear } from "./commands/begin-year.server";
export { adoptBudget, amendBudget, changeBudget } from "./commands/budget.server";
export { addLine, removeLine } from "./commands/change-lines.server";
export { changeNumbers, lineField } from "./commands/change-numbers.server";
export { countCash, depositCash, signCash } from "./commands/count-cash.server";
export { keepReview } from "./commands/keep-review.server";
export { correctReport, makeFinal } from "./commands/make-final.server";
export {
  type FileColumns,
  type FileShown,
  previewColumns,
  readColumns,
} from "./import/choose-columns.server";
export { type ColumnName, columnField, columnNames } from "./import/columns.server";
export { groupField, importRows, NOT_COUNTED, removeImport } from "./import/import-rows.server";
export { previewFile } from "./import/preview-file.server";
export { type FilePreview, previewCarried } from "./import/preview-table.server";
export { blankForm, blankForms } from "./paper/blank-form.server";
export { reportFile, reportTable } from "./paper/report-paper.server";
export { reviewFile } from "./paper/review-paper.server";
export { listYears } from "./queries/list-years.server";
export { readCash, readReviews } from "./queries/read-controls.server";
export { readImports } from "./queries/read-imports.server";
export { finalReportsOf, readYear } from "./queries/read-year.server";
export {
  adoptionSchema,
  cashSchema,
  cashSignSchema,
  cashSlipSchema,
  correctionSchema,
  lineSchema,
  type NumbersFields,
  numbersSchema,
  reviewSchema,
  yearSchema,
} from "./schemas";
