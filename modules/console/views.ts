import type { ApplicationState } from "#modules/applications/contract";
import type { PaymentMethod } from "#modules/billing/contract";
import type { EntryState } from "#modules/contest/contract";
import type { InquiryState } from "#modules/inquiries/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { PageAnswer } from "#modules/platform/pagination";
import type { AccountStanding } from "./domain/account-filter";
import type { BilledState, PaymentState } from "./domain/money-filter";

/** An account as a line of the staff's list. */
export interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** A postal code, or "". */
  readonly state: string;
  /** "12-3456789", or "" where it is not known. */
  readonly ein: string;
  readonly level: string;
  readonly group: string;
  readonly standing: AccountStanding;
  readonly isSuspended: boolean;
  readonly dueOn: CivilDate | null;
  /** The primary user; "" without one. */
  readonly person: string;
  readonly email: string;
  readonly owed: Cents;
  /** Of the newest application; null without one. */
  readonly application: ApplicationState | null;
}

export interface AccountList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly AccountRow[];
  /** How many there are of each standing among those that the rest of the filter finds. */
  readonly counts: Readonly<Record<AccountStanding, number>>;
  /** What those found owe together. */
  readonly owed: Cents;
}

/** An invoice as a line of the staff's list of all. */
export interface BilledRow {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly account: string;
  /** "12-3456789", or "" where it is not known. */
  readonly ein: string;
  readonly documentAt: CivilDate;
  readonly dueOn: CivilDate;
  /** `open` is not due yet. */
  readonly state: BilledState;
  /** Since it was due; 0 of what is not overdue. */
  readonly daysLate: number;
  readonly value: Cents;
  /** What is still to be paid. */
  readonly balance: Cents;
}

export interface BilledList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly BilledRow[];
  /** Of each state among those that the rest of the filter finds; `open` counts overdue ones too. */
  readonly counts: Readonly<Record<BilledState, number>>;
  /** What is owed over all that were found. */
  readonly owed: Cents;
}

/** Money that came in, went back, or was meant to, as a line of the staff's list of all. */
export interface PaymentRow {
  /** "payment-12", "refund-3": of what it is, and of that which. */
  readonly id: string;
  readonly kind: "payment" | "refund" | "return" | "attempt";
  /** The payment itself, that of a refund, or that which a bank took back; null for none yet. */
  readonly paymentId: number | null;
  readonly accountId: number;
  readonly account: string;
  /** "12-3456789", or "" where it is not known. */
  readonly ein: string;
  /** The day on which it was received, else on which it happened where the account is. */
  readonly on: CivilDate;
  readonly method: PaymentMethod;
  /** "Visa ending in 1111", "Check 204"; "" where nobody said. */
  readonly label: string;
  readonly state: PaymentState;
  /** Below zero for what went back. */
  readonly amount: Cents;
  /** What a discount took off with it. */
  readonly discount: Cents;
  /** The provider's transaction, or "". */
  readonly transId: string;
  /** Why it failed or went back, in the words of the provider, a bank or staff; "" for none. */
  readonly note: string;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
}

export interface PaymentList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly PaymentRow[];
  /** Of each state among those that the rest of the filter finds. */
  readonly counts: Readonly<Record<PaymentState, number>>;
  /**
   * Of each state so much: what came in and went back, zero or more, as the ledger's cash has it; of
   * the others, what they were about.
   */
  readonly sums: Readonly<Record<PaymentState, Cents>>;
}

/** What belongs to an account besides its money and papers, the newest of each first. */
export interface AccountLinks {
  readonly applications: readonly {
    readonly id: number;
    readonly level: string;
    readonly state: ApplicationState;
    readonly at: Date;
  }[];
  /** By the address of one of its people. */
  readonly inquiries: readonly {
    readonly id: number;
    readonly kind: string;
    readonly state: InquiryState;
    readonly email: string;
    readonly at: Date;
  }[];
  /** By the address of one of its people. */
  readonly entries: readonly {
    readonly id: number;
    readonly contest: string;
    readonly state: EntryState;
    readonly at: Date;
  }[];
}

/** Something that happened to an account. */
export interface TimelineEntry {
  /** Where the next page begins, when this is the last that was seen. */
  readonly cursor: string;
  readonly at: Date;
  /** An action of the record of changes, or `note`, `payment`, `letter.<name of the mail>` … */
  readonly code: string;
  /** What happened it to, as `<kind>:<id>`. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actorKind: "user" | "system" | "visitor";
  /** A person's name or the system's part; null where nobody knows. */
  readonly actor: string | null;
}

export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** Where the next page begins; undefined when this is the last. */
  readonly next: string | undefined;
}

/** How much of each kind waits for staff. */
export interface Waiting {
  /** Paid, and nobody has begun to review them. */
  readonly paidApplications: number;
  /** In review. */
  readonly applications: number;
  readonly inquiries: number;
  /** Where the books and the provider's differ. */
  readonly unmatched: number;
  readonly entries: number;
  /** Changes of standings that are held for a decision. */
  readonly heldStandings: number;
  /** Claims of clubs that staff decide: without a headquarters, or objected to. */
  readonly claims: number;
  /** Files in which the virus scanner found something. */
  readonly quarantined: number;
  readonly failedJobs: number;
  /** Submitted, with the joining price not paid. */
  readonly unpaidApplications: number;
  /** Declined, with money to pay back or an invoice to close. */
  readonly declinedMoney: number;
}

export interface MonthOfMoney {
  /** "2026-11" */
  readonly month: string;
  readonly received: Cents;
  /** Paid back, or taken back by a bank. */
  readonly back: Cents;
}

/** What staff see first. */
export interface Today {
  readonly waiting: Waiting;
  /** Twelve of them, the oldest first. */
  readonly months: readonly MonthOfMoney[];
  /** How many memberships end in this month and in each of the eleven after it. */
  readonly endings: readonly { readonly month: string; readonly memberships: number }[];
  /** How many memberships are late, and how many end within so many days from today. */
  readonly renewals: {
    readonly late: number;
    readonly in30: number;
    readonly in60: number;
    readonly in90: number;
  };
}

/** What a search over everything finds, by kind. */
export interface Found {
  readonly accounts: readonly Pick<AccountRow, "id" | "name" | "city" | "state" | "standing">[];
  readonly people: readonly {
    readonly id: number;
    /** "" for somebody who gave none. */
    readonly name: string;
    readonly email: string;
    readonly accounts: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly invoices: readonly {
    readonly id: number;
    readonly number: string;
    readonly accountId: number;
    readonly account: string;
    readonly balance: Cents;
  }[];
}
