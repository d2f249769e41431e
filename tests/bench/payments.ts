import { randomUUID } from "node:crypto";
import { beginAttempt } from "#modules/billing/attempts/begin.server";
import { recordPayment } from "#modules/billing/attempts/record.server";
import { newReference } from "#modules/billing/attempts/store.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { payWithPg } from "./payment-reference-pg";
import { type Due, payWithPrisma } from "./payment-reference-prisma";
import { median, type Row } from "./report";

const ROUNDS = 5;
const PAYMENTS = 400;
const LANES = 8;
const VALUE = 40_00;

type Side = "ours" | "prisma" | "pg";

/**
 * The two transactions of a payment (the provider's call lies between them and is left out) beside
 * the same statements in bare Prisma and in bare pg, in payments a second. The three take turns.
 */
export async function run(): Promise<Row[]> {
  const ctx = createCtx({ actor: { kind: "system", name: "bench" } });
  const ways: Record<Side, (due: Due) => Promise<unknown>> = {
    ours: async ({ accountId, invoiceId, ref }) => {
      const asked = { accountId, invoiceIds: [invoiceId], value: cents(VALUE) };
      const begun = await beginAttempt(ctx, "credit_card", { ...asked, attempt: randomUUID() });
      if (!begun.ok || !begun.value.isNew) throw new Error("not begun");
      const charge = { transId: `T${ref}`, label: "Visa ending in 1111" };
      const recorded = await recordPayment(ctx, begun.value.attempt.ref, charge);
      if (!recorded.ok) throw new Error("not recorded");
    },
    prisma: (due) => payWithPrisma(db, due),
    pg: (due) => payWithPg(pool, due),
  };
  const sides: readonly Side[] = ["ours", "prisma", "pg"];
  const rates: Record<Side, number[]> = { ours: [], prisma: [], pg: [] };
  for (const side of sides) await rateOf(ways[side]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < sides.length; at += 1) {
      const side = sides[(round + at) % sides.length] ?? "ours";
      rates[side].push(await rateOf(ways[side]));
    }
  }
  const ours = median(rates.ours);
  const row = (reference: number, name: string, target: string, least: number): Row => ({
    name: `payment transaction against ${name}`,
    ours,
    reference,
    ratio: ours / reference,
    unit: "payments/s",
    target,
    ok: ours / reference >= least,
  });
  return [
    row(median(rates.prisma), "bare Prisma", "at least 0.8", 0.8),
    row(median(rates.pg), "bare pg", "printed", 0),
  ];
}

/** Payments a second, several at a time, each of an invoice and an account of its own. */
async function rateOf(pay: (due: Due) => Promise<unknown>): Promise<number> {
  const dues = await makeDues();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let due = dues.pop(); due; due = dues.pop()) await pay(due);
    }),
  );
  return PAYMENTS / ((performance.now() - start) / 1_000);
}

async function makeDues(): Promise<Due[]> {
  const { rows } = await pool.query<{ accountId: number; invoiceId: number }>(
    `WITH made AS (
       INSERT INTO accounts (name, level_id, time_zone)
       SELECT 'Bench', 1002, 'America/New_York' FROM generate_series(1, $1) RETURNING id
     ), billed AS (
       INSERT INTO invoices (account_id, number, document_at)
       SELECT id, '2099-' || lpad(id::text, 6, '0'), current_date FROM made RETURNING id, account_id
     ), posted AS (
       INSERT INTO postings (kind, account_id, reference, created_at)
       SELECT 'invoice', account_id, 'invoice:' || id, now() FROM billed
       RETURNING id, account_id
     ), entered AS (
       INSERT INTO ledger_entries (posting_id, ledger, invoice_id, cents)
       SELECT posted.id, side.ledger, CASE side.ledger WHEN 'receivable' THEN billed.id END,
              side.sign * $2::integer
       FROM posted JOIN billed USING (account_id)
       CROSS JOIN (VALUES ('receivable', 1), ('revenue', -1)) AS side(ledger, sign)
     )
     SELECT account_id AS "accountId", id AS "invoiceId" FROM billed`,
    [PAYMENTS, VALUE],
  );
  return rows.map((row) => ({ ...row, value: VALUE, ref: newReference() }));
}
