import { randomUUID } from "node:crypto";
import type pg from "pg";
import { uuidV7 } from "#modules/platform/jobs/index.server";
import type { Due } from "./payment-reference-prisma";

const LABEL = "Visa ending in 1111";
const BALANCE = `SELECT invoice_id, sum(cents) FROM ledger_entries
  WHERE ledger = 'receivable' AND invoice_id = ANY($1) GROUP BY invoice_id`;
const LOCK =
  "SELECT id FROM invoices WHERE account_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE";
const EVENT = `INSERT INTO payment_events (attempt_ref, kind, data, created_at)
  VALUES ($1, $2, $3, $4) RETURNING id`;
const AUDIT = `INSERT INTO audit_entries
  (at, actor_kind, actor_name, action, subject, data, request_id)
  VALUES ($1, 'system', 'bench', $2, $3, $4, $5) RETURNING id`;

/** The same statements as one connection of `pg` sends them, without any mapping. */
export async function payWithPg(pool: pg.Pool, due: Due): Promise<void> {
  const client = await pool.connect();
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  try {
    await begin(one, due);
    await enter(one, due);
  } finally {
    client.release();
  }
}

type One = (text: string, values?: unknown[]) => Promise<number>;

async function begin(one: One, { accountId, invoiceId, value, ref }: Due): Promise<void> {
  const now = new Date();
  await one("BEGIN");
  await one("SELECT set_config('lock_timeout', '3s', true)");
  await one(LOCK, [accountId, [invoiceId]]);
  const key = randomUUID();
  await one("SELECT ref, request_hash FROM payment_attempts WHERE idem_key = $1", [key]);
  await one(
    "SELECT invoice_id FROM attempt_invoices WHERE invoice_id = ANY($1) AND is_active LIMIT 1",
    [[invoiceId]],
  );
  await one(BALANCE, [[invoiceId]]);
  await one(
    `INSERT INTO payment_attempts (ref, account_id, idem_key, request_hash, method, amount_cents,
       status, dispatched_at, created_at)
     VALUES ($1, $2, $3, $4, 'credit_card', $5, 'dispatching', $6, $6) ON CONFLICT DO NOTHING`,
    [ref, accountId, key, key, value, now],
  );
  await one(
    `INSERT INTO attempt_invoices (attempt_ref, invoice_id, amount_cents, discount_cents)
     VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING`,
    [ref, invoiceId, value],
  );
  await one(EVENT, [ref, "begun", "{}", now]);
  const data = JSON.stringify({ account: accountId, method: "credit_card", amount: "40.00" });
  await one(AUDIT, [now, "billing.payment-begun", `attempt:${ref}`, data, ref]);
  await one("COMMIT");
}

async function enter(one: One, { accountId, invoiceId, value, ref }: Due): Promise<void> {
  const now = new Date();
  await one("BEGIN");
  await one(
    `SELECT a.account_id, a.user_id, a.method, a.discount_id, a.status, accounts.time_zone
     FROM payment_attempts a JOIN accounts ON accounts.id = a.account_id
     WHERE a.ref = $1 FOR UPDATE OF a`,
    [ref],
  );
  await one("SELECT * FROM attempt_invoices WHERE attempt_ref = $1 ORDER BY invoice_id", [ref]);
  await one(LOCK, [accountId, [invoiceId]]);
  const paymentId = await one(
    `INSERT INTO payments (account_id, method, amount_cents, discount_cents, attempt_ref,
       gateway_trans_id, label, received_on, created_at)
     VALUES ($1, 'credit_card', $2, 0, $3, $4, $5, $6::timestamptz::date, $6::timestamptz)
     ON CONFLICT DO NOTHING RETURNING id`,
    [accountId, value, ref, `T${ref}`, LABEL, now],
  );
  await one(
    `INSERT INTO payment_invoices (payment_id, invoice_id, amount_cents, discount_cents)
     VALUES ($1, $2, $3, 0)`,
    [paymentId, invoiceId, value],
  );
  const reference = `payment:${paymentId}`;
  const postingId = await one(
    `INSERT INTO postings (kind, account_id, reference, payment_id, created_at)
     VALUES ('payment', $1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
    [accountId, reference, paymentId, now],
  );
  await one(
    `INSERT INTO ledger_entries (posting_id, ledger, invoice_id, cents)
     VALUES ($1, 'cash', NULL, $2), ($1, 'receivable', $3, $4)`,
    [postingId, value, invoiceId, -value],
  );
  await one(BALANCE, [[invoiceId]]);
  await one(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, available_at)
     VALUES ($1, 'billing.invoice-settled', 'default', $2, $3, clock_timestamp())
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [uuidV7(), JSON.stringify({ invoiceId }), ref],
  );
  await one(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, available_at)
     VALUES ($1, 'billing.send-receipt', 'mail', $2, $3, clock_timestamp())
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [uuidV7(), JSON.stringify({ paymentId }), ref],
  );
  const data = JSON.stringify({ account: accountId, method: "credit_card", amount: "40.00" });
  await one(AUDIT, [now, "billing.payment-recorded", reference, data, ref]);
  await one(
    `UPDATE payment_attempts SET status = 'succeeded', label = $2, gateway_trans_id = $3,
       decided_at = $4 WHERE ref = $1 AND status = ANY('{dispatching}')`,
    [ref, LABEL, `T${ref}`, now],
  );
  await one("UPDATE attempt_invoices SET is_active = false WHERE attempt_ref = $1 AND is_active", [
    ref,
  ]);
  await one(EVENT, [ref, "succeeded", JSON.stringify({ paymentId }), now]);
  await one("COMMIT");
}
