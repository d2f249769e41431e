import { addDays, type CivilDate } from "#modules/platform/dates";
import { AFTER_DAYS, BEFORE_DAYS } from "../build/compute.server";
import type { LoadedClub } from "../build/load-clubs.server";
import { dutiesOf } from "../domain/duties-of";
import { keyOf } from "../domain/marks";
import { type Rulebook, rulesFor } from "../rulebook.server";

/** An open date of a club that a change of a rule moves, brings or takes away. */
export interface Move {
  readonly accountId: number;
  readonly accountName: string;
  readonly code: string;
  readonly period: string;
  readonly wasOn: CivilDate | null;
  readonly isOn: CivilDate | null;
}

function datesOf(book: Rulebook, { club, today, own }: LoadedClub, code: string) {
  const rules = rulesFor(book, club, own).filter((rule) => rule.code === code);
  const last = addDays(today, AFTER_DAYS + BEFORE_DAYS);
  const found = dutiesOf(club, rules, addDays(today, -BEFORE_DAYS), last);
  return new Map(found.map(({ period, dueOn }) => [period, dueOn]));
}

/**
 * The dates from today on that differ between two rulebooks, of one rule, also where the other of the
 * two is past. What somebody settled already is left out: it keeps its date.
 */
export function movesOf(
  before: Rulebook,
  after: Rulebook,
  loaded: LoadedClub,
  code: string,
): readonly Move[] {
  const was = datesOf(before, loaded, code);
  const is = datesOf(after, loaded, code);
  const settled = new Set(
    [
      ...loaded.marks.filter(({ state }) => state !== null),
      ...loaded.proofs.filter(({ kind }) => kind === "irs"),
    ]
      .filter((one) => one.code === code)
      .map((one) => keyOf(one.code, one.period)),
  );
  const { id: accountId, name: accountName, today } = loaded;
  const last = addDays(today, AFTER_DAYS);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((period): readonly Move[] => {
    const [wasOn, isOn] = [was.get(period) ?? null, is.get(period) ?? null];
    const isAhead = [wasOn, isOn].some((day) => day && day >= today && day <= last);
    if (wasOn === isOn || !isAhead || settled.has(keyOf(code, period))) return [];
    return [{ accountId, accountName, code, period, wasOn, isOn }];
  });
}
