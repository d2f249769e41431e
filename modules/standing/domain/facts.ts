import type { CivilDate } from "#modules/platform/dates";

/** What the standing of a club is judged by; each fact with the date that it is as of. */
export interface StandingFacts {
  readonly today: CivilDate;
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
  /** The date of the newest whole file of the club's state. */
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
  readonly group?: { readonly gen: string; readonly subsection: string | undefined };
  /** Undefined for a club that is not a member. */
  readonly membership?: { readonly beganOn: CivilDate; readonly isLapsed: boolean };
  /** The month in which the fiscal year ends, as the club says. */
  readonly fiscalYearMonth: number | undefined;
  readonly hasAdoptedBylaws: boolean;
}
