import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { OrderDetailType } from "./line-types";

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
