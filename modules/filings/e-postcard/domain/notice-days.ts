import { addDays, addYears, type CivilDate } from "#modules/platform/dates";

/** The first day of the fiscal year that ends on a day. */
export const fiscalYearBegin = (fiscalYearEnd: CivilDate): CivilDate =>
  addYears(addDays(fiscalYearEnd, 1), -1);

/** The tax year by which the IRS knows a fiscal year: the one in which it begins. */
export const taxYearOf = (fiscalYearEnd: CivilDate): number =>
  Number(fiscalYearBegin(fiscalYearEnd).slice(0, 4));

/** The first day on which the 990-N of a fiscal year can be filed: the one after its end. */
export const noticeOpensOn = (fiscalYearEnd: CivilDate): CivilDate => addDays(fiscalYearEnd, 1);
