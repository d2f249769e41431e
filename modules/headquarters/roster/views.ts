import type { CivilDate } from "#modules/platform/dates";
import type { RosterEntry } from "./domain/judge-lines";
import type { RosterDecisionKind, RosterKind, RosterRow } from "./domain/roster";

/** What was decided about a row, and whether that still holds. */
export interface DecisionView {
  readonly kind: RosterDecisionKind;
  readonly note: string;
  readonly ignoreUntil: CivilDate | undefined;
  /** "" when that person is no longer here. */
  readonly by: string;
  readonly at: Date;
  /** `facts`: something is different from what was decided on; `time`: the day has come. */
  readonly isOver: "facts" | "time" | undefined;
}

/** A row of the comparison with what its headquarters decided. */
export interface DecidedRow extends RosterRow {
  /** What the facts are told by; a decision sends it back. */
  readonly digest: string;
  /** Of the decision that is kept; 0 for none. */
  readonly version: number;
  readonly decision: DecisionView | undefined;
}

/** Which rows of a comparison. */
export const rosterFilters = [
  "open",
  "only_irs",
  "only_ours",
  "differs",
  "twins",
  "decided",
  "no_file",
  "matched",
  "all",
] as const;
export type RosterFilter = (typeof rosterFilters)[number];

/** Names of the rows that others are compared with. */
export interface NamedRow {
  readonly key: string;
  readonly name: string;
}

export interface ShownRow extends Omit<DecidedRow, "twins" | "alike"> {
  /** By our word, else the file's, as the place. */
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly twins: readonly NamedRow[];
  readonly alike: readonly (NamedRow & { readonly similarity: number })[];
}

/** A page of the comparison of a headquarters' chapters with the IRS's file. */
export interface RosterView {
  /** Four digits; null while the group has none. */
  readonly gen: string | null;
  /** Of the central organization, in which instants are shown. */
  readonly timeZone: string;
  readonly counts: Readonly<Record<RosterFilter, number>>;
  readonly rows: readonly ShownRow[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Of which days the rows of the file are; undefined without one. */
  readonly files: { readonly oldest: CivilDate; readonly newest: CivilDate } | undefined;
  readonly mayDecide: boolean;
  readonly mayUpload: boolean;
  /** The roster that was taken last. */
  readonly taken: { readonly at: Date; readonly rows: number; readonly by: string } | undefined;
  /** One that waits to be taken. */
  readonly waitingId: number | undefined;
}

/** How a sent roster differs from what is there. */
export interface UploadRow {
  readonly kind: "new" | "changed" | "missing";
  readonly name: string;
  /** What the sent line says; undefined for a chapter that it lacks. */
  readonly sent: RosterEntry | undefined;
  readonly was: RosterEntry | undefined;
}

export interface UploadView {
  readonly id: number;
  readonly timeZone: string;
  readonly state: "waiting" | "taken" | "dropped" | "overtaken";
  readonly fileName: string;
  readonly rows: number;
  readonly createdAt: Date;
  readonly by: string;
  /** Undefined once it is settled. */
  readonly compared:
    | {
        readonly same: number;
        readonly counts: Readonly<Record<UploadRow["kind"], number>>;
        readonly rows: readonly UploadRow[];
      }
    | undefined;
}

export type { RosterDecisionKind, RosterKind };
