import type { TxCtx } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import { type PaymentTotals, paymentTotals } from "../contract";

/** The totals of a payment, from the books. */
export async function totalsOf(
  _tx: TxCtx,
  { balances }: { readonly ref: string; readonly balances: ReadonlyMap<number, Cents> },
): Promise<Result<PaymentTotals>> {
  const invoices = [...balances].map(([id, balance]) => ({
    id,
    balance: cents(balance),
    orderDetails: [],
  }));
  return ok(paymentTotals(invoices));
}
