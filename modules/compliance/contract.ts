export { isLegalHoliday } from "./domain/legal-holidays";
export { type NextReturn, nextReturn, returnDueOn } from "./domain/returns";
export type * from "./requirement";
