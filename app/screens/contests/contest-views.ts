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
export type EntryRow = Omit<EntryView, "sentAt" | "fileSize"> & {
  readonly sent: string;
  /** "" without a file. */
  readonly size: string;
};

export type EntryDecision = "approve" | "hide" | "reject" | "prepare";
