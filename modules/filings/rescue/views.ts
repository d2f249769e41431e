import type { Sourced } from "../facts/sourced";
import type { Route, RouteVerdict } from "./domain/plan";

/** A plan as people read it. */
export interface WordedRescue {
  readonly route: Route;
  readonly title: string;
  readonly about: Sourced;
  /** The line on top of the application. */
  readonly line: string;
  readonly clock: {
    readonly text: string;
    readonly notes: readonly string[];
    readonly isUrgent: boolean;
  };
  /** Better ways of which an answer is missing, each with what to say. */
  readonly perhaps: readonly { readonly text: string; readonly asks: readonly string[] }[];
  readonly steps: readonly Sourced[];
  readonly donors: readonly Sourced[];
  readonly between: readonly Sourced[];
  readonly unknown: readonly Sourced[];
  /** All four ways with why. */
  readonly ways: readonly {
    readonly route: Route;
    readonly state: RouteVerdict["state"];
    readonly name: string;
    readonly word: string;
    readonly reasons: readonly string[];
  }[];
  readonly disclaimer: string;
}
