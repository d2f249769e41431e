import type { ReturnForm } from "#modules/compliance/contract";

/** What a visitor typed about the organization, with the form, or with what is missing. */
export interface WhichAnswer {
  readonly age: string;
  readonly receipts: string;
  readonly assets: string;
  readonly isInGroupReturn: boolean;
  readonly errors: Readonly<Record<string, string>>;
  /** `unknown` while the IRS's limits are not confirmed. */
  readonly form?: ReturnForm | "unknown";
  /** Worded: what the 990-N allows at this age, and what the 990-EZ does. */
  readonly limits?: { readonly limit: string; readonly receipts: string; readonly assets: string };
}

/** When the return of one year is due, worded. */
export interface DueAnswer {
  readonly month: number;
  readonly year: number;
  readonly end: string;
  readonly due: string;
  /** The first day on which a 990-N can be filed. */
  readonly opens: string;
  /** The date that Form 8868 gives a 990-EZ or 990. */
  readonly extended: string;
  /** The 15th was no business day. */
  readonly isMoved: boolean;
}

/** What the IRS takes for a late 990-EZ or 990, worded, with its own page. */
export interface LateFees {
  readonly day: string;
  readonly cap: string;
  readonly receipts: string;
  readonly asOf: string;
  readonly sourceUrl: string;
}

export interface DueRow {
  readonly end: string;
  readonly due: string;
}
