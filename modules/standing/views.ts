import type { CivilDate } from "#modules/platform/dates";
import type { StandingFacts } from "./domain/facts";
import type { Finding, Judgement, Verdict } from "./domain/judge";
import type { KeptJudgement } from "./judging/stored";

/** What made a standing change: new files, the calendar, the club's own doing, or staff. */
export type ChangeCause = "import" | "time" | "account" | "override" | "release";

/** What judging an account came to, where it is to be written. */
export type StandingStep =
  | {
      readonly kind: "applied";
      readonly accountId: number;
      readonly next: KeptJudgement;
      /** The word before; null for the first. */
      readonly was: Verdict | null;
      readonly isWordNew: boolean;
      /** Whether the history tells it. */
      readonly isTold: boolean;
    }
  | {
      readonly kind: "held";
      readonly accountId: number;
      readonly holdId: number;
      readonly next: KeptJudgement;
    }
  | { readonly kind: "freed"; readonly accountId: number };

/** A change of a standing, as its history has it. */
export interface ChangeView {
  readonly id: number;
  readonly at: Date;
  readonly cause: ChangeCause;
  /** Undefined for the first. */
  readonly was: Verdict | undefined;
  readonly verdict: Verdict;
  /** The gravest reason; undefined where there was none. */
  readonly gravest: Finding | undefined;
}

/** The standing of an account, and what it was judged by. */
export interface StandingView extends Judgement {
  readonly accountId: number;
  readonly name: string;
  /** Nine digits; undefined while the club has not said it. */
  readonly ein: string | undefined;
  readonly facts: StandingFacts;
  /** Another word waits for staff, who look at it. */
  readonly isBeingChecked: boolean;
  /** How many days old the file is, where it is too old to say how the club is today. */
  readonly staleDays: number | undefined;
}

/** A brake as staff see it. */
export interface HoldView {
  readonly id: number;
  readonly kind: "files" | "central";
  /** The group whose clubs alone it holds. */
  readonly group: string | undefined;
  readonly revokedOn: CivilDate | undefined;
  readonly createdAt: Date;
  readonly endsAt: Date;
  /** How many clubs wait, by the word that they would have. */
  readonly waiting: readonly { readonly verdict: Verdict; readonly clubs: number }[];
}
