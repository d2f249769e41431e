import pg from "pg";
import {
  accountTimeline,
  exportAccounts,
  type InvoiceFilter,
  listAccounts,
  listAllInvoices,
  listAllPayments,
  searchAll,
  whatWaits,
} from "#modules/console/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { enterAccounts } from "./console-rows";
import { percentile, type Row } from "./report";

const WARM = 5;
const ROUNDS = 60;
/** Staff wait for a page: what they do not notice as waiting, all else of a request left out. */
const MOST_MS = 200;
/** Somebody who presses "export" waits for ten thousand rows. */
const MOST_EXPORT_MS = 3_000;

const ctx = createCtx({ actor: { kind: "system", name: "bench" } });

/** The plainest statement that reads what every list of accounts must: the rows and what is owed. */
const BARE_LIST = [
  `SELECT count(*)::int FROM accounts`,
  `SELECT sum(e.cents)::bigint FROM invoices i JOIN ledger_entries e ON e.invoice_id = i.id`,
  `SELECT a.*, u.email FROM accounts a
   LEFT JOIN account_users m ON m.account_id = a.id AND m.is_primary
   LEFT JOIN users u ON u.id = m.user_id ORDER BY lower(a.name), a.id LIMIT 25`,
];
const BARE_TODAY = [
  `SELECT date_trunc('month', p.created_at), sum(e.cents) FROM postings p
   JOIN ledger_entries e ON e.posting_id = p.id
   WHERE e.ledger = 'cash' AND p.created_at > now() - interval '1 year' GROUP BY 1`,
  `SELECT count(*) FROM accounts WHERE renewal_due_at - CURRENT_DATE BETWEEN 0 AND 90`,
  `SELECT count(*) FROM applications WHERE state = 'paid'`,
];
const bareTimeline = (id: number) => [
  `SELECT * FROM audit_entries WHERE subject = 'account:${id}' ORDER BY at DESC LIMIT 26`,
];
const BARE_SEARCH = [
  `SELECT id, name FROM accounts WHERE lower(name) LIKE '%band boosters 12%'
   ORDER BY lower(name), id LIMIT 10`,
];

/** Fails the bench when a page holds less than its figure is about. */
async function full<T>(asked: Promise<Result<T>>, size: (value: T) => number, least: number) {
  const answer = await asked;
  if (!answer.ok || size(answer.value) < least) throw new Error("less than was entered");
}

const list = (filter: Parameters<typeof listAccounts>[1]) => () =>
  full(listAccounts(ctx, filter), ({ rows }) => rows.length, 1);

const invoices = (filter: InvoiceFilter) => () =>
  full(listAllInvoices(ctx, { ...filter, page: 1 }), ({ rows }) => rows.length, 25);

interface Figure {
  readonly name: string;
  readonly ours: () => Promise<void>;
  readonly bare?: readonly string[];
}

/** What staff read all day, over 10,000 accounts, beside the plainest statements for the same rows. */
export async function run(): Promise<Row[]> {
  const { busyId } = await enterAccounts();
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 3 });
  const timeline = (before?: string) =>
    full(accountTimeline(ctx, { accountId: busyId, before }), ({ entries }) => entries.length, 25);
  const figures: Figure[] = [
    {
      name: "start page",
      ours: () => full(whatWaits(ctx), ({ waiting }) => waiting.paidApplications, 1_000),
      bare: BARE_TODAY,
    },
    { name: "accounts, first page", ours: list({ page: 1 }), bare: BARE_LIST },
    { name: "accounts, page 300", ours: list({ page: 300 }), bare: BARE_LIST },
    { name: "accounts late in Texas by due date", ours: list({ ...late, page: 1 }) },
    { name: "accounts searched by a name", ours: list({ search: "band boosters 12", page: 1 }) },
    { name: "accounts that owe money", ours: list({ isOwing: true, page: 1 }) },
    { name: "invoices, first page", ours: invoices({}) },
    { name: "overdue invoices by balance", ours: invoices({ state: "overdue", sort: "balance" }) },
    {
      name: "payments, first page",
      ours: () => full(listAllPayments(ctx, { page: 1 }), ({ rows }) => rows.length, 25),
    },
    { name: "timeline of 2,000 events", ours: () => timeline(), bare: bareTimeline(busyId) },
    {
      name: "search across everything",
      ours: () => full(searchAll(ctx, "band boosters 12"), ({ accounts }) => accounts.length, 5),
      bare: BARE_SEARCH,
    },
  ];
  try {
    const rows: Row[] = [];
    for (const figure of figures) rows.push(...(await measure(figure, pool)));
    const began = performance.now();
    await full(exportAccounts(ctx, {}), (csv) => csv.split("\n").length, 10_000);
    rows.push(fixed("export of 10,000 accounts", performance.now() - began, MOST_EXPORT_MS));
    return rows;
  } finally {
    await pool.end();
    await closeDb();
  }
}

const late = { state: "TX", standing: "late", sort: "due" } as const;

const fixed = (name: string, ours: number, most: number, reference?: number): Row => ({
  name: `console: ${name}`,
  ours,
  ...(reference === undefined ? {} : { reference, ratio: ours / reference }),
  unit: "ms",
  target: `at most ${most} ms`,
  ok: ours <= most,
});

/** Medians and 99th percentiles of both, by turns, one call at a time. */
async function measure({ name, ours, bare }: Figure, pool: pg.Pool): Promise<Row[]> {
  const plain = async () => {
    await Promise.all((bare ?? []).map((statement) => pool.query(statement)));
  };
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < WARM + ROUNDS; round++) {
    for (const side of round % 2 === 0
      ? (["ours", "bare"] as const)
      : (["bare", "ours"] as const)) {
      const began = performance.now();
      await (side === "ours" ? ours() : plain());
      if (round >= WARM) times[side].push(performance.now() - began);
    }
  }
  const of = (side: "ours" | "bare", share: number) => percentile(times[side], share);
  const beside = (share: number) => (bare ? of("bare", share) : undefined);
  return [
    fixed(`${name}, median`, of("ours", 0.5), MOST_MS, beside(0.5)),
    fixed(`${name}, p99`, of("ours", 0.99), MOST_MS, beside(0.99)),
  ];
}
