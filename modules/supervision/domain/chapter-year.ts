import type { CivilDate } from "#modules/platform/dates";

export const reviewResults = ["in_order", "question", "not_in_order"] as const;
export type ReviewResult = (typeof reviewResults)[number];

/** How the filing of a chapter's fiscal year is known. */
export type FilingKnown = "irs" | "proof" | "not_required";

/** What is on file of a chapter for a supervision year. */
export interface ChapterYearFacts {
  /** The end of the fiscal year that ended in it; undefined while nobody said its month. */
  readonly periodEnd: CivilDate | undefined;
  /** It files no return of its own. */
  readonly isFree: boolean;
  readonly hasReturn: boolean;
  readonly hasReport: boolean;
  /** The confirmation of its 990-N, or that the IRS lists it. */
  readonly hasConfirmation: boolean;
  /** The IRS lists a 990-N, of which no return can be a copy. */
  readonly isPostcard: boolean;
  readonly review: ReviewResult | undefined;
  /** It was sent the education, or said that it read it. */
  readonly isEducated: boolean;
  readonly filing: Exclude<FilingKnown, "not_required"> | undefined;
}

/** What a chapter's year lacks, in the order in which it is asked for. */
export const lacks = ["return", "report", "confirmation", "review", "education", "filing"] as const;
export type Lack = (typeof lacks)[number];

/** A chapter's line in a supervision year. */
export interface ChapterYear {
  readonly periodEnd: CivilDate | null;
  readonly isObtained: boolean;
  readonly isReviewed: boolean;
  readonly isEducated: boolean;
  readonly filing: FilingKnown | null;
  readonly isComplete: boolean;
  readonly lacks: readonly Lack[];
}

/**
 * Judges a chapter's year: it is complete with papers obtained and reviewed, education, and a filing
 * that is known. A copy of the 990 or 990-EZ is obtained by itself; of a 990-N it takes the treasurer's
 * report and the confirmation, whatever is given as its copy. For a chapter that files no return education is enough.
 */
export function judgeChapterYear(facts: ChapterYearFacts): ChapterYear {
  const { hasReturn, hasReport, hasConfirmation, isEducated } = facts;
  const isObtained = (hasReturn && !facts.isPostcard) || (hasReport && hasConfirmation);
  const filing = facts.isFree ? "not_required" : (facts.filing ?? null);
  const isReviewed = facts.review !== undefined;
  const missing: Record<Lack, boolean> = {
    // A report on its way says that there is no copy to come.
    return: !facts.isFree && !isObtained && !hasReport && !hasConfirmation,
    report: !facts.isFree && !isObtained && !hasReport && hasConfirmation,
    confirmation: !facts.isFree && !isObtained && hasReport && !hasConfirmation,
    review: !facts.isFree && !isReviewed,
    education: !isEducated,
    filing: filing === null,
  };
  const lacking = lacks.filter((one) => missing[one]);
  return {
    periodEnd: facts.periodEnd ?? null,
    isObtained,
    isReviewed,
    isEducated,
    filing,
    isComplete: lacking.length === 0,
    lacks: lacking,
  };
}

/** "97.3": one decimal, rounded down, so that it is 100.0 for all alone; "0.0" of none. */
export function percentOf(complete: number, listed: number): string {
  const tenths = listed === 0 ? 0 : Math.floor((complete * 1_000) / listed);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
