import { pool } from "../db.server";
import { queueNames } from "./contract";
import type { QueueView } from "./views";

type QueueRow = Omit<QueueView, "done" | "givenUp"> & {
  readonly at: Date;
  readonly unsentSeconds: number | null;
  readonly doneMinutes: number;
  readonly doneHour: number;
  readonly failedMinutes: number;
  readonly failedHour: number;
};

/** What every queue holds, as the database knows it; nobody's permission is asked. */
export async function readQueues() {
  const { rows } = await pool.query<QueueRow>({
    name: "jobs-queues",
    text: `
      WITH moment AS (SELECT clock_timestamp() AS now),
      open AS (
        SELECT queue,
          count(*) FILTER (WHERE sends = 0 AND available_at <= now) AS unsent,
          min(available_at) FILTER (WHERE sends = 0 AND available_at <= now) AS unsent_since,
          count(*) FILTER (WHERE sends = 0 AND available_at > now) AS later,
          min(coalesce(sent_at, available_at))
            FILTER (WHERE sent_at IS NOT NULL OR available_at <= now) AS since
        FROM outbox_jobs, moment WHERE done_at IS NULL AND failed_at IS NULL GROUP BY queue
      ),
      done AS (
        SELECT queue, count(*) AS hour,
          count(*) FILTER (WHERE done_at >= now - interval '5 minutes') AS minutes
        FROM outbox_jobs, moment
        WHERE done_at >= clock_timestamp() - interval '1 hour' GROUP BY queue
      ),
      failed AS (
        SELECT queue, count(*) FILTER (WHERE discarded_at IS NULL) AS waiting,
          count(*) FILTER (WHERE failed_at >= now - interval '1 hour') AS hour,
          count(*) FILTER (WHERE failed_at >= now - interval '5 minutes') AS minutes
        FROM outbox_jobs, moment WHERE failed_at IS NOT NULL GROUP BY queue
      )
      SELECT name, now AS at, paused_at AS "pausedAt",
        coalesce(seen_at > now - interval '30 seconds', false) AS "isServed",
        coalesce(waiting_here, 0)::int AS waiting, coalesce(running, 0)::int AS running,
        (coalesce(delayed, 0) + coalesce(later, 0))::int AS delayed,
        coalesce(unsent, 0)::int AS unsent,
        extract(epoch FROM now - unsent_since)::float8 AS "unsentSeconds",
        coalesce(failed.waiting, 0)::int AS failed,
        extract(epoch FROM now - since)::float8 AS "oldestSeconds",
        coalesce(done.minutes, 0)::int AS "doneMinutes", coalesce(done.hour, 0)::int AS "doneHour",
        coalesce(failed.minutes, 0)::int AS "failedMinutes",
        coalesce(failed.hour, 0)::int AS "failedHour"
      FROM moment, unnest($1::text[]) WITH ORDINALITY AS known(name, place)
      LEFT JOIN (SELECT name, paused_at, seen_at, waiting AS waiting_here, running, delayed
                 FROM job_queues) AS kept USING (name)
      LEFT JOIN open ON open.queue = name
      LEFT JOIN done ON done.queue = name
      LEFT JOIN failed ON failed.queue = name
      ORDER BY place`,
    values: [queueNames],
  });
  return rows.map(({ doneMinutes, doneHour, failedMinutes, failedHour, ...row }) => ({
    ...row,
    done: { minutes: doneMinutes, hour: doneHour },
    givenUp: { minutes: failedMinutes, hour: failedHour },
  }));
}

/** By how many seconds each schedule is late, and whether its last run failed. */
export async function readLateness() {
  const { rows } = await pool.query<{ id: string; late: number; hasFailed: boolean }>({
    name: "jobs-lateness",
    text: `
      SELECT id,
        greatest(0, coalesce(extract(epoch FROM clock_timestamp() - next_run_at), 0))::float8 AS late,
        coalesce(last_outcome = 'failed', false) AS "hasFailed"
      FROM job_schedules ORDER BY id`,
  });
  return rows;
}
