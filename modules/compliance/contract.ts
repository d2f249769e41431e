export { isLegalHoliday } from "./domain/legal-holidays";
export { type NextReturn, nextReturn, returnDueOn } from "./domain/returns";
export {
  type OrganizationAge,
  type ReturnForm,
  shortFormLimits,
  whichReturn,
} from "./domain/which-return";
export type * from "./requirement";
