import type { PaymentMethod } from "#modules/billing/contract";
import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { cents, summedCents, toAmountText } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { MOST_EXPORTED } from "../domain/account-filter";
import { type PaymentFilter, type PaymentState, paymentStates } from "../domain/money-filter";
import type { PaymentList, PaymentRow } from "../views";
import {
  accountsSearched,
  dashedEin,
  einOfAccount,
  foldSearch,
  invoicesSearched,
} from "./find-accounts.server";

const PER_PAGE = 25;

const orders = {
  newest: Prisma.sql`m."on" DESC, m.at DESC, m.id DESC`,
  largest: Prisma.sql`abs(m.amount) DESC, m."on" DESC, m.id DESC`,
} as const;

/**
 * The payments of all accounts that a filter finds, with what went back and what did not get into
 * the books, a page of them, with counts and sums over all of them. For staff.
 */
export async function listAllPayments(
  ctx: Ctx,
  { page, ...filter }: PaymentFilter & { readonly page: number },
): Promise<Result<PaymentList>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const totals = await totalsOf(ctx, filter);
  const chosen = paymentStates.filter((one) => !filter.state || one === filter.state);
  const total = chosen.reduce((sum, one) => sum + totals.counts[one], 0);
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  return ok({
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
    ...totals,
    rows: await readRows(ctx, filter, { take: PER_PAGE, offset: bounds.offset }),
  });
}

/**
 * Every payment, refund and return, and every try to pay that is no payment. `moved` is what it adds
 * to the money that we have, as the ledger's cash has it: nothing for a bonus, or what failed.
 */
const movements = Prisma.sql`
  SELECT 'payment-' || p.id AS id, 'payment' AS kind, p.id AS payment_id, p.account_id,
    p.received_on AS "on", p.created_at AS at, p.method, p.label, 'received' AS state,
    p.amount_cents AS amount, CASE p.method WHEN 'bonus' THEN 0 ELSE p.amount_cents END AS moved,
    p.discount_cents AS discount, p.gateway_trans_id AS trans_id, p.attempt_ref AS reference,
    '' AS note
  FROM payments p
  UNION ALL
  SELECT 'refund-' || f.id, 'refund', p.id, p.account_id,
    (coalesce(f.decided_at, f.created_at) AT TIME ZONE a.time_zone)::date, f.created_at,
    p.method, p.label,
    CASE f.status WHEN 'succeeded' THEN 'paid_back' WHEN 'failed' THEN 'failed' ELSE 'under_way' END,
    -f.amount_cents, CASE f.status WHEN 'succeeded' THEN -f.amount_cents ELSE 0 END,
    0, f.gateway_trans_id, f.ref,
    CASE f.status WHEN 'failed' THEN f.error_text ELSE f.note END
  FROM refunds f JOIN payments p ON p.id = f.payment_id JOIN accounts a ON a.id = p.account_id
  UNION ALL
  SELECT 'return-' || t.id, 'return', p.id, p.account_id,
    (t.created_at AT TIME ZONE a.time_zone)::date, t.created_at, p.method, p.label, 'paid_back',
    -e.owed, e.cash, 0, p.gateway_trans_id, p.attempt_ref, t.note
  FROM postings t JOIN payments p ON p.id = t.payment_id JOIN accounts a ON a.id = p.account_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.cents) FILTER (WHERE e.ledger = 'receivable'), 0)::int AS owed,
      coalesce(sum(e.cents) FILTER (WHERE e.ledger = 'cash'), 0)::int AS cash
    FROM ledger_entries e WHERE e.posting_id = t.id
  ) e
  WHERE t.kind = 'return'
  UNION ALL
  SELECT 'attempt-' || t.ref, 'attempt', NULL, t.account_id,
    (t.created_at AT TIME ZONE a.time_zone)::date, t.created_at, t.method, t.label,
    CASE WHEN t.status IN ('charged', 'unknown') THEN 'unassigned'
      WHEN t.status IN ('declined', 'failed') THEN 'failed'
      WHEN t.status = 'cancelled' THEN 'cancelled' ELSE 'under_way' END,
    t.amount_cents, 0, t.discount_cents, t.gateway_trans_id, t.ref, coalesce(t.error_text, '')
  FROM payment_attempts t JOIN accounts a ON a.id = t.account_id
  WHERE t.status <> 'succeeded'`;

