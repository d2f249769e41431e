import type { CivilDate } from "#modules/platform/dates";
import type { Club } from "./club";
import { returnFormOf, usualReceipts } from "./return-form";
import type { Condition, Limit } from "./rule";

/** `unsure`: it may be for the club, and nobody has confirmed it. */
export type Holding = "yes" | "no" | "unsure";

/** What a duty would be about. */
export interface About {
  readonly fye?: CivilDate;
  /** The calendar year. */
  readonly year: string;
}

const yes = (is: boolean): Holding => (is ? "yes" : "no");

/** The weakest of several. */
function together(all: readonly Holding[]): Holding {
  if (all.includes("no")) return "no";
  return all.includes("unsure") ? "unsure" : "yes";
}

function isAbove({ limit, isInclusive, isForVolunteers }: Limit, club: Club, year: string) {
  const receipts = usualReceipts(club.facts, Number(year));
  if (receipts === undefined) return true;
  if (isForVolunteers && !club.facts.all_volunteers) return true;
  return receipts > limit || (receipts === limit && !isInclusive);
}

function reached(
  { yearly, from }: Extract<Condition, { yearly: unknown }>,
  { facts }: Club,
  year: string,
): Holding {
  const limit = from[year];
  const amount = facts[yearly]?.[year];
  if (limit === undefined) return "unsure";
  return yes(amount === undefined || amount >= limit);
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
  if ("above" in condition) return yes(isAbove(condition.above, club, about.year));
  if ("happened" in condition) {
    return yes((facts[condition.happened] ?? []).some((day) => day.startsWith(about.year)));
  }
  if ("known" in condition) return yes(facts[condition.fact] !== undefined);
  if ("until" in condition) {
    const day = facts[condition.fact];
    return yes(typeof day !== "string" || day <= condition.until);
  }
  if ("not" in condition) return yes(facts[condition.fact] !== condition.not);
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
