import type { CivilDate } from "#modules/platform/dates";
import { dutiesOf } from "../domain/duties-of";
import type { Rule } from "../domain/rule";
import { type SettledDuty, settle } from "../domain/settle";
import { type Rulebook, ruleFinder, rulesFor } from "../rulebook.server";
import type { LoadedClub } from "./load-clubs.server";

/** How far back duties are built, and the feed goes, in days before today. */
export const BEFORE_DAYS = 400;
/** The same ahead, in days after today. */
export const AFTER_DAYS = 430;

/** The duties of a club from one day to another, both included, as they stand today. */
export function settledDuties(
  book: Rulebook,
  loaded: LoadedClub,
  from: CivilDate,
  to: CivilDate,
): readonly SettledDuty[] {
  const { club, own, formerOwn, today, marks, proofs } = loaded;
  const rules: readonly Rule[] = rulesFor(book, club, own);
  const ruleOf = ruleFinder(book, rules, formerOwn);
  return settle(dutiesOf(club, rules, from, to), { marks, proofs }, { today, from, to, ruleOf });
}
