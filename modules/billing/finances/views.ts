import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { Invoice, PaymentMethod } from "../invoices/views";
import type { PostingKind } from "../ledger/entries";

/** A movement of an account's money, as its people read it. */
export interface Movement {
  /** The posting's. */
  readonly id: number;
  readonly kind: PostingKind;
  /** The day that it counts for: an invoice's date, the day a payment was received. */
  readonly on: CivilDate;
  /** What it adds to what the account owes; negative when it takes something off. */
  readonly owed: Cents;
  /** What came in by it; negative for money that was given back. */
  readonly received: Cents;
  /** How it was paid; null where nothing was. */
  readonly method: PaymentMethod | null;
  /** "Visa ending in 1111". */
  readonly label: string;
  /** The code of the discount that it is; "" for none. */
  readonly code: string;
  /** Staff's words for it. */
  readonly note: string;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
}

/** Where an invoice stands: something is open of it, or all is settled, or it was taken back. */
export type InvoiceState = "open" | "paid" | "void";

/** Everything about an invoice: what is on it and what has come of it since. */
export interface InvoiceView extends Invoice {
  readonly accountId: number;
  readonly accountName: string;
  /** "Portland, ME"; "" when nothing is known. */
  readonly accountPlace: string;
  readonly state: InvoiceState;
  /** What was entered against it, the oldest first. */
  readonly movements: readonly Movement[];
}

/** What of an account's history is asked for. */
export const financeFilters = ["all", "invoices", "payments", "refunds"] as const;
export type FinanceFilter = (typeof financeFilters)[number];

/** A span of days, both ends included; an end that is left out is open. */
export interface Period {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
}

/** A page of rows with what a pager needs. */
export interface FinancePage<Row> {
  readonly rows: readonly Row[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** A line of a statement. */
export interface StatementRow extends Movement {
  /** What the account owes after it; below zero when more was paid than billed. */
  readonly balance: Cents;
}

/** What happened in a period, from what was owed before it to what is owed after it. */
export interface Statement {
  readonly accountId: number;
  readonly accountName: string;
  readonly accountPlace: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly opening: Cents;
  readonly rows: readonly StatementRow[];
  /** The sum of what was added, and of what was taken off (zero or more, both). */
  readonly charges: Cents;
  readonly credits: Cents;
  readonly closing: Cents;
  /** Whether the period begins or ends on a day to come, on which nothing is owed yet. */
  readonly startsAhead: boolean;
  readonly endsAhead: boolean;
}

/** A payment as staff see it. */
export interface LatestPayment {
  readonly id: number;
  readonly method: PaymentMethod;
  /** "Visa ending in 1111", "Check 204". */
  readonly label: string;
  readonly amount: Cents;
  readonly discount: Cents;
  /** The discount's; "" for none. */
  readonly code: string;
  readonly receivedOn: CivilDate;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
}
