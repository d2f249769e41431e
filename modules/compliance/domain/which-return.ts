import { addMoney, type Cents, cents } from "#modules/platform/money";

/** How long an organization has existed; the longer, the less it may take in for the short form. */
export type OrganizationAge = "first-year" | "to-three" | "over-three";

/** What an organization takes in a year, or on average, without exceeding it, for the 990-N. */
export const shortFormLimits: Readonly<Record<OrganizationAge, Cents>> = {
  "first-year": cents(75_000_00),
  "to-three": cents(60_000_00),
  "over-three": cents(50_000_00),
};

const EZ_RECEIPTS = cents(200_000_00);
const EZ_ASSETS = cents(500_000_00);

export interface ReturnFacts {
  readonly age: OrganizationAge;
  /**
   * What it receives: in the first year with what was pledged, up to three years the average of the
   * first two, afterwards the average of the last three.
   */
  readonly receipts: Cents;
  /** What it receives in the year of the return alone; the same as `receipts` when left out. */
  readonly yearReceipts?: Cents;
  /** What it owns at the end of the year. */
  readonly assets: Cents;
  /** Its headquarters files one return for all; then it files none. */
  readonly isInGroupReturn: boolean;
}

export type ReturnForm = "990-N" | "990-EZ" | "990" | "none";

/**
 * The shortest return of the 990 series that an organization may file. Sources: the IRS on the
 * Form 990-N filing requirement (receipts "normally" at most so much), the instructions for the
 * Form 990-EZ (receipts below $200,000 and assets below $500,000). Private foundations and churches
 * follow other rules.
 */
export function whichReturn(facts: ReturnFacts): ReturnForm {
  const { age, receipts, yearReceipts = receipts, assets, isInGroupReturn } = facts;
  if (isInGroupReturn) return "none";
  if (receipts <= shortFormLimits[age]) return "990-N";
  return yearReceipts < EZ_RECEIPTS && assets < EZ_ASSETS ? "990-EZ" : "990";
}

/** How many years' receipts count for what an organization normally receives. */
export const normalYears: Readonly<Record<OrganizationAge, number>> = {
  "first-year": 1,
  "to-three": 2,
  "over-three": 3,
};

/**
 * What an organization "normally" receives, to the cent: in its first year what it received or was
 * pledged, up to three years the average of its first two, afterwards the average of the year of the
 * return and the two before.
 * @param receipts of those years, in any order
 * @returns undefined while one of them is missing
 */
export function normalReceipts(
  age: OrganizationAge,
  receipts: readonly Cents[],
): Cents | undefined {
  const count = normalYears[age];
  if (receipts.length < count) return undefined;
  return cents(Math.round(addMoney(...receipts.slice(0, count)) / count));
}
