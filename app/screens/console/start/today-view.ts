import type { Today } from "#modules/console/contract";

/** A month of the chart in words. */
export interface ShownMonth {
  /** "2026-11" */
  readonly month: string;
  /** "Nov 2026" */
  readonly name: string;
  readonly received: string;
  readonly back: string;
  /** Of the largest amount of all months, 0 to 1. */
  readonly receivedShare: number;
  readonly backShare: number;
}

/** How many memberships end in a month, in words. */
export interface ShownEnding {
  readonly month: string;
  readonly name: string;
  readonly memberships: number;
  /** Of the largest number of all months, 0 to 1. */
  readonly share: number;
}

/** The staff's start page. */
export interface TodayData extends Pick<Today, "waiting" | "renewals"> {
  readonly name: string;
  readonly hasTwoStep: boolean;
  readonly months: readonly ShownMonth[];
  readonly endings: readonly ShownEnding[];
  /** What came in and went back in all of them, and the best of them. */
  readonly sums: { readonly received: string; readonly back: string };
  /** Undefined when no money moved at all. */
  readonly most: { readonly amount: string; readonly month: string } | undefined;
}
