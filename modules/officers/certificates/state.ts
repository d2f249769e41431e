import { addDays, type CivilDate } from "#modules/platform/dates";
import type { Office } from "../domain/offices";
import type { TermDays } from "../domain/term";

/** For so many days from its issue an officer letter is valid, and never beyond the term. */
const VALID_DAYS = 30;

/** The last day of a letter. */
export function validThrough(issuedOn: CivilDate, endsOn: CivilDate): CivilDate {
  const last = addDays(issuedOn, VALID_DAYS);
  return endsOn < last ? endsOn : last;
}

/** Who holds which office, as a letter or the roster has it. */
export interface Holder extends TermDays {
  readonly name: string;
  readonly office: Office;
  readonly title: string;
}

export interface CertificateFacts {
  readonly said: Holder;
  readonly validThrough: CivilDate;
  readonly isWithdrawn: boolean;
  /** The term as the roster has it today; undefined once it was removed. */
  readonly term: Holder | undefined;
  /** The account is suspended, or another one took it over. */
  readonly isClosed: boolean;
}

/** What became of an officer letter: only a `valid` one is to be relied on. */
export type CertificateState =
  | "valid"
  | "expired"
  | "withdrawn"
  | "ended"
  | "changed"
  | "not_current";

/** What became of a letter by a day: what was withdrawn stays so, and the roster goes before the paper. */
export function certificateState(
  { said, validThrough: last, isWithdrawn, term, isClosed }: CertificateFacts,
  today: CivilDate,
): CertificateState {
  if (isWithdrawn) return "withdrawn";
  if (isClosed) return "not_current";
  if (!term || !isSame(said, term)) return "changed";
  if (term.endsOn < today) return "ended";
  if (term.startsOn > today) return "changed";
  return last < today ? "expired" : "valid";
}

const isSame = (one: Holder, other: Holder): boolean =>
  one.name === other.name && one.office === other.office && one.title === other.title;

/** "OL-2026-000012": the year of issue, and the number of the letter. */
export const serialOf = (id: number, issuedOn: CivilDate): string =>
  `OL-${issuedOn.slice(0, 4)}-${String(id).padStart(6, "0")}`;
