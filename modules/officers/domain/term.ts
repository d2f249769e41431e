import { addDays, addYears, type CivilDate } from "#modules/platform/dates";
import type { Office } from "./offices";

/** The days of a term, both included. */
export interface TermDays {
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

/** The longest term, in years. */
export const LONGEST_TERM = 10;

/** The last day of a term of one year; of one that begins on 29 February it is 27 February. */
export const defaultEnd = (startsOn: CivilDate): CivilDate => addDays(addYears(startsOn, 1), -1);

/** What is wrong with the days of a term. */
export function daysProblem({
  startsOn,
  endsOn,
}: TermDays): "endBeforeStart" | "tooLong" | undefined {
  if (endsOn < startsOn) return "endBeforeStart";
  return endsOn > addDays(addYears(startsOn, LONGEST_TERM), -1) ? "tooLong" : undefined;
}

/** Whether a term is open on a day, over, or yet to begin. */
export function stateOn(
  { startsOn, endsOn }: TermDays,
  day: CivilDate,
): "open" | "ended" | "coming" {
  if (endsOn < day) return "ended";
  return startsOn > day ? "coming" : "open";
}

const overlaps = (one: TermDays, other: TermDays): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/** A term as it is told apart from others: by the address where there is one, or else by the name. */
export interface HeldTerm extends TermDays {
  readonly office: Office;
  readonly title: string;
  readonly name: string;
  readonly emailKey: string;
}

const fold = (text: string) => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

const isOnePerson = (one: HeldTerm, other: HeldTerm): boolean =>
  one.emailKey !== "" && other.emailKey !== ""
    ? one.emailKey === other.emailKey
    : fold(one.name) === fold(other.name);

/** The term in which a person holds the same office at the same time already. */
export const doubled = <T extends HeldTerm>(term: HeldTerm, others: readonly T[]): T | undefined =>
  others.find(
    (other) =>
      other.office === term.office &&
      fold(other.title) === fold(term.title) &&
      isOnePerson(other, term) &&
      overlaps(other, term),
  );
