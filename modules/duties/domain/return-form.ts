import { type OrganizationAge, whichReturn } from "#modules/compliance/contract";
import { filedReturn } from "#modules/listings/contract";
import { addYears, type CivilDate, compareDates } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import type { Club } from "./club";
import type { ChosenFacts } from "./fact-names";
import type { returnForms } from "./rule";

export type OwnReturnForm = (typeof returnForms)[number];

/** The returns of the 990 series by the codes of their rules. */
export const returnCodes: Readonly<Record<string, OwnReturnForm>> = {
  "us.990n": "990-N",
  "us.990ez": "990-EZ",
  "us.990": "990",
};

export const isReturn = (code: string): boolean => Object.hasOwn(returnCodes, code);

/** Whether a return of the kind can be extended (Form 8868): the 990-N has no extension. */
export const mayBeExtended = (code: string): boolean => isReturn(code) && code !== "us.990n";

/** How old an organization is at the end of a fiscal year, as the limits count it; old when nobody knows. */
export function ageAt(formedOn: CivilDate | undefined, fiscalYearEnd: CivilDate): OrganizationAge {
  if (!formedOn) return "over-three";
  if (compareDates(addYears(formedOn, 1), fiscalYearEnd) > 0) return "first-year";
  return compareDates(addYears(formedOn, 3), fiscalYearEnd) >= 0 ? "to-three" : "over-three";
}

/** What counts for the limits: the average of up to three years that ended by then. */
export function usualReceipts(facts: ChosenFacts, year: number): Cents | undefined {
  const known = Object.entries(facts.receipts ?? {})
    .filter(([ended]) => Number(ended) <= year && Number(ended) > year - 4)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .slice(0, 3)
    .map(([, amount]) => amount);
  if (known.length === 0) return facts.receipts_estimate;
  return cents(Math.round(known.reduce((sum, one) => sum + one, 0) / known.length));
}

/** Whether a club files no return of its own: it is in its group's, or the IRS's file asks none of it. */
export function filesNoReturn({ group_return, irs_filing: code }: ChosenFacts): boolean {
  if (group_return ?? false) return true;
  if (code === undefined || code === "03") return false;
  return filedReturn({ filingCode: code, pfFilingCode: "0" }).form === "none";
}

/**
 * The return that a club files for a fiscal year; undefined for none of its own. What it said of
 * its receipts goes before the IRS's code; where neither says anything it is the shortest.
 */
export function returnFormOf(
  { facts, returns, limits }: Club,
  fye: CivilDate,
): OwnReturnForm | undefined {
  const filed = returnCodes[returns.codes[fye] ?? ""];
  if (filed) return filed;
  if (filesNoReturn(facts)) return undefined;
  const code = facts.irs_filing;
  const receipts = usualReceipts(facts, Number(fye.slice(0, 4)));
  if (receipts === undefined || !limits) return code === "01" ? "990-EZ" : "990-N";
  const age = ageAt(facts.formed_on, fye);
  const said = { age, receipts, assets: facts.assets ?? cents(0), isInGroupReturn: false };
  const form = whichReturn(said, limits);
  return form === "none" ? undefined : form;
}
