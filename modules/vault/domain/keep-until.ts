import type { CivilDate } from "#modules/platform/dates";
import { type Category, type CategoryName, categories } from "./categories";
import { fiscalYearEnd, fiscalYearOf } from "./fiscal-year";

export interface Kept {
  readonly category: CategoryName;
  readonly datedOn: CivilDate;
  /** The last day of what it gives; null while it has no end. */
  readonly endsOn: CivilDate | null;
}

/**
 * The last day on which a paper is kept: the last day of the month in which the fiscal year ends, so
 * many years after the fiscal year of its date, or of its end where that counts. Undefined for what is
 * kept for ever, and for what has no end yet.
 */
export function keepUntil(paper: Kept, fiscalMonth: number): CivilDate | undefined {
  const { years, from }: Category = categories[paper.category];
  const day = from === "end" ? paper.endsOn : paper.datedOn;
  if (years === "ever" || !day) return undefined;
  return fiscalYearEnd(fiscalYearOf(day, fiscalMonth) + years, fiscalMonth);
}
