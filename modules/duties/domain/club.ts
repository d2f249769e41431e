import type { ReturnLimits } from "#modules/compliance/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { ChosenFacts } from "./fact-names";

/** What is known of an account's returns, by the ends of its fiscal years. */
export interface ReturnsKnown {
  /** The latest period that a file of the IRS shows. */
  readonly latest?: CivilDate | undefined;
  /** Which return it was, where somebody touched it or the IRS shows it: end → code. */
  readonly codes: Readonly<Record<string, string>>;
  /** The days on which extensions were filed: end → day. */
  readonly extended: Readonly<Record<string, CivilDate>>;
}

/** A club as its duties are computed from. */
export interface Club {
  readonly facts: ChosenFacts;
  /** Since when it is here: what is not the IRS's own is not asked for earlier days. */
  readonly since: CivilDate;
  readonly renewalDueOn?: CivilDate | undefined;
  /** The last day of the last officer's term in the roster: no terms end before it without a successor. */
  readonly officersUntil?: CivilDate | undefined;
  /** While it gets a revoked exemption back: the day until which that reaches back for certain. */
  readonly reinstateBy?: CivilDate | undefined;
  readonly group?: { readonly id: number; readonly isCentral: boolean } | undefined;
  readonly returns: ReturnsKnown;
  /** Who may file which return; without them the IRS's own code decides. */
  readonly limits?: ReturnLimits | undefined;
}

/** A club of which nothing is known of its returns. */
export const noReturns: ReturnsKnown = { codes: {}, extended: {} };
