import pg from "pg";
import { listInvoices } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { median, type Row } from "./report";

const INVOICES = 2_000;
const PAGE_SIZE = 25;
const ROUNDS = 5;
const ROUND_MS = 2_000;
/** Pages from the front, the middle and the end, by turns. */
const PAGES = [1, 2, 40, 79, 80];

const COUNT = `SELECT count(*)::int AS "total" FROM "invoices" i WHERE i."account_id" = $1`;
const PAGE = `
  SELECT i."id", i."number", i."document_at"::text AS "documentAt", line.*, entry.*
  FROM (
    SELECT * FROM "invoices" i WHERE i."account_id" = $1
    ORDER BY i."document_at" DESC, i."id" DESC LIMIT $2 OFFSET $3
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
  ORDER BY i."document_at" DESC, i."id" DESC`;

/** The invoice list of an account with 2,000 invoices beside the same two statements in bare pg. */
export async function run(): Promise<Row[]> {
  const accountId = await makeAccount();
  const ctx = createCtx({ actor: { kind: "system", name: "bench" } });
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
  const ours = async (page: number) => {
    const listed = await listInvoices(ctx, { accountId, page });
    if (!listed.ok || listed.value.rows.length !== PAGE_SIZE) throw new Error("not a full page");
  };
  const bare = async (page: number) => {
    await pool.query(COUNT, [accountId]);
    const { rows } = await pool.query(PAGE, [accountId, PAGE_SIZE, (page - 1) * PAGE_SIZE]);
    if (rows.length !== PAGE_SIZE) throw new Error("not a full page");
  };
  try {
    await rateOf(ours, 500);
    await rateOf(bare, 500);
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const isOursFirst = round % 2 === 0;
      const one = await rateOf(isOursFirst ? ours : bare, ROUND_MS);
      const two = await rateOf(isOursFirst ? bare : ours, ROUND_MS);
      rates.push(isOursFirst ? { ours: one, bare: two } : { ours: two, bare: one });
    }
    const rate = median(rates.map((round) => round.ours));
    const reference = median(rates.map((round) => round.bare));
    const ratio = median(rates.map((round) => round.ours / round.bare));
    const name = "list of 2,000 invoices, a page";
    const unit = "pages/s";
    return [{ name, ours: rate, reference, ratio, unit, target: "at least 0.8", ok: ratio >= 0.8 }];
  } finally {
    await pool.end();
    await closeDb();
  }
}

/** How many pages a second two readers get. */
async function rateOf(read: (page: number) => Promise<void>, forMs: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  const reader = async () => {
    while (performance.now() - start < forMs) {
      await read(PAGES[count % PAGES.length] ?? 1);
      count += 1;
    }
  };
  await Promise.all([reader(), reader()]);
  return count / ((performance.now() - start) / 1_000);
}

/** Two lines an invoice; every second one is paid. */
async function makeAccount(): Promise<number> {
  const { id } = await db.account.create({ data: { name: "Two thousand invoices" } });
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO invoices (account_id, number, document_at, created_at)
      SELECT ${id}, '2019-' || lpad(n::text, 6, '0'), date '2019-01-01' + n, now()
      FROM generate_series(1, ${INVOICES}::int) n`;
    await tx.$executeRaw`
      INSERT INTO order_details (invoice_id, type, label, value_cents)
      SELECT i.id, 'renewal', 'Membership renewal, part ' || part, 5000
      FROM invoices i CROSS JOIN generate_series(1, 2) part WHERE i.account_id = ${id}`;
    await tx.$executeRaw`
      INSERT INTO postings (kind, account_id, reference, created_at)
      SELECT kind, ${id}, kind || ':' || i.id, now()
      FROM invoices i CROSS JOIN (VALUES ('invoice'), ('credit_note')) AS kinds(kind)
      WHERE i.account_id = ${id} AND (kind = 'invoice' OR i.id % 2 = 0)`;
    await tx.$executeRaw`
      INSERT INTO ledger_entries (posting_id, ledger, invoice_id, cents)
      SELECT p.id, side.ledger, CASE side.ledger WHEN 'receivable' THEN i.id END,
        CASE p.kind WHEN 'invoice' THEN 10000 ELSE -10000 END * side.sign
      FROM invoices i JOIN postings p ON p.reference IN ('invoice:' || i.id, 'credit_note:' || i.id)
      CROSS JOIN (VALUES ('receivable', 1), ('revenue', -1)) AS side(ledger, sign)
      WHERE i.account_id = ${id}`;
  });
  await db.$executeRaw`ANALYZE`;
  return id;
}
