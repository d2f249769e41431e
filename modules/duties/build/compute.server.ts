import { addDays, type CivilDate } from "#modules/platform/dates";
import { dutiesOf } from "../domain/duties-of";
import type { Rule } from "../domain/rule";
import { type SettledDuty, settle } from "../domain/settle";
import { type Rulebook, ruleFinder, rulesFor } from "../rulebook.server";
import type { LoadedClub } from "./load-clubs.server";

/** So many days before today lists and the feed begin. */
export const BEFORE_DAYS = 400;
/** So many days after today duties are built, and the feed ends. */
export const AFTER_DAYS = 430;
/** So long what is overdue is not forgotten: a state may ask for its report every other year. */
const OVERDUE_DAYS = 1_100;

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

/**
 * The duties that lists show, up to a day: from 400 days ago on, and what is overdue for longer where
 * the same was not due again since.
 */
export function listedDuties(
  book: Rulebook,
  loaded: LoadedClub,
  to: CivilDate,
): readonly SettledDuty[] {
  const { today } = loaded;
  const from = addDays(today, -BEFORE_DAYS);
  const all = settledDuties(book, loaded, addDays(today, -OVERDUE_DAYS), to);
  const newest = new Map(
    all.flatMap(({ rule, dueOn }) => (dueOn < today ? [[rule.code, dueOn] as const] : [])),
  );
  return all.filter(
    ({ rule, dueOn, isOverdue }) => dueOn >= from || (isOverdue && dueOn === newest.get(rule.code)),
  );
}
