import type { Ctx } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { Invoice } from "../contract";
import { maySeeInvoices } from "../domain/permission";
import { toInvoice, withDetails } from "../invoice-rows.server";

/**
 * What an account still owes: its invoices with a balance above zero, the oldest first. The
 * account's own people may ask, staff and the system; for everybody else it is `not_found`.
 */
export async function openInvoices(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly Invoice[]>> {
  if (!maySeeInvoices(ctx.actor, accountId)) return refuse({ code: "not_found" });
  const balances = await openBalances(ctx, accountId);
  const rows = await ctx.db.invoice.findMany({
    where: { id: { in: [...balances.keys()] } },
    include: withDetails,
    orderBy: [{ documentAt: "asc" }, { id: "asc" }],
  });
  return ok(rows.map((row) => toInvoice(row, balances.get(row.id) ?? cents(0))));
}

/** Invoice id → what is open of it, for the invoices of an account that are not settled. */
async function openBalances(ctx: Ctx, accountId: number): Promise<Map<number, Cents>> {
  const rows = await ctx.db.$queryRaw<{ id: number; balance: bigint }[]>`
    SELECT "invoices"."id", sum("cents") AS "balance"
    FROM "invoices" JOIN "ledger_entries" ON "invoice_id" = "invoices"."id"
    WHERE "account_id" = ${accountId} AND "ledger" = 'receivable'
    GROUP BY "invoices"."id" HAVING sum("cents") > 0`;
  return new Map(rows.map(({ id, balance }) => [id, cents(Number(balance))]));
}
