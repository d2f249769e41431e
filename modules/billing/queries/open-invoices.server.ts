import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { addMoney, cents } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { Invoice, OrderDetailType } from "../contract";
import { maySeeInvoices } from "../domain/permission";

const withDetails = { details: { orderBy: { id: "asc" } } } satisfies Prisma.InvoiceInclude;
type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof withDetails }>;

/**
 * What an account still owes: its invoices with a balance above zero, the oldest first. The
 * account's own people may ask, staff and the system; for everybody else it is `not_found`.
 */
export async function openInvoices(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly Invoice[]>> {
  if (!maySeeInvoices(ctx.actor, accountId)) return refuse({ code: "not_found" });
  const rows = await ctx.db.invoice.findMany({
    where: { accountId },
    include: withDetails,
    orderBy: [{ documentAt: "asc" }, { id: "asc" }],
  });
  return ok(rows.map(toInvoice).filter(({ balance }) => balance > 0));
}

function toInvoice(row: InvoiceRow): Invoice {
  const value = addMoney(...row.details.map(({ valueCents }) => cents(valueCents)));
  return {
    id: row.id,
    number: row.number,
    documentAt: fromUtcDate(row.documentAt),
    publicNotes: row.publicNotes,
    value,
    // Nothing can be entered against an invoice but its own lines: what it is worth is open.
    balance: value,
    orderDetails: row.details.map(({ id, type, label, valueCents }) => ({
      id,
      // The table's check constraint holds it to these values.
      type: type as OrderDetailType,
      label,
      value: cents(valueCents),
    })),
  };
}
