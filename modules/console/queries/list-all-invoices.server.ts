import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { cents, summedCents, toAmountText } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { invoiceDueOn, todayOfInvoice } from "#modules/renewal/index.server";
import { MOST_EXPORTED } from "../domain/account-filter";
import { type BilledState, billedStates, type InvoiceFilter } from "../domain/money-filter";
import type { BilledList, BilledRow } from "../views";
import {
  balances,
  dashedEin,
  einOfAccount,
  foldSearch,
  invoicesSearched,
} from "./find-accounts.server";

const PER_PAGE = 25;

const orders = {
  newest: Prisma.sql`i.document_at DESC, i.id DESC`,
  due: Prisma.sql`i.due_on, i.id`,
  balance: Prisma.sql`i.balance DESC, i.id DESC`,
} as const;

/**
 * The invoices of all accounts that a filter finds, a page of them, with how many there are of each
 * state and what is owed over all of them. For staff.
 */
export async function listAllInvoices(
  ctx: Ctx,
  { page, ...filter }: InvoiceFilter & { readonly page: number },
): Promise<Result<BilledList>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const { counts, owed } = await totalsOf(ctx, filter);
  const total = filter.state ? counts[filter.state] : counts.open + counts.paid + counts.void;
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  return ok({
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
    counts,
    owed,
    rows: await readRows(ctx, filter, { take: PER_PAGE, offset: bounds.offset }),
  });
}

/**
 * The invoices (`i`) that a filter finds whatever their state, each with its `due_on`, `balance` and
 * `state`: a query to select from. What only unsettled ones need is looked up for them alone; the
 * balance one by one where it is not needed for all, which is quick for a page by date.
 */
function found(ctx: Ctx, filter: InvoiceFilter, isForAll = true): Prisma.Sql {
  const text = foldSearch(filter.search);
  const conditions = [
    Prisma.sql`true`,
    ...(text ? [Prisma.sql`i.id IN (${invoicesSearched(text)})`] : []),
    ...dueWithin(filter),
  ];
  const joined = Prisma.sql`LEFT JOIN (${balances}) b ON b.invoice_id = i.id`;
  const balance = isForAll
    ? Prisma.sql`coalesce(b.balance, 0)`
    : Prisma.sql`(SELECT coalesce(sum(e.cents), 0)::bigint FROM ledger_entries e
        WHERE e.invoice_id = i.id)`;
  return Prisma.sql`SELECT i.*, CASE
      WHEN i.balance > 0 AND i.due_on < ${todayOfInvoice(ctx)} THEN 'overdue'
      WHEN i.balance > 0 THEN 'open'
      WHEN i.id IN (SELECT substring(p.reference FROM 6)::int FROM postings p
        WHERE p.reference LIKE 'void:%') THEN 'void'
      ELSE 'paid' END AS state
    FROM (
      SELECT i.id, i.number, i.account_id, i.document_at, ${balance} AS balance,
        ${invoiceDueOn} AS due_on
      FROM invoices i ${isForAll ? joined : Prisma.empty}
      WHERE ${Prisma.join(conditions, " AND ")}
    ) i`;
}

/** The conditions that an invoice is due within some days (`invoiceDueOn`), as the indexes answer them. */
const dueWithin = ({ from, to }: InvoiceFilter): readonly Prisma.Sql[] => [
  ...(from
    ? [
        Prisma.sql`(i.document_at >= ${toUtcDate(from)}::date OR i.id IN (
          SELECT r.invoice_id FROM renewals r WHERE r.due_on >= ${toUtcDate(from)}::date))`,
      ]
    : []),
  ...(to
    ? [
        Prisma.sql`(i.document_at <= ${toUtcDate(to)}::date AND i.id NOT IN (
          SELECT r.invoice_id FROM renewals r WHERE r.due_on > ${toUtcDate(to)}::date))`,
      ]
    : []),
];

