import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";

/** What a line of an invoice is for; discounts reach some of these and never the last two. */
export const orderDetailTypes = [
  "new_account",
  "renewal",
  "upgrade",
  "incorporation",
  "service_fee",
  "state_fee",
  "adjustment",
] as const;
export type OrderDetailType = (typeof orderDetailTypes)[number];

/** The longest texts that an invoice or a discount holds, in UTF-16 units. */
export const billingLimits = { label: 200, publicNotes: 2_000, description: 200 } as const;

/** How something was paid. Staff enter cash and checks; the bonus is the account's own balance. */
export const paymentMethods = [
  "credit_card",
  "bank_account",
  "paypal",
  "zero_payment",
  "cash",
  "check",
  "bonus",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface OrderDetail {
  readonly id: number;
  readonly type: OrderDetailType;
  readonly label: string;
  /** Negative for a discount or a credit. */
  readonly value: Cents;
}

/** An invoice as its account sees it. */
export interface Invoice {
  readonly id: number;
  readonly number: string;
  readonly documentAt: CivilDate;
  readonly publicNotes: string;
  /** The sum of the lines. */
  readonly value: Cents;
  /** What is still to be paid. */
  readonly balance: Cents;
  readonly orderDetails: readonly OrderDetail[];
}
