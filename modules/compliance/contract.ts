export { businessDayFrom, businessDayUntil, firstOfMonth } from "./domain/business-days";
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
  expectsOwnReturn,
  fiscalYearEndAfter,
  periodEnd,
  type SeenReturns,
  type UnseenReturns,
} from "./domain/unseen-returns";
export {
  type OrganizationAge,
  type ReturnForm,
  shortFormLimits,
  whichReturn,
} from "./domain/which-return";
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
