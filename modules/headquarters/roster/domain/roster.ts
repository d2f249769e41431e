import type { CivilDate } from "#modules/platform/dates";

/** What a headquarters and the IRS can differ in about one chapter. */
export const rosterFields = ["name", "city", "state", "fiscal_year", "subsection"] as const;
export type RosterField = (typeof rosterFields)[number];

/** A chapter as its headquarters has it: in its last roster, else as the chapter says. */
export interface OurChapter {
  /** Undefined for a line of the roster without a chapter here. */
  readonly accountId: number | undefined;
  /** Whether the last roster that was taken names it. */
  readonly isListed: boolean;
  /** Nine digits; null while nobody has said it. */
  readonly ein: string | null;
  readonly name: string;
  /** "" where it is not known, as the state. */
  readonly city: string;
  /** A postal code. */
  readonly state: string;
  /** From 1 to 12. */
  readonly fiscalYearMonth: number | null;
  /** The paragraph of 501(c), "03"; "" where it is not known. */
  readonly subsection: string;
}

/** A row of the IRS's file of exempt organizations, as far as it tells a chapter. */
export interface FileChapter {
  readonly ein: string;
  readonly name: string;
  /** Cut at 35 characters by the IRS; "" for none. */
  readonly sortName: string;
  readonly city: string;
  readonly state: string;
  readonly fiscalYearMonth: number | null;
  readonly subsection: string;
  readonly asOf: CivilDate;
}

/** What the files say of an EIN of ours that the group's part of the file has not. */
export interface Elsewhere {
  /** Under which group the file has it, "0000" for none; undefined when it is not in the file. */
  readonly groupNumber: string | undefined;
  /** The date of the file in which it was missing first. */
  readonly leftOn: CivilDate | undefined;
  readonly isRevoked: boolean;
}

/**
 * Where a chapter stands. `no_file`: no file of its state was imported, so that nobody can tell whether
 * the IRS has it.
 */
export const rosterKinds = ["only_irs", "only_ours", "differs", "matched", "no_file"] as const;
export type RosterKind = (typeof rosterKinds)[number];

export interface RosterRow {
  /** Names the row from import to import: by the EIN, else by the chapter or the line. */
  readonly key: string;
  readonly kind: RosterKind;
  readonly ours: OurChapter | undefined;
  readonly irs: FileChapter | undefined;
  readonly differs: readonly RosterField[];
  /** The other rows that have the same name in the same city. */
  readonly twins: readonly string[];
  /** Whether another chapter of ours has the same EIN, and was compared by it. */
  readonly sharesEin: boolean;
  readonly elsewhere: Elsewhere | undefined;
  /** Rows of the other side with a similar name in the same state, the most similar first. */
  readonly alike: readonly { readonly key: string; readonly similarity: number }[];
}

/** What a headquarters decides about a row. */
export const decisions = ["ours", "add", "remove", "correct", "ignore"] as const;
export type RosterDecisionKind = (typeof decisions)[number];

/** Which decisions there are for a row. */
const allowed: Readonly<Record<RosterKind, readonly RosterDecisionKind[]>> = {
  only_irs: ["ours", "remove", "ignore"],
  only_ours: ["add", "ours", "ignore"],
  differs: ["correct", "ours", "remove", "ignore"],
  matched: ["ours", "remove"],
  no_file: ["ours", "add", "ignore"],
};

export const decisionsFor = (kind: RosterKind): readonly RosterDecisionKind[] => allowed[kind];

/** Whether a row is a question to the headquarters at all. */
export const isQuestion = ({
  kind,
  twins,
}: Pick<RosterRow, "kind"> & { readonly twins: readonly unknown[] }): boolean =>
  (kind !== "matched" && kind !== "no_file") || twins.length > 0;
