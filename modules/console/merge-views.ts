import type { CivilDate } from "#modules/platform/dates";
import type { MessageRef } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import type { AccountTable } from "./domain/account-tables";

/** What staff compare of two accounts; null where one says nothing. */
export interface MergeSide {
  readonly id: number;
  readonly name: string;
  readonly ein: string | null;
  readonly level: string | null;
  readonly dueOn: CivilDate | null;
  readonly group: string | null;
  readonly primary: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly about: string | null;
  readonly hasPicture: boolean;
  readonly owed: Cents;
  readonly bonus: Cents;
}

/** What merging a duplicate into an account does. */
export interface MergePlan {
  readonly kept: MergeSide;
  readonly duplicate: MergeSide;
  /** The kept account afterwards. */
  readonly result: MergeSide;
  /** How many rows of each table refer to the duplicate. */
  readonly rows: Readonly<Record<AccountTable, number>>;
  /** What is in its way; empty where nothing is. */
  readonly obstacles: readonly MessageRef[];
  /** Sent back by the form: what differs from this is not merged unseen. */
  readonly seen: string;
}

/** An account that may be another one once more. */
export interface MergeCandidate {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** A postal code, or "". */
  readonly state: string;
  /** Why it is proposed; null for one that was searched. */
  readonly because: "ein" | "name" | null;
}
