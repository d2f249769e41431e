import type { TxCtx } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import { type OrderDetailType, type PaymentTotals, paymentTotals } from "../contract";
import { holdReservation } from "../discounts/payment.server";
import { discountGivenBefore } from "./refusals.server";

interface ToBePaid {
  readonly ref: string;
  readonly accountId: number;
  readonly discountId?: number;
  /** Invoice id → what is open of it; the invoices are locked. */
  readonly balances: ReadonlyMap<number, Cents>;
}

/**
 * The totals of a payment, from the books alone. The use of its discount is kept for the attempt
 * from now on. @returns refusal `conflict` when the account does not have that discount, or when
 * an invoice has an earlier one: it stays given when its payment is taken back
 */
export async function totalsOf(tx: TxCtx, toBePaid: ToBePaid): Promise<Result<PaymentTotals>> {
  const { ref, accountId, discountId, balances } = toBePaid;
  if (discountId === undefined) {
    const invoices = [...balances].map(([id, balance]) => ({ id, balance, orderDetails: [] }));
    return ok(paymentTotals(invoices));
  }
  const given = { invoiceId: { in: [...balances.keys()] }, discountCents: { gt: 0 } };
  if ((await tx.tx.paymentInvoice.count({ where: given })) > 0) return discountGivenBefore();
  const terms = await holdReservation(tx, { discountId, accountId, attemptRef: ref });
  if (!terms.ok) return terms;
  const lines = await tx.tx.orderDetail.findMany({
    where: { invoiceId: { in: [...balances.keys()] } },
    select: { id: true, invoiceId: true, type: true, valueCents: true },
  });
  const invoices = [...balances].map(([id, balance]) => ({
    id,
    balance,
    orderDetails: lines
      .filter(({ invoiceId }) => invoiceId === id)
      // The table's check constraint holds it to these values.
      .map((line) => ({
        id: line.id,
        type: line.type as OrderDetailType,
        value: cents(line.valueCents),
      })),
  }));
  return ok(paymentTotals(invoices, terms.value));
}
