import type { FormAnswer } from "~/http/form-answer";
import type { Touched } from "~/parts/touched/touched";
import type { Difference } from "~/ui/both-kept";

export const stateFilters = ["all", "unconfirmed", "old"] as const;
export type StateFilter = (typeof stateFilters)[number];

/** A state's line in staff's list, worded. */
export interface KeptStateRow {
  readonly state: string;
  readonly name: string;
  /** How many of its figures are confirmed, in words. */
  readonly confirmed: string;
  /** What sends visitors to the state, in words. */
  readonly unconfirmed: readonly string[];
  /** What was read more than a year ago, each with its day. */
  readonly old: readonly string[];
  /** Whether any is confirmed; where none is, naming all says nothing. */
  readonly isRead: boolean;
  /** When its oldest confirmed figure was read, in words. */
  readonly read: string;
}

/** A figure of the IRS in staff's list, worded. */
export interface FederalRow {
  readonly name: string;
  readonly figure: string;
  readonly amount: string;
  /** Of which day the IRS's page is, and when it was read. */
  readonly asOf: string;
  readonly read: string;
  readonly isOld: boolean;
  readonly sourceUrl: string;
}

export interface StatesPage {
  readonly query: { readonly filter: StateFilter; readonly search: string };
  readonly counts: Readonly<Record<StateFilter, number>>;
  readonly rows: readonly KeptStateRow[];
  readonly federal: readonly FederalRow[];
}

/** The form's fields as they are typed. */
export type StateValues = Readonly<Record<string, string>>;

export interface StateVersion {
  readonly version: number;
  /** Who saved it and when. */
  readonly head: string;
  readonly reason: string;
  readonly restoredVersion: number | null;
  /** A sentence for each field that it changed. */
  readonly changes: readonly string[];
}

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface StateRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}

/** What the action answers to "preview": nothing is saved. */
export interface StatePreviewed {
  readonly ok: true;
  readonly touched: Touched;
  readonly values: StateValues;
}

/** Everything that staff's page of a state shows. */
export interface StatePage {
  readonly state: string;
  readonly name: string;
  readonly version: number;
  readonly values: StateValues;
  readonly history: readonly StateVersion[];
}
