import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { CountedLine, Figures } from "./domain/figures";
import type { LineCode } from "./domain/lines";

/** A category of a year. */
export interface LineView extends CountedLine {
  readonly id: number;
  /** "" for the club's own, which has a name. */
  readonly code: LineCode | "";
  readonly name: string;
  /** Of what it came to, what was typed, and what files brought. */
  readonly typed: Cents | null;
  readonly imported: Cents;
}

/** What a report says: that of a draft as it is now, that of a final one as it was made. */
export interface ReportContent {
  readonly endsOn: CivilDate;
  readonly opening: Cents | null;
  readonly openingReason: string;
  readonly bankStatement: Cents | null;
  readonly checksOut: Cents;
  readonly depositsOut: Cents;
  readonly differenceReason: string;
  readonly adoptedOn: CivilDate | null;
  readonly lines: readonly LineView[];
}

/** A final report: `ReportContent` as it was then. */
export interface FinalReport {
  readonly version: number;
  /** Why it corrects the one before; "" for the first. */
  readonly reason: string;
  readonly madeOn: CivilDate;
  /** "" when the person is gone. */
  readonly madeBy: string;
  readonly receipts: Cents;
  readonly income: Cents;
  readonly expense: Cents;
  readonly closing: Cents;
  /** Its newest review; null while nobody has reviewed it. */
  readonly reviewId: number | null;
}

/** A year as its account reads it. */
export interface YearView extends ReportContent {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly state: "draft" | "final";
  /** Why a final report is corrected, while that is under way; "" otherwise. */
  readonly correction: string;
  readonly version: number;
  readonly figures: Figures;
  /** The closing balance of the year before; null where there is none. */
  readonly before: Cents | null;
  /** The newest first. */
  readonly reports: readonly FinalReport[];
  /** The day where the account is. */
  readonly today: CivilDate;
  readonly mayAct: boolean;
}

/** A year in the list of them. */
export interface YearRow {
  readonly endsOn: CivilDate;
  readonly state: "draft" | "final";
  readonly correction: string;
  readonly income: Cents;
  readonly expense: Cents;
  readonly closing: Cents;
  readonly hasBudget: boolean;
  readonly adoptedOn: CivilDate | null;
}

/** The years of an account, the newest first. */
export interface TreasuryView {
  readonly accountName: string;
  readonly years: readonly YearRow[];
  /** The last days of years that could be begun, the likeliest first. */
  readonly next: readonly CivilDate[];
  readonly mayAct: boolean;
}
