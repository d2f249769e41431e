export { isLegalHoliday } from "./domain/legal-holidays";
export { type NextReturn, nextReturn, returnDueOn } from "./domain/returns";
export {
  type OrganizationAge,
  type ReturnForm,
  shortFormLimits,
  whichReturn,
} from "./domain/which-return";
export { charityKinds, dueKinds, reportKinds } from "./kinds";
export type * from "./requirement";
