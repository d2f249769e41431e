import type { Cents } from "#modules/platform/money";
import type { OpaqueData } from "../gateway/port";

/** What every payment says. The server computes the amount and refuses another `value`. */
export interface PaymentInput {
  readonly accountId: number;
  readonly invoiceIds: readonly number[];
  /** The total that the payer saw. */
  readonly value: Cents;
  readonly discountId?: number;
  /** The page's key: the same key never pays twice. After a refusal the page makes a new one. */
  readonly attempt: string;
}

export interface CardPayment extends PaymentInput {
  readonly opaque: OpaqueData;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly customerIp: string;
}

export interface BankPayment extends PaymentInput {
  readonly opaque: OpaqueData;
  readonly nameOnAccount: string;
  readonly customerIp: string;
}

export interface PaypalStart extends PaymentInput {
  /** The provider adds `token` and `PayerID` to the first. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What the provider's redirect brings after the payer's consent. */
export interface PaypalReturn {
  readonly accountId: number;
  readonly token: string;
  readonly payerId: string;
}

/** What the page sends to capture a PayPal payment; all of it must agree with the hold. */
export interface PaypalCapture extends PaypalReturn {
  readonly txId: string;
  readonly invoiceIds: readonly number[];
  readonly value: Cents;
  readonly discountId?: number;
}

export interface ZeroPayment extends PaymentInput {
  /** What the payer saw that the discount takes off. */
  readonly discountTotal: Cents;
}

export interface HostedStart extends PaymentInput {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}
