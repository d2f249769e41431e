import type { Ctx } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/generated/prisma/client";
import { type Cents, cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { Invoice } from "../contract";
import { payableBy } from "./payable.server";
import { toInvoice, withDetails } from "./rows.server";

/**
 * What an account still owes: its invoices with a balance above zero, the oldest first. The
 * account's own people may ask, staff and the system; for everybody else it is `not_found`.
 */
export async function openInvoices(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly Invoice[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const balances = await openBalances(ctx, Prisma.sql`i."account_id" = ${accountId}`);
  const rows = await rowsOf(ctx, [...balances.keys()]);
  return ok(rows.map((row) => toInvoice(row, balances.get(row.id) ?? cents(0))));
}

/** An invoice that an account may pay, which may be a chapter's. */
export interface PayableInvoice extends Invoice {
  readonly accountId: number;
  readonly accountName: string;
}

/** The same with the open renewals of its chapters, which the account may pay too. */
export async function payableInvoices(
  ctx: Ctx,
  payerId: number,
): Promise<Result<readonly PayableInvoice[]>> {
  if (!isOfAccount(ctx, payerId)) return refuse({ code: "not_found" });
  const balances = await openBalances(ctx, payableBy(payerId));
  const rows = await rowsOf(ctx, [...balances.keys()]);
  return ok(
    rows.map((row) => ({
      ...toInvoice(row, balances.get(row.id) ?? cents(0)),
      accountId: row.accountId,
      accountName: row.account.name,
    })),
  );
}

/** Invoices with their lines, the oldest first. */
const rowsOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.invoice.findMany({
    where: { id: { in: [...ids] } },
    include: { ...withDetails, account: { select: { name: true } } },
    orderBy: [{ documentAt: "asc" }, { id: "asc" }],
  });

/** Invoice id → what is open of it, for the invoices (`i`) that are not settled. */
async function openBalances(ctx: Ctx, condition: Prisma.Sql): Promise<Map<number, Cents>> {
  const rows = await ctx.db.$queryRaw<{ id: number; balance: bigint }[]>`
    SELECT i."id", sum(e."cents") AS "balance"
    FROM "invoices" i JOIN "ledger_entries" e ON e."invoice_id" = i."id"
    WHERE ${condition} AND e."ledger" = 'receivable'
    GROUP BY i."id" HAVING sum(e."cents") > 0`;
  return new Map(rows.map(({ id, balance }) => [id, cents(Number(balance))]));
}
