import { addMoney, type Cents, cents } from "#modules/platform/money";
import type { CharityRule, Fee, ReportRule } from "../requirement";

/** What the organization said of itself, where it has said it. */
export interface Declared {
  /** What it takes in a year. */
  readonly receipts?: Cents | undefined;
  readonly isAllVolunteers?: boolean | undefined;
}

const nothing = cents(0);

/** The share of one year, rounded up to a cent: an estimate must not be too low. */
const aYear = (fee: Fee | null, years: number | null): Cents | null =>
  fee && cents(Math.ceil(fee.upTo / (years ?? 1)));

/** Whether an organization is known to be below a state's limit; what it did not say is not known. */
export function isExempt({ exemption }: CharityRule, declared: Declared): boolean {
  const { receipts, isAllVolunteers = false } = declared;
  if (!exemption || receipts === undefined) return false;
  if (exemption.isForVolunteers && !isAllVolunteers) return false;
  const { limit, isInclusive } = exemption;
  return receipts < limit || (isInclusive && receipts === limit);
}

function reportEstimate({ kind, fee, everyYears }: ReportRule): Cents | null {
  return kind === "none" ? nothing : aYear(fee, everyYears);
}

function charityEstimate(charity: CharityRule, declared: Declared): Cents | null {
  if (charity.kind === "none" || charity.kind === "exempt") return nothing;
  if (isExempt(charity, declared)) return nothing;
  return aYear(charity.renewal, charity.everyYears);
}

/**
 * What a year in good standing costs in a state at the most: its report, spread over the years
 * between two, and its charity renewal for what was declared. Null when a part is not known.
 */
export function estimateOfAYear(
  { report, charity }: { readonly report: ReportRule; readonly charity: CharityRule },
  declared: Declared = {},
): Cents | null {
  const parts = [reportEstimate(report), charityEstimate(charity, declared)];
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? addMoney(...known) : null;
}
