import type { Cents } from "#modules/platform/money";

/** The treasurer's report of a chapter's fiscal year. */
export interface TreasurersReport {
  readonly receipts: Cents;
  readonly expenses: Cents;
  readonly closing: Cents;
  /** The three main activities; later ones may be "". */
  readonly activities: readonly string[];
  /** A line each: name and office. */
  readonly officers: string;
  readonly isPurposeChanged: boolean;
}
