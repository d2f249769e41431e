import type { Cents } from "#modules/platform/money";
import type { Invoice, PaymentMethod } from "./invoices/views";
import type { DiscountTerms } from "./payments/totals";

export { discountForm } from "./discounts/form";
export type { DiscountPage, DiscountView } from "./discounts/views";
export { type OrderDetailType, orderDetailTypes } from "./invoices/line-types";
export { paymentFieldMessages } from "./payments/field-messages";
export { type DiscountTerms, type PaymentTotals, paymentTotals } from "./payments/totals";

/**
 * What became of a payment that was sent.
 * - `assigned`: paid, and the invoices are settled.
 * - `unassigned`: charged, or perhaps charged, and not entered yet. The invoices stay blocked until
 *   the provider's books tell; `reference` is what support finds it by. Nobody may pay again.
 */
export type PaymentOutcome =
  | {
      readonly kind: "assigned";
      readonly paymentId: number;
      /** The provider's transaction; empty for a settlement without payment. */
      readonly transId: string;
      /** "Visa ending in 1111"; empty when the provider did not say. */
      readonly label: string;
    }
  | { readonly kind: "unassigned"; readonly reference: string };

/** An invoice on the payments screen. */
export interface PayableView extends Omit<Invoice, "value"> {
  /** A payment of it is under way or unclear, so it cannot be chosen. */
  readonly isBlocked: boolean;
  /** The chapter whose renewal it is; null for the payer's own. */
  readonly chapter: string | null;
}

/** A PayPal payment that waits for its payer and keeps its invoices and its discount meanwhile. */
export interface PaypalHold {
  readonly txId: string;
  /** Where PayPal asks the payer for consent. */
  readonly url: string;
  readonly value: Cents;
  readonly invoiceIds: readonly number[];
  readonly discountId: number | null;
  /** The payer has consented and come back: it can be captured. */
  readonly isBack: boolean;
  /** What PayPal sent back with the payer, which the capture names again; empty before that. */
  readonly token: string;
  readonly payerId: string;
}

/**
 * How an unfinished payment stands.
 * - `sending`: the provider is being asked right now;
 * - `at_provider`: the payer is at the provider's own page, which can be opened again;
 * - `unclear`: it may have been charged, the provider's books will tell;
 * - `charged`: it was charged and is about to be entered;
 * - `in_review`: the provider reviews it, which takes up to some days.
 */
export type UnfinishedState = "sending" | "at_provider" | "unclear" | "charged" | "in_review";

export interface UnfinishedPayment {
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly state: UnfinishedState;
  readonly value: Cents;
  readonly startedAt: Date;
  readonly invoiceIds: readonly number[];
  /** The provider's page while it can still be opened: a form that posts `token` to `url`. */
  readonly hosted: { readonly url: string; readonly token: string } | null;
}

/** A discount that is kept free for an account. */
export interface HeldDiscountView extends DiscountTerms {
  readonly id: number;
  readonly code: string;
  readonly description: string;
}

/** Everything that the payments screen shows. */
export interface PaymentScreen {
  readonly invoices: readonly PayableView[];
  readonly hold: PaypalHold | null;
  readonly discount: HeldDiscountView | null;
  /** The newest payment whose end is not known; `hold` apart. */
  readonly unfinished: UnfinishedPayment | null;
}
export { isRoutingNumber, routingDigits } from "./bank-directory/routing-number";
export * from "./finances/views";
export { financeWords, movementReason, movementWords } from "./finances/words";
export * from "./invoices/views";
export { billingLimits } from "./limits";

/** How the provider's books and ours can differ, and what else staff must look at. */
export const findingKinds = [
  /** The provider charged, and there is no payment here. */
  "unrecorded_charge",
  /** There is a payment here that the provider does not know, or has not charged. */
  "missing_charge",
  /** Both have it, with different amounts. */
  "wrong_amount",
  /** The provider charged a second time under the same reference. */
  "double_charge",
  /** The provider paid back, and there is no refund here. */
  "unrecorded_refund",
  /** There is a refund here that the provider does not know. */
  "missing_refund",
  /** The provider has it in a state that says nothing about the money. */
  "unclear_status",
  /** A payment was begun half an hour ago, and its end is not known. */
  "unclear_attempt",
  /** A script of the payments page, or the headers that guard it, are not what they were. */
  "changed_page",
] as const;
export type FindingKind = (typeof findingKinds)[number];
