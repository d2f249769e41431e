import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { invoiceEntries } from "../ledger/entries";
import { post } from "../ledger/post.server";

/**
 * The next invoice number of a year, "2026-000017". Numbers have no gaps: the counter's row stays
 * locked until the transaction ends, and one that rolls back gives its number back.
 */
export async function takeInvoiceNumber(tx: TxCtx, year: number): Promise<string> {
  const [row] = await tx.tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "invoice_counters" ("year", "last") VALUES (${year}, 1)
    ON CONFLICT ("year") DO UPDATE SET "last" = "invoice_counters"."last" + 1
    RETURNING "last"`;
  if (!row) throw new Error("the invoice counter gave no number");
  return `${String(year).padStart(4, "0")}-${String(row.last).padStart(6, "0")}`;
}

/** Writes an invoice with its lines, in the order given, and posts that the account owes it. */
export async function insertInvoice(
  tx: TxCtx,
  invoice: Prisma.InvoiceUncheckedCreateInput,
  lines: readonly Omit<Prisma.OrderDetailUncheckedCreateInput, "invoiceId">[],
): Promise<{ id: number; number: string }> {
  const { id, number } = await tx.tx.invoice.create({
    data: { ...invoice, createdAt: tx.now() },
    select: { id: true, number: true },
  });
  await tx.tx.orderDetail.createMany({ data: lines.map((line) => ({ ...line, invoiceId: id })) });
  const value = cents(lines.reduce((sum, { valueCents }) => sum + valueCents, 0));
  await post(tx, {
    kind: "invoice",
    accountId: invoice.accountId,
    reference: `invoice:${id}`,
    entries: invoiceEntries(id, value),
  });
  return { id, number };
}
