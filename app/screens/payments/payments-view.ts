import type {
  HeldDiscountView,
  OrderDetail,
  PaypalHold,
  UnfinishedState,
} from "#modules/billing/contract";
import type { Cents } from "#modules/platform/money";

/** An open invoice; its date as people read it. */
export interface ShownInvoice {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly balance: Cents;
  readonly notes: string;
  readonly isBlocked: boolean;
  /** The chapter whose renewal it is; null for the payer's own. */
  readonly chapter: string | null;
  readonly orderDetails: readonly OrderDetail[];
}

/** The ways to pay that a person chooses among. */
export const chosenMethods = ["credit_card", "bank_account", "paypal"] as const;
export type ChosenMethod = (typeof chosenMethods)[number];

export interface ShownUnfinished {
  readonly reference: string;
  readonly state: UnfinishedState;
  readonly value: Cents;
  /** The provider's own page can still be opened. */
  readonly canOpen: boolean;
}

/** What the page needs to make one-time tokens. */
export interface Tokeniser {
  readonly scriptUrl: string;
  readonly apiLoginId: string;
  readonly clientKey: string;
}

/** Whose card it will be, and where its statements go, as far as that is known. */
export interface Billing {
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
}

/** Everything that the payments screen shows. */
export interface PaymentsView {
  /** Undefined for the person's first account, which no address needs to name. */
  readonly accountId: number | undefined;
  readonly accountName: string;
  /** Staff who pay for somebody else's account. */
  readonly isOnBehalf: boolean;
  readonly invoices: readonly ShownInvoice[];
  /** What is chosen when the page opens. */
  readonly chosenIds: readonly number[];
  readonly method: ChosenMethod;
  readonly hold: PaypalHold | null;
  readonly discount: HeldDiscountView | null;
  readonly unfinished: ShownUnfinished | null;
  /** The page's key: the same key never pays twice. */
  readonly attempt: string;
  readonly firstExpiryYear: number;
  /** What the account and its person say already; what is not known is empty. */
  readonly billing: Billing;
  readonly tokeniser: Tokeniser;
  /** Where card and bank payments lead, and where the others do. */
  readonly paidTo: string;
  readonly settledTo: string;
}
