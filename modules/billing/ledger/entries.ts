import { type Cents, cents } from "#modules/platform/money";

/** The books: what members owe, what was earned, what came in, and what was given away. */
export type LedgerName = "receivable" | "revenue" | "cash" | "discounts" | "bonus";

/** One side of a posting: a debit is positive, a credit negative. */
export interface Entry {
  readonly ledger: LedgerName;
  /** With `receivable` always, else never. */
  readonly invoiceId?: number;
  readonly cents: Cents;
}

/** Why money moved. A posting of the last four kinds takes something back. */
export type PostingKind =
  | "invoice"
  | "payment"
  | "discount"
  | "bonus"
  | "void"
  | "credit_note"
  | "refund"
  | "return";

/** A part of an invoice. */
export interface InvoiceShare {
  readonly invoiceId: number;
  readonly amount: Cents;
}

/** An invoice is made: the account owes its value. Nothing for an invoice over $0. */
export const invoiceEntries = (invoiceId: number, value: Cents): readonly Entry[] =>
  withoutZero([
    { ledger: "receivable", invoiceId, cents: value },
    { ledger: "revenue", cents: negative(value) },
  ]);

/**
 * Invoices are settled in part or whole, by money, by a discount or by the bonus balance, or they
 * are given up: then what was earned is less.
 */
export function settlementEntries(
  from: "cash" | "discounts" | "bonus" | "revenue",
  shares: readonly InvoiceShare[],
): readonly Entry[] {
  const total = cents(shares.reduce((sum, { amount }) => sum + amount, 0));
  return withoutZero([
    { ledger: from, cents: total },
    ...shares.map(({ invoiceId, amount }): Entry => {
      return { ledger: "receivable", invoiceId, cents: negative(amount) };
    }),
  ]);
}

/** Money goes back to the payer, or was never got: the invoices are owed again. */
export const paidBackEntries = (shares: readonly InvoiceShare[]): readonly Entry[] =>
  settlementEntries(
    "cash",
    shares.map(({ invoiceId, amount }) => ({ invoiceId, amount: negative(amount) })),
  );

const negative = (amount: Cents): Cents => cents(-amount);
const withoutZero = (entries: readonly Entry[]) => entries.filter((entry) => entry.cents !== 0);
