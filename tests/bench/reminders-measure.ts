import pg from "pg";
import { handlers as dutyHandlers } from "#modules/duties/handlers.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";
import { handlers as renewalHandlers } from "#modules/renewal/handlers.server";
import type { ReminderFigures } from "./reminders";
import { median } from "./report";

const ACCOUNTS = 100_000;

/** For what is prepared and compared: a connection without the application's time limits. */
const client = new pg.Client(process.env.DATABASE_URL);

/** What is reminded of, as the argument says: the renewal of memberships, or the duties of clubs. */
interface Subject {
  /** The day on which every membership is due. */
  readonly renewal: string;
  /** The dates beside the accounts' own. */
  readonly enter: string;
  readonly offsets: string;
  /** Rows of (account_id, obligation, due_on): what there is to remind of. */
  readonly dates: string;
  /** Puts dates of all accounts on one day. */
  readonly onOneDay: string;
  /** The job that decides, and the one that each letter becomes. */
  readonly decides: string;
  readonly sends: string;
  readonly letters: "reminder_letters" | "duty_letters";
  /** Tells the letters that `made` reminders become, as (id) rows named `letters`. */
  readonly bareLetters: (day: string) => string;
  readonly days: readonly [string, string, string];
}

const subjects: Readonly<Record<string, Subject>> = {
  renewal: {
    renewal: "date '2030-01-01' + n % 365",
    enter: "SELECT 1",
    offsets: "-60,-30,-14,-3,0,7,30",
    dates: `SELECT id AS account_id, 'renewal' AS obligation, renewal_due_at AS due_on FROM accounts
      WHERE level_id IS NOT NULL`,
    onOneDay: "UPDATE accounts SET renewal_due_at = '2030-06-30'",
    decides: "renewal.remind-due",
    sends: "renewal.send-reminder",
    letters: "reminder_letters",
    bareLetters: () => `
      INSERT INTO reminder_letters (reminder_id, user_id, state)
      SELECT made.id, u.id, 'waiting' FROM made
      JOIN account_users m ON m.account_id = made.account_id
      JOIN users u ON u.id = m.user_id WHERE u.is_subscribed_event_emails RETURNING id`,
    days: ["2030-06-10", "2030-06-11", "2030-06-12"],
  },
  duties: {
    renewal: "date '2031-06-30'",
    enter: `
      INSERT INTO duties
        (account_id, code, period, level, due_on, state, is_confirmed, is_optional, counts)
      SELECT id, 'own.' || each, 'once', 'club', date '2030-01-01' + (id * 7 + each * 91) % 365,
        'open', true, false, true
      FROM accounts, generate_series(1, 4) each WHERE name LIKE 'Measured for duties %'`,
    offsets: "-60,-30,-14,-7,-3,0,7,30",
    dates: "SELECT account_id, code || '/' || period AS obligation, due_on FROM duties",
    onOneDay: `
      WITH gone AS (DELETE FROM duties WHERE code <> 'own.1')
      UPDATE duties SET due_on = '2030-06-30' WHERE code = 'own.1'`,
    decides: "duties.remind-due",
    sends: "duties.send-letter",
    letters: "duty_letters",
    bareLetters: (day) => `
      INSERT INTO duty_letters (user_id, day, state)
      SELECT DISTINCT u.id, date '${day}', 'waiting' FROM made
      JOIN account_users m ON m.account_id = made.account_id
      JOIN users u ON u.id = m.user_id WHERE u.is_subscribed_event_emails RETURNING id, user_id
    ), lines AS (
      INSERT INTO reminder_letters (reminder_id, user_id, state, duty_letter_id)
      SELECT made.id, letters.user_id, 'waiting', letters.id FROM made
      JOIN account_users m ON m.account_id = made.account_id
      JOIN letters ON letters.user_id = m.user_id`,
    // No Monday, on which everybody's digest goes too.
    days: ["2030-06-11", "2030-06-12", "2030-06-13"],
  },
};
const kind = process.argv[2] ?? "";
const chosen = subjects[kind];
if (!chosen) throw new Error("say what is reminded of: renewal or duties");
const subject: Subject = chosen;