/** Of each state; what is overdue is open too. */
async function totalsOf(ctx: Ctx, filter: InvoiceFilter) {
  const rows = await reader(ctx).$queryRaw<{ state: BilledState; count: number; owed: bigint }[]>`
    SELECT f.state, count(*)::int AS count, sum(f.balance)::bigint AS owed
    FROM (${found(ctx, filter)}) f GROUP BY f.state`;
  const of = (state: BilledState) => rows.find((row) => row.state === state);
  const count = (state: BilledState) => of(state)?.count ?? 0;
  const owed = (states: readonly BilledState[]) =>
    summedCents(states.reduce((sum, state) => sum + (of(state)?.owed ?? 0n), 0n));
  return {
    counts: {
      open: count("open") + count("overdue"),
      overdue: count("overdue"),
      paid: count("paid"),
      void: count("void"),
    },
    owed: owed(statesOf(filter.state)),
  };
}

/** The states of the rows that are asked for. */
const statesOf = (state: BilledState | undefined): readonly BilledState[] => {
  if (!state) return billedStates;
  return state === "open" ? ["open", "overdue"] : [state];
};

interface StoredRow extends Omit<BilledRow, "ein" | "documentAt" | "dueOn" | "value" | "balance"> {
  readonly ein: string | null;
  readonly documentAt: Date;
  readonly dueAt: Date;
  readonly value: bigint;
  readonly balance: bigint;
}

/** Rows in their order. Only those that are shown are looked up in the other tables. */
async function readRows(
  ctx: Ctx,
  { sort = "newest", state, ...filter }: InvoiceFilter,
  { take, offset }: { take: number; offset: number },
): Promise<BilledRow[]> {
  const only = state
    ? Prisma.sql`WHERE i.state IN (${Prisma.join([...statesOf(state)])})`
    : Prisma.empty;
  const isForAll = state !== undefined || sort === "balance";
  const rows = await reader(ctx).$queryRaw<StoredRow[]>`
    WITH i AS MATERIALIZED (
      SELECT * FROM (${found(ctx, filter, isForAll)}) i ${only}
      ORDER BY ${orders[sort]} LIMIT ${take} OFFSET ${offset}
    )
    SELECT i.id, i.number, i.account_id AS "accountId", a.name AS account,
      ${einOfAccount} AS ein, i.document_at AS "documentAt", i.due_on AS "dueAt", i.state,
      CASE i.state WHEN 'overdue' THEN ${todayOfInvoice(ctx)} - i.due_on ELSE 0 END AS "daysLate",
      i.balance::bigint AS balance, (SELECT coalesce(sum(d.value_cents), 0)::bigint
        FROM order_details d WHERE d.invoice_id = i.id) AS value
    FROM i JOIN accounts a ON a.id = i.account_id
    ORDER BY ${orders[sort]}`;
  return rows.map(toRow);
}

function toRow({ ein, documentAt, dueAt, value, balance, ...row }: StoredRow): BilledRow {
  return {
    ...row,
    ein: dashedEin(ein),
    documentAt: fromUtcDate(documentAt),
    dueOn: fromUtcDate(dueAt),
    value: cents(Number(value)),
    balance: cents(Number(balance)),
  };
}

const head = [
  ...["id", "number", "account_id", "account", "ein"],
  ...["date", "due_on", "state", "days_late", "value", "balance"],
];

/** What a filter finds as CSV, in the order asked for: for staff. */
export async function exportAllInvoices(ctx: Ctx, filter: InvoiceFilter): Promise<Result<string>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await readRows(ctx, filter, { take: MOST_EXPORTED, offset: 0 });
  return ok(writeCsv([head, ...rows.map(cellsOf)]));
}

const cellsOf = (row: BilledRow): string[] => [
  ...[String(row.id), row.number, String(row.accountId), row.account, row.ein],
  ...[row.documentAt, row.dueOn, row.state, String(row.daysLate)],
  ...[toAmountText(row.value), toAmountText(row.balance)],
];
