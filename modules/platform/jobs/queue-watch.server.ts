import { pool } from "../db.server";
import type { QueueName } from "./contract";

/** The queues that staff paused. */
export async function pausedQueues(): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT name FROM job_queues WHERE paused_at IS NOT NULL",
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Writes down that these queues have a worker.
 * @returns those that nobody has looked into for so many milliseconds: the turn is the caller's
 */
export async function takeLooks(queues: readonly QueueName[], afterMs: number) {
  const { rows } = await pool.query<{ name: QueueName }>({
    name: "queues-look",
    text: `
      INSERT INTO job_queues (name, seen_at)
      SELECT name, clock_timestamp() FROM unnest($1::text[]) AS name ORDER BY name
      ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at
      WHERE job_queues.seen_at IS NULL
         OR job_queues.seen_at < clock_timestamp() - $2 * interval '1 millisecond'
      RETURNING name`,
    values: [queues, afterMs],
  });
  return rows.map(({ name }) => name);
}

/** What a look into a queue found. */
export interface QueueLook {
  readonly waiting: number;
  readonly running: number;
  /** Waiting for their next attempt. */
  readonly delayed: number;
  readonly schedules: readonly {
    readonly id: string;
    readonly jobName: string;
    readonly timing: string;
    readonly nextRunAt: Date | null;
  }[];
}

/** Writes down what is in a queue and when its schedules run; schedules that went are removed. */
export async function noteLook(queue: QueueName, look: QueueLook): Promise<void> {
  const { waiting, running, delayed, schedules } = look;
  await pool.query(
    "UPDATE job_queues SET waiting = $2, running = $3, delayed = $4 WHERE name = $1",
    [queue, waiting, running, delayed],
  );
  await pool.query(
    `INSERT INTO job_schedules (id, job_name, queue, timing, next_run_at)
     SELECT id, job_name, $1, timing, next_run_at
     FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[])
       AS found(id, job_name, timing, next_run_at)
     ON CONFLICT (id) DO UPDATE SET job_name = excluded.job_name, queue = excluded.queue,
       timing = excluded.timing, next_run_at = excluded.next_run_at`,
    [
      queue,
      schedules.map(({ id }) => id),
      schedules.map(({ jobName }) => jobName),
      schedules.map(({ timing }) => timing),
      schedules.map(({ nextRunAt }) => nextRunAt),
    ],
  );
  await pool.query("DELETE FROM job_schedules WHERE queue = $1 AND id <> ALL($2)", [
    queue,
    schedules.map(({ id }) => id),
  ]);
}

/** How a run of a repeating job ended. */
export interface ScheduledRun {
  readonly scheduleId: string;
  readonly jobName: string;
  readonly queue: QueueName;
  readonly ms: number;
  /** Why it was given up; undefined when it was done. */
  readonly failure?: string | undefined;
}

/** Writes down how a run of a repeating job ended. */
export async function noteRun(run: ScheduledRun): Promise<void> {
  const failure = run.failure?.replaceAll("\0", "").slice(0, 2_000) ?? null;
  await pool.query(
    `INSERT INTO job_schedules
       (id, job_name, queue, last_run_at, last_ms, last_outcome, last_failure)
     VALUES ($1, $2, $3, clock_timestamp(), $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET last_run_at = excluded.last_run_at,
       last_ms = excluded.last_ms, last_outcome = excluded.last_outcome,
       last_failure = excluded.last_failure`,
    [
      run.scheduleId,
      run.jobName,
      run.queue,
      Math.round(run.ms),
      failure === null ? "done" : "failed",
      failure,
    ],
  );
}
