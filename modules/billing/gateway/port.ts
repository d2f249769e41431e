import type { Cents } from "#modules/platform/money";

/**
 * What became of a call that may move money.
 * - `approved`: done; `label` names the means of payment ("Visa ending in 1111").
 * - `declined`: the payer's bank or the provider refused it; nothing was charged.
 * - `error`: the call was refused or never left this machine; surely nothing was charged.
 * - `held`: taken in for a review (or for another amount than asked for); not approved yet.
 * - `needs_payer`: the payer must consent at `url`; nothing is charged before that.
 * - `unknown`: no readable answer, so it may have been charged: look it up with `find`.
 */
export type GatewayOutcome =
  | { readonly kind: "approved"; readonly transId: string; readonly label: string }
  | { readonly kind: "declined"; readonly code: string; readonly text: string }
  | { readonly kind: "error"; readonly code: string; readonly text: string }
  | { readonly kind: "held"; readonly transId: string }
  | { readonly kind: "needs_payer"; readonly transId: string; readonly url: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** The one-time token that the provider's script makes in the browser; good once, for 15 minutes. */
export interface OpaqueData {
  readonly dataDescriptor: string;
  readonly dataValue: string;
}

/** One charge of a card or a bank account. Texts longer than the provider takes are cut. */
export interface ChargeRequest {
  /** The attempt's own 20 characters; the provider keeps them as reference and invoice number. */
  readonly ref: string;
  readonly amount: Cents;
  readonly opaque: OpaqueData;
  readonly method: "credit_card" | "bank_account";
  readonly name: string;
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly phone?: string;
  readonly customerId: string;
  readonly email: string;
  readonly customerIp: string;
}

/**
 * What a transaction's status means for money.
 * - `charged`: captured or settled; `held`: under review; `returned`: taken back after settlement
 *   (a returned bank payment, a chargeback); `refund`: money that goes back to the payer;
 * - `none`: nothing was or stays charged (declined, voided, expired, failed);
 * - `other`: a status that a person must look at.
 */
export type Standing = "charged" | "held" | "returned" | "refund" | "none" | "other";

/** A transaction as the provider's books show it. */
export interface GatewayTransaction {
  readonly transId: string;
  /** The reference that was sent as invoice number; empty for what was not sent by this application. */
  readonly ref: string;
  readonly amount: Cents;
  /** The provider's own word, for example `capturedPendingSettlement`. */
  readonly status: string;
  readonly standing: Standing;
  /** "Visa ending in 1111"; empty when the books do not say. */
  readonly label: string;
}

export type Lookup =
  | ({ readonly kind: "found" } & GatewayTransaction)
  | { readonly kind: "absent" }
  | { readonly kind: "unknown"; readonly reason: string };

export type Listing =
  | { readonly kind: "listed"; readonly transactions: readonly GatewayTransaction[] }
  | { readonly kind: "unknown"; readonly reason: string };

/** The provider's own page for card and bank data: a form that posts `token` to `url` opens it. */
export type HostedPage =
  | { readonly kind: "page"; readonly url: string; readonly token: string }
  | { readonly kind: "error"; readonly code: string; readonly text: string }
  | { readonly kind: "unknown"; readonly reason: string };

/**
 * The card provider. Nothing here throws for what the provider or the network does; what moves
 * money is sent once and never again by itself, what only reads is tried again.
 */
export interface Gateway {
  charge(request: ChargeRequest): Promise<GatewayOutcome>;
  /** Begins a PayPal payment: `needs_payer`, or a refusal. */
  startPaypal(request: {
    readonly ref: string;
    readonly amount: Cents;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<GatewayOutcome>;
  /** Captures a PayPal payment after the payer's consent; same reference and amount as its start. */
  continuePaypal(request: {
    readonly ref: string;
    readonly amount: Cents;
    readonly transId: string;
    readonly payerId: string;
  }): Promise<GatewayOutcome>;
  /** Takes back what is not settled yet. */
  void(transId: string): Promise<GatewayOutcome>;
  /** Pays back what is settled; too early is `error` with code 54. */
  refund(request: {
    readonly transId: string;
    readonly amount: Cents;
    /** Of the card or bank account that paid; empty for PayPal. */
    readonly lastFour: string;
    /** A reference of its own by which the refund can be found. */
    readonly ref?: string;
  }): Promise<GatewayOutcome>;
  /** Looks for a charge by its reference: among the unsettled, then in the batches since `since`. */
  find(ref: string, options: { readonly since: Date }): Promise<Lookup>;
  details(transId: string): Promise<Lookup>;
  listUnsettled(): Promise<Listing>;
  /** The transactions of all batches settled within the period. */
  listSettled(from: Date, to: Date): Promise<Listing>;
  /** Prepares the provider's own page, for browsers without JavaScript; `find` tells the end. */
  hostedPage(request: {
    readonly ref: string;
    readonly amount: Cents;
    readonly returnUrl: string;
    readonly cancelUrl: string;
  }): Promise<HostedPage>;
}
