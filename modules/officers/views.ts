import type { CivilDate } from "#modules/platform/dates";
import type { Office } from "./domain/offices";
import type { Warning } from "./domain/warnings";

/** A term of office as the club's own people read it. */
export interface TermView {
  readonly id: number;
  readonly office: Office;
  /** What another office is called; "" for the named ones. */
  readonly title: string;
  readonly name: string;
  readonly email: string;
  /** As it is stored. */
  readonly phone: string;
  readonly startsOn: CivilDate;
  /** The last day. */
  readonly endsOn: CivilDate;
  readonly state: "open" | "ended" | "coming";
  /** The minutes of the election. */
  readonly minutesFileId: number | null;
  readonly isResponsibleParty: boolean;
  readonly responsibleChangedOn: CivilDate | null;
  readonly isBankSigner: boolean;
  readonly isReviewer: boolean;
  readonly isSchoolEmployee: boolean;
  readonly showsName: boolean;
  readonly showsEmail: boolean;
  readonly showsPhone: boolean;
  readonly version: number;
}

/** The roster of an account. */
export interface RosterView {
  readonly accountName: string;
  /** The day where the account is. */
  readonly today: CivilDate;
  /** By office; of one office the first term first. */
  readonly terms: readonly TermView[];
  /** Of those whose terms are open. */
  readonly warnings: readonly Warning[];
  readonly mayAct: boolean;
}

/** A line of the roster that others get: what a person did not agree to show is "". */
export interface SharedTerm {
  readonly office: Office;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

/** The roster that a club hands to its school or its headquarters: who is in office. */
export interface SharedRoster {
  readonly accountName: string;
  readonly today: CivilDate;
  readonly terms: readonly SharedTerm[];
}
