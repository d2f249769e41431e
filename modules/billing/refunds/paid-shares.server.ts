import type { Ctx } from "#modules/platform/ctx.server";
import { reader } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import type { InvoiceShare } from "../ledger/entries";

/**
 * What a payment's money still settles of each invoice: what came in, less what went back. A
 * discount that came with it is not part of it.
 */
export async function paidShares(ctx: Ctx, paymentId: number): Promise<readonly InvoiceShare[]> {
  const rows = await reader(ctx).$queryRaw<{ invoice_id: number; left: bigint }[]>`
    SELECT "invoice_id", -sum("cents") AS "left"
    FROM "ledger_entries" JOIN "postings" ON "postings"."id" = "posting_id"
    WHERE "payment_id" = ${paymentId} AND "ledger" = 'receivable'
      AND "kind" IN ('payment', 'refund', 'void', 'return')
    GROUP BY "invoice_id" HAVING sum("cents") < 0 ORDER BY "invoice_id"`;
  return rows.map((row) => ({ invoiceId: row.invoice_id, amount: cents(Number(row.left)) }));
}

/** The first invoices' shares, up to an amount. */
export function firstShares(
  shares: readonly InvoiceShare[],
  amount: Cents,
): readonly InvoiceShare[] {
  let left: number = amount;
  return shares.flatMap((share) => {
    const part = Math.min(left, share.amount);
    left -= part;
    return part > 0 ? [{ invoiceId: share.invoiceId, amount: cents(part) }] : [];
  });
}
