import type { MergeCandidate, MergePlan } from "#modules/console/contract";

type Field = "name" | "ein" | "level" | "dueOn" | "group" | "primary" | "place";
type MoreFields = "website" | "phone" | "about" | "picture" | "owed" | "bonus";

/** A fact of two accounts in words; "" where one says nothing. */
export interface ComparedFact {
  readonly field: Field | MoreFields;
  readonly kept: string;
  readonly duplicate: string;
  readonly after: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The first step, where the other account is looked for. */
export interface MergeSearch {
  readonly step: "search";
  readonly kept: Named;
  readonly search: string;
  readonly proposed: readonly MergeCandidate[];
  readonly found: readonly MergeCandidate[];
}

/** The second one, where both are compared and merged. */
export interface MergeComparison {
  readonly step: "compare";
  readonly kept: Named;
  readonly duplicate: Named;
  readonly facts: readonly ComparedFact[];
  readonly rows: MergePlan["rows"];
  /** What is in the way, in words. */
  readonly obstacles: readonly string[];
  readonly seen: string;
}

export type MergePage = MergeSearch | MergeComparison;
