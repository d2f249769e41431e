export { businessDayFrom, businessDayUntil } from "./domain/business-days";
export { isExempt } from "./domain/estimates";
export { isLegalHoliday, weekdayOf } from "./domain/legal-holidays";
export {
  extendedReturnDueOn,
  monthAfter,
  type NextReturn,
  nextReturn,
  returnDueOn,
} from "./domain/returns";
export {
  countUnseenReturns,
  type ExpectedReturn,
  fiscalYearEndAfter,
  isContradictory,
  periodEnd,
  type SeenReturns,
  type ShownWithin,
  type UnseenReturns,
} from "./domain/unseen-returns";
export {
  normalReceipts,
  normalYears,
  type OrganizationAge,
  organizationAges,
  type ReturnForm,
  type ReturnLimits,
  whichReturn,
} from "./domain/which-return";
export { federalForm } from "./federal-form";
export {
  charityKinds,
  dueKinds,
  type Figure,
  federalFigures,
  figures,
  reportKinds,
  schoolKinds,
} from "./kinds";
export type * from "./requirement";
