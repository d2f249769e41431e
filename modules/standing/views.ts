import type { CivilDate } from "#modules/platform/dates";
import type { StandingFacts } from "./domain/facts";
import type { Finding, Judgement, Verdict } from "./domain/judge";

/** What made a standing change: new files, the calendar, the club's own doing, or staff. */
export type ChangeCause = "import" | "time" | "account" | "override" | "release";

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

/** A club whose standing becomes, or would become, another. */
export interface ClubStep {
  readonly accountId: number;
  readonly name: string;
  readonly was: Verdict;
  readonly verdict: Verdict;
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
  /** How many clubs wait, by the standing that they would have. */
  readonly waiting: readonly { readonly verdict: Verdict; readonly clubs: number }[];
  /** Those clubs by name, the first 200, with the standing that they have and the one that waits. */
  readonly clubs: readonly ClubStep[];
}
