import { type CivilDate, compareDates } from "#modules/platform/dates";
import type { RescueAnswers } from "./answers";
import { type RescueClock, rescueClock } from "./clock";

/** The four ways of Rev. Proc. 2014-11, sections 4 to 7, the best first. */
export const routes = ["streamlined", "within", "after", "postmark"] as const;
export type Route = (typeof routes)[number];

/** The words at the top of the application, by the way that it takes. */
export const topLines: Readonly<Record<Route, string>> = {
  streamlined: "Revenue Procedure 2014-11, Streamlined Retroactive Reinstatement",
  within: "Revenue Procedure 2014-11, Retroactive Reinstatement",
  after: "Revenue Procedure 2014-11, Retroactive Reinstatement",
  postmark: "Revenue Procedure 2014-11, Reinstatement Post-Mark Date",
};

/** Why a way is shut, or what is not known that decides about it. */
export type RouteReason =
  | "full_year"
  | "revoked_before"
  | "time_passed"
  | "time_left"
  | "no_cause"
  | "not_all_cause"
  | "streamlined_serves"
  | "ask_years"
  | "ask_before"
  | "ask_time"
  | "ask_cause";

export interface RouteVerdict {
  readonly route: Route;
  readonly state: "open" | "unclear" | "shut";
  readonly reasons: readonly RouteReason[];
}

/** What would have to be known, or cannot be known from here. */
export type Unknown =
  | "clock"
  | "letter"
  | "letter_day"
  | "list"
  | "years"
  | "before"
  | "cause"
  | "group"
  | "group_after";

export interface RescuePlan {
  readonly answers: RescueAnswers;
  readonly clock: RescueClock | undefined;
  /** Where the clock is: `unclear` without one, or when only a known day of the letter would tell. */
  readonly time: "left" | "passed" | "unclear";
  /** All four, the best first. */
  readonly routes: readonly RouteVerdict[];
  /** The best that is open for certain: the last one always is. */
  readonly best: Route;
  /** Better ones, of which an answer is missing. */
  readonly perhaps: readonly Route[];
  readonly unknown: readonly Unknown[];
}

type Fact = readonly [isShut: boolean, isUnknown: boolean, shut: RouteReason, ask: RouteReason];

function verdictOf(route: Route, facts: readonly Fact[]): RouteVerdict {
  const shut = facts.flatMap(([isShut, , reason]) => (isShut ? [reason] : []));
  if (shut.length > 0) return { route, state: "shut", reasons: shut };
  const asked = facts.flatMap(([, isUnknown, , reason]) => (isUnknown ? [reason] : []));
  return { route, state: asked.length > 0 ? "unclear" : "open", reasons: asked };
}

function timeOf(clock: RescueClock | undefined, today: CivilDate): RescuePlan["time"] {
  if (!clock) return "unclear";
  if (compareDates(today, clock.actBy) <= 0) return "left";
  return compareDates(today, clock.deadline) > 0 ? "passed" : "unclear";
}

function judgeRoutes(answers: RescueAnswers, time: RescuePlan["time"]): readonly RouteVerdict[] {
  const { years, revokedBefore, cause } = answers;
  const isTimeUnclear = time === "unclear";
  const inTime: Fact = [time === "passed", isTimeUnclear, "time_passed", "ask_time"];
  const streamlined = verdictOf("streamlined", [
    [years.includes("full"), years.includes("unknown"), "full_year", "ask_years"],
    [revokedBefore === "yes", revokedBefore === "unknown", "revoked_before", "ask_before"],
    inTime,
  ]);
  return [
    streamlined,
    // It is there for whoever cannot take the streamlined one.
    verdictOf("within", [
      [streamlined.state === "open", false, "streamlined_serves", "ask_years"],
      [cause === "none", cause === "unknown", "no_cause", "ask_cause"],
      inTime,
    ]),
    verdictOf("after", [
      [time === "left", isTimeUnclear, "time_left", "ask_time"],
      [cause === "some" || cause === "none", cause === "unknown", "not_all_cause", "ask_cause"],
    ]),
    verdictOf("postmark", []),
  ];
}

function unknownOf({ answers, clock }: Pick<RescuePlan, "answers" | "clock">): readonly Unknown[] {
  const { letter, postedOn, years, revokedBefore, cause, inGroup } = answers;
  const facts: readonly (readonly [boolean, Unknown])[] = [
    [!clock, "clock"],
    [clock !== undefined && !letter, "letter"],
    [clock !== undefined && clock.actBy !== clock.deadline, "letter_day"],
    [clock !== undefined && !postedOn, "list"],
    [years.includes("unknown"), "years"],
    [revokedBefore === "unknown", "before"],
    [cause === "unknown", "cause"],
    [inGroup === "unknown", "group"],
    [inGroup === "yes", "group_after"],
  ];
  return facts.flatMap(([isUnknown, code]) => (isUnknown ? [code] : []));
}

/**
 * The way back after an automatic revocation, by Rev. Proc. 2014-11: which of its four ways are open
 * on a day, until when the better ones are, and what is not known. It promises nothing: the IRS decides.
 */
export function planRescue(answers: RescueAnswers, today: CivilDate): RescuePlan {
  const clock = rescueClock(answers);
  const time = timeOf(clock, today);
  const verdicts = judgeRoutes(answers, time);
  const at = verdicts.findIndex(({ state }) => state === "open");
  const perhaps = verdicts.slice(0, at).filter(({ state }) => state === "unclear");
  return {
    answers,
    clock,
    time,
    routes: verdicts,
    best: verdicts[at]?.route ?? "postmark",
    perhaps: perhaps.map(({ route }) => route),
    unknown: unknownOf({ answers, clock }),
  };
}
