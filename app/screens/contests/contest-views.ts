import type { ContestView, EntryView } from "#modules/contest/contract";

/** A contest in a list, its days in words. */
export type ContestRow = Pick<ContestView, "id" | "title" | "kind" | "moment" | "entries"> & {
  readonly from: string;
  readonly to: string;
};

/** A contest as its form shows it. */
export type ContestDefaults = Pick<
  ContestView,
  "title" | "kind" | "rules" | "version" | "opensOn" | "closesOn"
>;

/** An entry in words. */
export type EntryRow = Omit<EntryView, "sentAt" | "fileSize" | "seconds" | "claimedSeconds"> & {
  readonly sent: string;
  /** Hours, minutes and seconds of a film; "" where nobody knows. */
  readonly length: string;
  /** The same of what it claims, where it holds less; else "". */
  readonly claimedLength: string;
  /** "" without a file. */
  readonly size: string;
};

export type EntryDecision = "approve" | "hide" | "reject" | "prepare";
