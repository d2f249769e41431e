import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";

export interface InvoiceStanding {
  readonly id: number;
  readonly number: string;
  /** What is open. */
  readonly balance: Cents;
  readonly isVoid: boolean;
}

/** How an invoice stands, for other rooms; undefined when there is none. The caller asks who may. */
export async function invoiceStanding(
  ctx: Ctx,
  invoiceId: number,
): Promise<InvoiceStanding | undefined> {
  const db = reader(ctx);
  const invoice = await db.invoice.findUnique({
    where: { id: invoiceId },
    select: { id: true, number: true },
  });
  if (!invoice) return undefined;
  const { _sum } = await db.ledgerEntry.aggregate({
    where: { ledger: "receivable", invoiceId },
    _sum: { cents: true },
  });
  const voided = await db.posting.count({ where: { reference: `void:${invoiceId}` } });
  return { ...invoice, balance: cents(_sum.cents ?? 0), isVoid: voided > 0 };
}
