import type { ShownWithin } from "#modules/compliance/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { Locale } from "#modules/platform/messages";

/** What the standing of a club is judged by; each fact with the date that it is as of. */
export interface StandingFacts {
  readonly today: CivilDate;
  readonly shownWithin: ShownWithin;
  /** Whether the club has said its EIN. */
  readonly hasEin: boolean;
  /** The row of the IRS's file of exempt organizations (BMF). */
  readonly irs?: {
    readonly asOf: CivilDate;
    readonly groupNumber: string;
    readonly subsection: string;
    /** A code of the file, as the two of filing. */
    readonly status: string;
    readonly filingCode: string;
    readonly pfFilingCode: string;
    readonly fiscalYearMonth: number | null;
    /** Year and month, "202406"; "" when the file has none. */
    readonly taxPeriod: string;
  };
  /** The date of the file in which an EIN that was there before was missing. */
  readonly leftFileOn?: CivilDate;
  /** The date of the newest whole files of the states that the club is in; undefined while one lacks. */
  readonly stateFileAsOf?: CivilDate;
  /** The row of the automatic revocation list with the latest revocation. */
  readonly revocation?: {
    readonly revokedOn: CivilDate;
    readonly reinstatedOn: CivilDate | undefined;
    readonly asOf: CivilDate;
  };
  /** The latest electronic notice (990-N) that the IRS lists. */
  readonly epostcard?: {
    readonly year: number;
    readonly periodEnd: CivilDate | undefined;
    readonly isTerminated: boolean;
    readonly asOf: CivilDate;
  };
  /** The group whose ruling the club's exemption rests on. */
  readonly group?: {
    readonly gen: string;
    readonly subsection: string | undefined;
    /** The revocation of its central organization, of which none was reinstated and staff dropped none. */
    readonly revocation?: { readonly revokedOn: CivilDate; readonly asOf: CivilDate } | undefined;
  };
  /** Undefined for a club that is not a member. */
  readonly membership?: { readonly beganOn: CivilDate; readonly isLapsed: boolean };
  /** The month in which the fiscal year ends, as the club says, unless it is settled which one counts. */
  readonly fiscalYearMonth: number | undefined;
  readonly hasAdoptedBylaws: boolean;
  /** The day of the IRS's letter that gave the exemption back, as the club handed it in. */
  readonly reinstatementLetterOn?: CivilDate | undefined;
  readonly duties: DutyFacts;
  /** What staff set aside for a while. */
  readonly overrides: readonly OverrideFact[];
}

/** What the club's duties, proofs and papers say beyond the IRS's files. */
export interface DutyFacts {
  /** Fiscal year ends for which the proof of a return was accepted. */
  readonly provenPeriods: readonly CivilDate[];
  /** Fiscal year ends for which an extension (Form 8868) is recorded as filed. */
  readonly extendedPeriods: readonly CivilDate[];
  /** Duties towards a state that are overdue; those alone whose legal fact is confirmed. */
  readonly overdueStateDuties: readonly {
    readonly name: Readonly<Record<Locale, string>>;
    readonly dueOn: CivilDate;
  }[];
  /** When the terms of all officers ended, where nobody has said that they were handed over. */
  readonly officersEndedOn?: CivilDate | undefined;
  /** Since when the IRS ought to know a new responsible party (Form 8822-B); undefined when it does. */
  readonly responsiblePartyDueOn?: CivilDate | undefined;
  /** Whether the group demands a statement of purpose that the club's bylaws lack. */
  readonly lacksPurposeStatement: boolean;
  /** The last day of the insurance, and of the sales-tax certificate, where the club has one. */
  readonly insuranceEndsOn?: CivilDate | undefined;
  readonly salesTaxEndsOn?: CivilDate | undefined;
}

/** What is known of a club of which no duty, proof or paper is recorded. */
export const noDuties: DutyFacts = {
  provenPeriods: [],
  extendedPeriods: [],
  overdueStateDuties: [],
  lacksPurposeStatement: false,
};

/** Staff's word that findings are not to count until a day, by a document of the club. */
export interface OverrideFact {
  /** The codes of the findings that it sets aside. */
  readonly codes: readonly string[];
  /** The last day on which it counts. */
  readonly endsOn: CivilDate;
  /** The date of the IRS's letter of reinstatement, for an override by one. */
  readonly letterOn?: CivilDate | undefined;
}
