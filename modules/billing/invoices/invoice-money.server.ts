import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addMoney, type Cents, cents } from "#modules/platform/money";

/** What is open of an invoice, and what payments hold of it. */
export interface InvoiceMoney {
  readonly id: number;
  readonly number: string;
  readonly balance: Cents;
  /** All of it is open: it can be voided. */
  readonly isUntouched: boolean;
  /** What payments hold, less what went back. */
  readonly paid: Cents;
  /** The payments that hold it, the oldest first. */
  readonly paymentIds: readonly number[];
}

/** The money of an invoice, for other rooms; undefined when there is none. The caller asks who may. */
export async function invoiceMoney(ctx: Ctx, invoiceId: number): Promise<InvoiceMoney | undefined> {
  const db = reader(ctx);
  const invoice = await db.invoice.findUnique({
    where: { id: invoiceId },
    select: { id: true, number: true, details: { select: { valueCents: true } } },
  });
  if (!invoice) return undefined;
  const rows = await db.$queryRaw<{ payment: number | null; open: bigint }[]>`
    SELECT CASE WHEN p.kind IN ('payment', 'refund', 'void', 'return') THEN p.payment_id END AS payment,
      sum(e.cents) AS open
    FROM ledger_entries e JOIN postings p ON p.id = e.posting_id
    WHERE e.invoice_id = ${invoiceId} AND e.ledger = 'receivable'
    GROUP BY 1 ORDER BY 1`;
  const balance = addMoney(...rows.map(({ open }) => cents(Number(open))));
  const held = rows.filter(({ payment, open }) => payment !== null && open < 0n);
  return {
    id: invoice.id,
    number: invoice.number,
    balance,
    isUntouched:
      balance > 0 && balance === addMoney(...invoice.details.map((line) => cents(line.valueCents))),
    paid: addMoney(...held.map(({ open }) => cents(-Number(open)))),
    paymentIds: held.flatMap(({ payment }) => payment ?? []),
  };
}
