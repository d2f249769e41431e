import pg from "pg";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { handlers } from "#modules/renewal/handlers.server";
import type { ReminderFigures } from "./reminders";
import { median } from "./report";

const ACCOUNTS = 100_000;
const DAYS = 3;

/** For what is prepared and compared: a connection without the application's time limits. */
const client = new pg.Client(process.env.DATABASE_URL);

/** The 365 due dates of 2030 and two people an account; a third of them wants no event mails. */
async function enter(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO accounts (name, level_id, renewal_due_at, time_zone)
    SELECT 'Measured club ' || n, 1002, date '2030-01-01' + n % 365,
      (ARRAY['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[n % 4 + 1]
    FROM generate_series(1, ${ACCOUNTS}::int) n`;
  await db.$executeRaw`
    INSERT INTO users (email, email_key, is_subscribed_event_emails)
    SELECT email, email, n % 3 > 0
    FROM generate_series(1, ${2 * ACCOUNTS}::int) n, concat('measured-', n, '@people.example') email`;
  await db.$executeRaw`
    INSERT INTO account_users (account_id, user_id, is_primary)
    SELECT a.id, u.id, u.odd FROM
      (SELECT id, row_number() OVER (ORDER BY id) AS n FROM accounts
       WHERE name LIKE 'Measured club %') a
    JOIN (SELECT id, (row_number() OVER (ORDER BY id) + 1) / 2 AS n,
        row_number() OVER (ORDER BY id) % 2 = 1 AS odd
      FROM users WHERE email LIKE 'measured-%') u ON u.n = a.n`;
}

/** Entering nothing but the rows that the run enters, in one statement of one connection. */
const bare = (day: string) => `
  WITH made AS (
    INSERT INTO reminders
      (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
    SELECT a.id, 'renewal', a.renewal_due_at, o.days, 'sent', date '${day}', now()
    FROM accounts a
    JOIN unnest('{-60,-30,-14,-3,0,7,30}'::int[]) o(days)
      ON a.renewal_due_at = date '${day}' - o.days
    WHERE a.level_id IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING id, account_id
  ), letters AS (
    INSERT INTO reminder_letters (reminder_id, user_id, state)
    SELECT made.id, u.id, 'waiting' FROM made
    JOIN account_users m ON m.account_id = made.account_id
    JOIN users u ON u.id = m.user_id WHERE u.is_subscribed_event_emails RETURNING id
  )
  INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
  SELECT gen_random_uuid(), 'renewal.send-reminder', 'mail',
    jsonb_build_object('letterId', id), 'bare' FROM letters`;

async function forget(): Promise<void> {
  await client.query("DELETE FROM outbox_jobs WHERE job_name = 'renewal.send-reminder'");
  await client.query("TRUNCATE reminders, reminder_letters");
}

/** All days before are decided, as they are where the worker ran. */
async function decideBefore(day: string): Promise<void> {
  await forget();
  await client.query(
    `INSERT INTO reminders
      (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
     SELECT a.id, 'renewal', a.renewal_due_at, o.days, 'sent', a.renewal_due_at + o.days, now()
     FROM accounts a, unnest('{-60,-30,-14,-3,0,7,30}'::int[]) o(days)
     WHERE a.renewal_due_at + o.days < $1::date
       AND a.renewal_due_at > $1::date - 60`,
    [day],
  );
  await client.query("VACUUM ANALYZE reminders, reminder_letters, outbox_jobs, accounts");
}

async function remind(day: string): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === "renewal.remind-due");
  const now = () => new Date(`${day}T23:05:00Z`);
  const ctx = createCtx({ actor: { kind: "system", name: "bench" }, now });
  const job = { jobId: "bench", attempt: 1, signal: new AbortController().signal };
  await handler?.run({ ...ctx, ...job }, {});
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const countOf = async (table: string, where = "true") => {
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
  return Number(rows[0]?.n);
};

/** Ours and the bare statement from the same start, by turns; the same rows must come of both. */
async function compare(days: readonly string[]) {
  const ours: number[] = [];
  const reference: number[] = [];
  const idle: number[] = [];
  let made = 0;
  let letters = 0;
  for (const day of days) {
    await decideBefore(day);
    const start = await countOf("reminders");
    reference.push(await timed(() => client.query(bare(day))));
    const expected = await countOf("reminder_letters");
    await decideBefore(day);
    ours.push(await timed(() => remind(day)));
    idle.push(await timed(() => remind(day)));
    made = (await countOf("reminders")) - start;
    letters = await countOf("reminder_letters");
    const jobs = await countOf("outbox_jobs", "job_name = 'renewal.send-reminder'");
    if (letters !== expected || jobs !== letters) throw new Error("other letters than expected");
  }
  return { ours: median(ours), reference: median(reference), idle: median(idle), made, letters };
}

let peak = 0;
try {
  await client.connect();
  await enter();
  await client.query("ANALYZE");
  const ordinary = Array.from({ length: DAYS }, (_, index) => `2030-06-${10 + index}`);
  await decideBefore("2030-06-10");
  await remind("2030-06-10");
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const day = await compare(ordinary);
  await client.query("UPDATE accounts SET renewal_due_at = '2030-06-30'");
  const same = await compare(["2030-06-30"]);
  clearInterval(watch);
  const figures: ReminderFigures = {
    accounts: ACCOUNTS,
    reminders: day.made,
    letters: day.letters,
    dayMs: day.ours,
    bareMs: day.reference,
    idleMs: day.idle,
    sameDayReminders: same.made,
    sameDayMs: same.ours,
    sameDayBareMs: same.reference,
    peak,
    before,
  };
  console.log(JSON.stringify(figures));
} finally {
  await client.end();
  await closeDb();
}
