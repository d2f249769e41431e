import { addMoney, type Cents, cents } from "#modules/platform/money";

/** How long an organization has existed; the longer, the less it may take in for the short form. */
export const organizationAges = ["first-year", "to-three", "over-three"] as const;
export type OrganizationAge = (typeof organizationAges)[number];

/** What the IRS's pages say of who may file which form; an organization does not exceed them. */
export interface ReturnLimits {
  /** What it takes in a year, or on average, for the 990-N: up to so much. */
  readonly shortForm: Readonly<Record<OrganizationAge, Cents>>;
  /** What it receives for the 990-EZ: less than so much. */
  readonly ezReceipts: Cents;
  /** What it owns for the 990-EZ: less than so much. */
  readonly ezAssets: Cents;
}

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
 * The shortest return of the 990 series that an organization may file, by limits that the IRS's pages
 * say. Private foundations and churches follow other rules.
 */
export function whichReturn(
  { age, receipts, yearReceipts = receipts, assets, isInGroupReturn }: ReturnFacts,
  { shortForm, ezReceipts, ezAssets }: ReturnLimits,
): ReturnForm {
  if (isInGroupReturn) return "none";
  if (receipts <= shortForm[age]) return "990-N";
  return yearReceipts < ezReceipts && assets < ezAssets ? "990-EZ" : "990";
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
