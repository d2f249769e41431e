import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { pool } from "#modules/platform/db.server";
import { Prisma } from "#modules/platform/generated/prisma/client";
import { cents } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { dayOf } from "../finances/movements.server";
import { financePageSize } from "../finances/page-size";
import type { FinancePage, InvoiceState, Period } from "../finances/views";

/** A line as the database has it. */
interface SummaryRow {
  readonly id: number;
  readonly number: string;
  readonly documentAt: string;
  /** What it is for: the labels of its lines. */
  readonly labels: readonly string[];
  readonly value: number;
  readonly balance: number;
  readonly isVoid: boolean;
}

/**
 * The invoices of an account, the newest first, a page at a time, with what is open of each. A page
 * that does not exist becomes the nearest one. For the account's own people, staff and the system;
 * for everybody else it is `not_found`.
 */
export async function listInvoices(
  ctx: Ctx,
  { accountId, page, ...period }: { accountId: number; page: number } & Period,
): Promise<Result<FinancePage<ReturnType<typeof toSummary>>>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const ofAccount = Prisma.sql`i."account_id" = ${accountId} AND ${dated(period)}`;
  const [counted] = await rowsOf<{ total: number }>(Prisma.sql`
    SELECT count(*)::int AS "total" FROM "invoices" i WHERE ${ofAccount}`);
  const total = counted?.total ?? 0;
  const bounds = pageBounds({ page, perPage: financePageSize, total });
  const rows = await rowsOf<SummaryRow>(Prisma.sql`
    SELECT i."id", i."number", i."document_at"::text AS "documentAt", line.*, entry.*
    FROM (
      SELECT * FROM "invoices" i WHERE ${ofAccount}
      ORDER BY i."document_at" DESC, i."id" DESC
      LIMIT ${financePageSize} OFFSET ${bounds.offset}
    ) i
    CROSS JOIN LATERAL (
      SELECT array_agg(d."label" ORDER BY d."id") AS "labels", sum(d."value_cents")::int AS "value"
      FROM "order_details" d WHERE d."invoice_id" = i."id"
    ) line
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(e."cents"), 0)::int AS "balance",
        coalesce(bool_or(p."kind" = 'void' AND p."payment_id" IS NULL), false) AS "isVoid"
      FROM "ledger_entries" e JOIN "postings" p ON p."id" = e."posting_id"
      WHERE e."invoice_id" = i."id"
    ) entry
    ORDER BY i."document_at" DESC, i."id" DESC`);
  return ok({
    rows: rows.map(toSummary),
    current_page: bounds.page,
    per_page: financePageSize,
    total,
  });
}

/**
 * Asks the connections themselves: mapping takes a third of the time of so many columns, and such a
 * list is what an accountant leafs through.
 */
async function rowsOf<R extends object>({ text, values }: Prisma.Sql): Promise<readonly R[]> {
  const { rows } = await pool.query<R>(text, values);
  return rows;
}

function dated({ from, to }: Period): Prisma.Sql {
  const begins = from ? Prisma.sql`i."document_at" >= ${dayOf(from)}` : Prisma.sql`true`;
  const ends = to ? Prisma.sql`i."document_at" <= ${dayOf(to)}` : Prisma.sql`true`;
  return Prisma.sql`${begins} AND ${ends}`;
}

function toSummary({ documentAt, value, balance, isVoid, ...row }: SummaryRow) {
  const state: InvoiceState = balance > 0 ? "open" : isVoid ? "void" : "paid";
  return {
    ...row,
    documentAt: civilDate(documentAt),
    value: cents(value),
    balance: cents(balance),
    state,
  };
}
