import type { Ctx } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/generated/prisma/client";
import { addMoney, type Cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type MovementRow, movementsWhere, toMovement } from "../finances/movements.server";
import type { InvoiceState, InvoiceView, Movement } from "../finances/views";
import { balancesOf } from "../ledger/post.server";
import { toInvoice, withDetails } from "./rows.server";

/**
 * An invoice with its lines, what is open of it, and what was entered against it. The account's own
 * people may ask, staff and the system; for everybody else it is `not_found`.
 */
export async function readInvoice(ctx: Ctx, invoiceId: number): Promise<Result<InvoiceView>> {
  const row = await ctx.db.invoice.findUnique({
    where: { id: invoiceId },
    include: { ...withDetails, account: { select: { name: true, city: true, state: true } } },
  });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  const balances = await balancesOf(ctx, [invoiceId]);
  const movements = await movementsOf(ctx, invoiceId);
  const invoice = toInvoice(row, balances.get(invoiceId) ?? addMoney());
  return ok({
    ...invoice,
    accountId: row.accountId,
    accountName: row.account.name,
    accountPlace: placeOf(row.account),
    state: stateOf(invoice.balance, movements),
    movements,
  });
}

async function movementsOf(ctx: Ctx, invoiceId: number): Promise<readonly Movement[]> {
  // A payment may settle several invoices: here only its part of this one counts.
  const rows = await ctx.db.$queryRaw<MovementRow[]>`
    ${movementsWhere(Prisma.sql`e."invoice_id" = ${invoiceId} AND p."kind" <> 'invoice'`)}
    ORDER BY p."id"`;
  return rows.map(toMovement);
}

function stateOf(balance: Cents, movements: readonly Movement[]): InvoiceState {
  if (balance > 0) return "open";
  return movements.some(({ kind, method }) => kind === "void" && method === null) ? "void" : "paid";
}

/** "Portland, ME", as far as it is known. */
export function placeOf({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(", ");
}
