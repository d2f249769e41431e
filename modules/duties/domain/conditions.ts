import type { CivilDate } from "#modules/platform/dates";
import type { Club } from "./club";
import { returnFormOf, usualReceipts } from "./return-form";
import type { Condition, Limit } from "./rule";

/**
 * `unsure`: it may be for the club, and nobody has confirmed it. `unsaid`: the same, because the club
 * has not said what it depends on.
 */
export type Holding = "yes" | "no" | "unsure" | "unsaid";

/** What a duty would be about. */
export interface About {
  readonly fye?: CivilDate;
  /** The calendar year. */
  readonly year: string;
}

const yes = (is: boolean): Holding => (is ? "yes" : "no");

/** The weakest of several. */
function together(all: readonly Holding[]): Holding {
  const weakest = (["no", "unsure", "unsaid"] as const).find((one) => all.includes(one));
  return weakest ?? "yes";
}

/** Whether a club takes in more than a state lets pass, or is no club that it lets pass. */
function isAbove(
  { limit, isInclusive, isForVolunteers }: Limit,
  { facts }: Club,
  year: string,
): Holding {
  const receipts = usualReceipts(facts, Number(year));
  const isOver =
    receipts !== undefined && (receipts > limit || (receipts === limit && !isInclusive));
  if (isOver || (isForVolunteers && facts.all_volunteers === false)) return "yes";
  const isUnsaid =
    receipts === undefined || (isForVolunteers && facts.all_volunteers === undefined);
  return isUnsaid ? "unsaid" : "no";
}

function reached(
  { yearly, from }: Extract<Condition, { yearly: unknown }>,
  { facts }: Club,
  year: string,
): Holding {
  const limit = from[year];
  const amount = facts[yearly]?.[year];
  if (limit === undefined) return "unsure";
  return amount === undefined ? "unsaid" : yes(amount >= limit);
}

/** Whether a rule is for a club in the year, or the fiscal year, that it would be about. */
export function holds(condition: Condition, club: Club, about: About): Holding {
  const { facts, group } = club;
  if ("always" in condition) return "yes";
  if ("all" in condition) return together(condition.all.map((one) => holds(one, club, about)));
  if ("none" in condition) {
    return yes(condition.none.every((one) => holds(one, club, about) === "no"));
  }
  if ("files" in condition) {
    const form = about.fye && returnFormOf(club, about.fye);
    return yes(form !== undefined && condition.files.includes(form));
  }
  if ("yearly" in condition) return reached(condition, club, about.year);
  if ("above" in condition) return isAbove(condition.above, club, about.year);
  if ("happened" in condition) {
    return yes((facts[condition.happened] ?? []).some((day) => day.startsWith(about.year)));
  }
  if ("known" in condition) return yes(facts[condition.fact] !== undefined);
  if ("until" in condition) {
    const day = facts[condition.fact];
    return yes(typeof day !== "string" || day <= condition.until);
  }
  if ("not" in condition) {
    const said = facts[condition.fact];
    return said === undefined ? "unsaid" : yes(said !== condition.not);
  }
  if ("fact" in condition) return yes(facts[condition.fact] === condition.is);
  switch (condition.is) {
    case "central":
      return yes(group?.isCentral === true);
    case "subordinate":
      return yes(group?.isCentral === false);
    case "member":
      return yes(club.renewalDueOn !== undefined);
  }
}