/** The movements (`m`) that a filter finds whatever their state: a query to select from. */
function found(filter: PaymentFilter): Prisma.Sql {
  const text = foldSearch(filter.search);
  const { from, to, method } = filter;
  const conditions = [
    Prisma.sql`true`,
    ...(text ? [searched(text)] : []),
    ...(from ? [Prisma.sql`m."on" >= ${toUtcDate(from)}::date`] : []),
    ...(to ? [Prisma.sql`m."on" <= ${toUtcDate(to)}::date`] : []),
    ...(method ? [Prisma.sql`m.method = ${method}`] : []),
  ];
  return Prisma.sql`SELECT * FROM (${movements}) m WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** Of an account, on an invoice, or with a label, a transaction or a reference that is this text. */
const searched = (text: string) => Prisma.sql`(
  m.account_id IN (${accountsSearched(text)})
  OR m.payment_id IN (SELECT payment_id FROM payment_invoices
    WHERE invoice_id IN (${invoicesSearched(text)}))
  OR m.reference IN (SELECT attempt_ref FROM attempt_invoices
    WHERE invoice_id IN (${invoicesSearched(text)}))
  OR ${text} IN (lower(m.label), lower(m.trans_id), lower(m.reference))
)`;

async function totalsOf(
  ctx: Ctx,
  filter: PaymentFilter,
): Promise<Pick<PaymentList, "counts" | "sums">> {
  const rows = await reader(ctx).$queryRaw<
    { state: PaymentState; count: number; moved: bigint; amount: bigint }[]
  >`
    SELECT m.state, count(*)::int AS count, sum(abs(m.moved))::bigint AS moved,
      sum(abs(m.amount))::bigint AS amount
    FROM (${found(filter)}) m GROUP BY m.state`;
  const of = (state: PaymentState) => rows.find((row) => row.state === state);
  const isMoved = (state: PaymentState) => state === "received" || state === "paid_back";
  return {
    counts: perState((state) => of(state)?.count ?? 0),
    sums: perState((state) => summedCents(of(state)?.[isMoved(state) ? "moved" : "amount"] ?? 0n)),
  };
}

const perState = <T>(of: (state: PaymentState) => T): Record<PaymentState, T> => ({
  received: of("received"),
  paid_back: of("paid_back"),
  unassigned: of("unassigned"),
  under_way: of("under_way"),
  failed: of("failed"),
  cancelled: of("cancelled"),
});

interface StoredRow
  extends Omit<PaymentRow, "ein" | "on" | "amount" | "discount" | "transId" | "invoices"> {
  readonly ein: string | null;
  readonly onDay: Date;
  readonly amount: number;
  readonly discount: number;
  readonly transId: string | null;
  readonly invoices: PaymentRow["invoices"] | null;
}

/** Rows in their order. Only those that are shown are looked up in the other tables. */
async function readRows(
  ctx: Ctx,
  { sort = "newest", state, ...filter }: PaymentFilter,
  { take, offset }: { take: number; offset: number },
): Promise<PaymentRow[]> {
  const only = state ? Prisma.sql`WHERE m.state = ${state}` : Prisma.empty;
  const rows = await reader(ctx).$queryRaw<StoredRow[]>`
    WITH m AS MATERIALIZED (
      SELECT * FROM (${found(filter)}) m ${only}
      ORDER BY ${orders[sort]} LIMIT ${take} OFFSET ${offset}
    )
    SELECT m.id, m.kind, m.payment_id AS "paymentId", m.account_id AS "accountId",
      a.name AS account, ${einOfAccount} AS ein, m."on" AS "onDay", m.method, m.label, m.state,
      m.amount, m.discount, m.trans_id AS "transId", m.note, (
        SELECT jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number) ORDER BY i.id)
        FROM invoices i WHERE i.id IN (
          SELECT invoice_id FROM payment_invoices WHERE payment_id = m.payment_id
          UNION ALL
          SELECT invoice_id FROM attempt_invoices WHERE attempt_ref = m.reference
            AND m.payment_id IS NULL)
      ) AS invoices
    FROM m JOIN accounts a ON a.id = m.account_id
    ORDER BY ${orders[sort]}`;
  return rows.map(toRow);
}

function toRow({ ein, onDay, amount, discount, transId, invoices, ...row }: StoredRow): PaymentRow {
  return {
    ...row,
    // The tables' check constraints hold it to these values.
    method: row.method as PaymentMethod,
    ein: dashedEin(ein),
    on: fromUtcDate(onDay),
    amount: cents(amount),
    discount: cents(discount),
    transId: transId ?? "",
    invoices: invoices ?? [],
  };
}

const head = [
  ...["id", "kind", "date", "account_id", "account", "ein", "method", "label"],
  ...["state", "amount", "discount", "invoices", "transaction", "note"],
];

/** What a filter finds as CSV, in the order asked for: for staff. */
export async function exportAllPayments(ctx: Ctx, filter: PaymentFilter): Promise<Result<string>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await readRows(ctx, filter, { take: MOST_EXPORTED, offset: 0 });
  return ok(writeCsv([head, ...rows.map(cellsOf)]));
}

const cellsOf = (row: PaymentRow): string[] => [
  ...[row.id, row.kind, row.on, String(row.accountId), row.account, row.ein, row.method, row.label],
  ...[row.state, toAmountText(row.amount), toAmountText(row.discount)],
  ...[row.invoices.map(({ number }) => number).join(" "), row.transId, row.note],
];
