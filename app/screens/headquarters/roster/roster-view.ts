import type { RosterFilter } from "#modules/headquarters/contract";
import type { PageAnswer } from "#modules/platform/pagination";
import type { ShownHead } from "~/parts/headquarters/shown-head";

/** A chapter of the comparison, in words. */
export interface ShownRosterRow {
  readonly id: string;
  /** What the form sends when it is chosen; "" where it cannot be. */
  readonly seen: string;
  readonly name: string;
  /** "EIN 12-3456789, Austin, TX". */
  readonly about: string;
  readonly kind: string;
  /** What is different or missing, one sentence each. */
  readonly reasons: readonly string[];
  readonly hints: readonly string[];
  /** The decision that holds, or that there is none; and why one holds no more. */
  readonly decided: string;
  readonly again: string;
}

export interface RosterData
  extends Pick<PageAnswer<never>, "current_page" | "per_page" | "total" | "from" | "to"> {
  readonly head: ShownHead;
  /** "" while the group has none. */
  readonly gen: string;
  readonly show: RosterFilter;
  readonly search: string;
  readonly counts: Readonly<Record<RosterFilter, number>>;
  readonly rows: readonly ShownRosterRow[];
  /** Of when the IRS's file is; "" without one. */
  readonly files: string;
  readonly taken: string;
  readonly mayDecide: boolean;
  readonly mayUpload: boolean;
  readonly waitingId: number | undefined;
}
