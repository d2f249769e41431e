import type { StandingFacts } from "./domain/facts";
import type { Judgement } from "./domain/judge";

/** The standing of an account, and what it was judged by. */
export interface StandingView extends Judgement {
  readonly accountId: number;
  readonly name: string;
  /** Nine digits; undefined while the club has not said it. */
  readonly ein: string | undefined;
  readonly facts: StandingFacts;
}
