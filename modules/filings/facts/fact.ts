import type { CivilDate } from "#modules/platform/dates";

/** The rules that the filings' pages state: each is a dated row with the page on which it was read. */
export const filingFacts = [
  /** The four ways of Rev. Proc. 2014-11, and their 15 months. */
  "four_ways",
  /** Which forms apply, where they ask about the revocation, and which returns go along. */
  "how_to_apply",
  /** Whether the short application (1023-EZ) will do for the streamlined and the last way. */
  "short_application",
  /** A subordinate of a group applies by itself. */
  "own_application",
  /** Whether a group may have a club back afterwards. */
  "group_after",
  /** Until when donors may rely on the old word. */
  "donors",
  /** The tax returns of the time between. */
  "taxable",
  /** From when on a 990-N can be filed. */
  "notice_opens",
  /** Which tax year a 990-N is for. */
  "notice_year",
  /** Where a 990-N is filed, and for whom it is. */
  "notice_file",
  /** What a 990-N asks for, and how one signs in. */
  "notice_answers",
] as const;
export type FilingFactName = (typeof filingFacts)[number];

export interface FilingFact {
  readonly sourceUrl: string;
  readonly readOn: CivilDate;
  readonly isConfirmed: boolean;
}

export type FilingFacts = Readonly<Partial<Record<FilingFactName, FilingFact>>>;