/** Two people an account, of whom a third wants no event mails, and the dates of a year. */
async function enter(): Promise<void> {
  await client.query(`
    INSERT INTO accounts (name, level_id, renewal_due_at, time_zone)
    SELECT 'Measured for ${kind} ' || n, 1002, ${subject.renewal},
      (ARRAY['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[n % 4 + 1]
    FROM generate_series(1, ${ACCOUNTS}) n`);
  await client.query(`
    INSERT INTO users (email, email_key, is_subscribed_event_emails)
    SELECT email, email, n % 3 > 0
    FROM generate_series(1, ${2 * ACCOUNTS}) n, concat('measured-${kind}', n, '@people.example') email`);
  await client.query(`
    INSERT INTO account_users (account_id, user_id, is_primary)
    SELECT a.id, u.id, u.odd FROM
      (SELECT id, row_number() OVER (ORDER BY id) AS n FROM accounts
       WHERE name LIKE 'Measured for ${kind} %') a
    JOIN (SELECT id, (row_number() OVER (ORDER BY id) + 1) / 2 AS n,
        row_number() OVER (ORDER BY id) % 2 = 1 AS odd
      FROM users WHERE email LIKE 'measured-${kind}%') u ON u.n = a.n`);
  await client.query(subject.enter);
}

/** Entering nothing but the rows that the run enters, in one statement of one connection. */
const bare = (day: string) => `
  WITH made AS (
    INSERT INTO reminders
      (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
    SELECT dated.account_id, dated.obligation, dated.due_on, o.days, 'sent', date '${day}', now()
    FROM (${subject.dates}) dated JOIN unnest('{${subject.offsets}}'::int[]) o(days)
      ON dated.due_on = date '${day}' - o.days
    ON CONFLICT DO NOTHING RETURNING id, account_id
  ), letters AS (${subject.bareLetters(day)}
  )
  INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
  SELECT gen_random_uuid(), '${subject.sends}', 'mail',
    jsonb_build_object('letterId', id), 'bare' FROM letters`;

async function forget(): Promise<void> {
  await client.query("DELETE FROM outbox_jobs WHERE job_name = $1", [subject.sends]);
  await client.query("TRUNCATE reminders, reminder_letters, duty_letters");
}

/** All days before are decided, as they are where the worker ran. */
async function decideBefore(day: string): Promise<void> {
  await forget();
  await client.query(
    `INSERT INTO reminders
      (account_id, obligation, due_on, offset_days, outcome, decided_on, created_at)
     SELECT dated.account_id, dated.obligation, dated.due_on, o.days, 'sent',
       dated.due_on + o.days, now()
     FROM (${subject.dates}) dated, unnest('{${subject.offsets}}'::int[]) o(days)
     WHERE dated.due_on + o.days < $1::date
       AND dated.due_on > $1::date - 60`,
    [day],
  );
  await client.query(
    "VACUUM ANALYZE reminders, reminder_letters, duty_letters, outbox_jobs, accounts, duties",
  );
}

const handlers = [...renewalHandlers, ...dutyHandlers];

async function remind(day: string): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === subject.decides);
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
    const expected = await countOf(subject.letters);
    await decideBefore(day);
    ours.push(await timed(() => remind(day)));
    made = (await countOf("reminders")) - start;
    letters = await countOf(subject.letters);
    const jobs = await countOf("outbox_jobs", `job_name = '${subject.sends}'`);
    if (letters !== expected || jobs !== letters) throw new Error("other letters than expected");
    // By the next run they are sent.
    await client.query(`UPDATE ${subject.letters} SET state = 'sent'`);
    idle.push(await timed(() => remind(day)));
  }
  return { ours: median(ours), reference: median(reference), idle: median(idle), made, letters };
}

let peak = 0;
try {
  await client.connect();
  await enter();
  await client.query("ANALYZE");
  await decideBefore(subject.days[0]);
  await remind(subject.days[0]);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const day = await compare(subject.days);
  await client.query(subject.onOneDay);
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
