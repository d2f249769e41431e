import type { TxCtx } from "../ctx.server";
import { pool } from "../db.server";
import type { Locale } from "../messages";
import type { QueueName } from "./contract";

/** How long a row handed to the queue may stay unfinished before it is handed over again. */
const FIRST_LEASE_SECONDS = 10;
/** The lease doubles with every hand-over, up to 10 s × 2^5, so that a long queue is left in peace. */
const LEASE_DOUBLINGS = 5;

/**
 * Does not wait for the disk at the end of this statement. What a crash of the server then forgets
 * (a claim, a finished job) is delivered again, which handlers bear.
 */
const WITHOUT_WAITING = "(SELECT set_config('synchronous_commit', 'off', true)) = 'off'";

/** A request for work, claimed by this process to be handed to the queue. */
export interface ClaimedJob {
  readonly id: string;
  readonly jobName: string;
  readonly queue: QueueName;
  readonly payload: unknown;
  readonly requestId: string;
  readonly reads: Locale | null;
  readonly traceParent: string | null;
}

/**
 * Claims open rows that may be handed to the queue: those never sent, and those sent so long ago
 * without being finished that the queue, or the process between, must have lost them. Claimed rows
 * are invisible to other relays for the lease, so nothing is held while the queue is talked to.
 * A paused queue gets nothing.
 * Times are stored rounded to the millisecond, so a row may seem to lie half of one ahead.
 */
export async function claimJobs(names: readonly string[], limit: number): Promise<ClaimedJob[]> {
  const { rows } = await pool.query<ClaimedJob>({
    name: "outbox-claim",
    text: `
      WITH due AS (
        SELECT id FROM outbox_jobs
        WHERE done_at IS NULL AND failed_at IS NULL
          AND available_at <= clock_timestamp() + interval '1 millisecond'
          AND job_name = ANY($1) AND ${WITHOUT_WAITING}
          AND queue NOT IN (SELECT name FROM job_queues WHERE paused_at IS NOT NULL)
        ORDER BY available_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
      )
      UPDATE outbox_jobs AS job
      SET sent_at = coalesce(sent_at, clock_timestamp()), sends = sends + 1,
          available_at = clock_timestamp() + power(2, least(sends, $3)) * $4 * interval '1 second'
      FROM due WHERE job.id = due.id
      RETURNING job.id, job.job_name AS "jobName", job.queue, job.payload,
                job.request_id AS "requestId", job.reads, job.trace_parent AS "traceParent"`,
    values: [names, limit, LEASE_DOUBLINGS, FIRST_LEASE_SECONDS],
  });
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * How long until a row may be handed to the queue that now may not: 0 or less when there is one
 * already, infinite when there is none.
 */
export async function millisecondsUntilDue(names: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>({
    name: "outbox-next",
    text: `
      SELECT extract(epoch FROM available_at - clock_timestamp())::float8 * 1000 AS ms
      FROM outbox_jobs
      WHERE done_at IS NULL AND failed_at IS NULL AND job_name = ANY($1)
        AND queue NOT IN (SELECT name FROM job_queues WHERE paused_at IS NOT NULL)
      ORDER BY available_at LIMIT 1`,
    values: [names],
  });
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY;
}

/**
 * Tells the workers, when the transaction commits, what they would else see only when they look by
 * themselves: rows of the outbox that may be sent again, or queues that staff paused or let go on.
 * New rows tell of themselves.
 */
export async function tellWorkers(tx: TxCtx, what: "jobs" | "queues"): Promise<void> {
  await tx.tx.$executeRaw`SELECT pg_notify('outbox_jobs', ${what})`;
}

/** Gives claimed rows back that could not be handed to the queue. */
export async function releaseJobs(ids: readonly string[]): Promise<void> {
  await pool.query(
    `UPDATE outbox_jobs SET available_at = clock_timestamp(), sends = sends - 1
     WHERE id = ANY($1::uuid[]) AND done_at IS NULL AND failed_at IS NULL`,
    [ids],
  );
}

/** Makes every sent but unfinished row available again: the queue has lost what it held. */
export async function resendAll(): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE outbox_jobs SET available_at = clock_timestamp(), sends = 0
     WHERE done_at IS NULL AND failed_at IS NULL AND sends > 0`,
  );
  return rowCount ?? 0;
}

/** Marks rows as done; a delivery that ended well outweighs one that failed. */
export async function markDone(ids: readonly string[]): Promise<void> {
  await pool.query({
    name: "outbox-done",
    text: `UPDATE outbox_jobs SET done_at = clock_timestamp(), failed_at = NULL, failure = NULL
           WHERE id = ANY($1::uuid[]) AND done_at IS NULL AND ${WITHOUT_WAITING}`,
    values: [ids],
  });
}

/** A job that is given up. */
export interface JobFailure {
  readonly id: string;
  readonly jobName: string;
  readonly queue: QueueName;
  readonly payload: unknown;
  readonly requestId: string;
  readonly attempts: number;
  readonly failure: string;
}

/**
 * Records that a job is given up, and why; the row is the dead letter. A run of a repeating job
 * has no row yet and gets one. The dedupe key is freed, so that the work can be asked for again.
 */
export async function markFailed(job: JobFailure): Promise<void> {
  await pool.query(
    `INSERT INTO outbox_jobs
       (id, job_name, queue, payload, request_id, attempts, failure, failed_at, sent_at, sends)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, clock_timestamp(), clock_timestamp(), 1)
     ON CONFLICT (id) DO UPDATE
     SET failed_at = excluded.failed_at, failure = excluded.failure,
         attempts = excluded.attempts, dedupe_key = NULL
     WHERE outbox_jobs.done_at IS NULL`,
    [
      job.id,
      job.jobName,
      job.queue,
      JSON.stringify(job.payload ?? null),
      job.requestId,
      job.attempts,
      // PostgreSQL text holds no NUL byte, and an error may quote anything.
      job.failure.replaceAll("\0", "").slice(0, 2_000),
    ],
  );
}

/** Removes what was finished or given up before these times. @returns the number of rows */
export async function purgeJobs(doneBefore: Date, failedBefore: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM outbox_jobs WHERE done_at < $1 OR failed_at < $2`,
    [doneBefore, failedBefore],
  );
  return rowCount ?? 0;
}
