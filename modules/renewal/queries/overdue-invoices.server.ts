import { type Ctx, reader } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";

/**
 * By when the invoice `i` is to be paid: on its own date; one for a renewal on the day that is
 * renewed, when that is later.
 */
export const invoiceDueOn = Prisma.sql`greatest(i.document_at,
  (SELECT r.due_on FROM renewals r WHERE r.invoice_id = i.id))`;

/** The day where the account of the invoice `i` is: what is open of it is overdue after its due day. */
export const todayOfInvoice = (ctx: Ctx): Prisma.Sql => Prisma.sql`
  (SELECT (${ctx.now()}::timestamptz AT TIME ZONE a.time_zone)::date FROM accounts a
    WHERE a.id = i.account_id)`;

/** Which of these invoices are past their due day, whatever is open of them. The caller asks who may. */
export async function lateInvoices(
  ctx: Ctx,
  invoiceIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (invoiceIds.length === 0) return new Set();
  const rows = await reader(ctx).$queryRaw<{ id: number }[]>`
    SELECT i.id FROM invoices i
    WHERE i.id IN (${Prisma.join([...invoiceIds])}) AND ${invoiceDueOn} < ${todayOfInvoice(ctx)}`;
  return new Set(rows.map(({ id }) => id));
}
