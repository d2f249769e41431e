import type { PaymentMethod } from "#modules/billing/contract";
import type { CivilDate } from "#modules/platform/dates";

/** Where invoices stand; `overdue` ones are open too. */
export const billedStates = ["open", "overdue", "paid", "void"] as const;
export type BilledState = (typeof billedStates)[number];

/** What a list of invoices can be sorted by. */
export const invoiceSorts = ["newest", "due", "balance"] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

/** Days, both included; an end that is left out is open. */
interface Days {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
}

/** Which invoices are asked for; what is left out, all. */
export interface InvoiceFilter extends Days {
  /** What finds an account, or an invoice's number or its end. */
  readonly search?: string | undefined;
  readonly state?: BilledState | undefined;
  readonly sort?: InvoiceSort | undefined;
}

/**
 * What became of money that came in, went back, or was meant to.
 * - `received`, `paid_back`: it is in the books. What a bank took back was paid back too.
 * - `unassigned`: charged, or perhaps charged, and in no invoice's books yet.
 * - `under_way`: the provider or the payer has not answered yet.
 * - `failed`, `cancelled`: no money moved.
 */
export const paymentStates = [
  "received",
  "paid_back",
  "unassigned",
  "under_way",
  "failed",
  "cancelled",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a list of payments can be sorted by. */
export const paymentSorts = ["newest", "largest"] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** Which payments and refunds are asked for; what is left out, all. */
export interface PaymentFilter extends Days {
  /** What finds an account, an invoice's number, the provider's transaction, our reference, a check. */
  readonly search?: string | undefined;
  readonly state?: PaymentState | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly sort?: PaymentSort | undefined;
}
