import { type Ctx, rawRows } from "../ctx.server";
import { refuseOthers } from "../permission.server";
import { ok, type Result } from "../result";
import { queueNames } from "./contract";
import type { FailedKind, JobOverview, QueueView, ScheduleView } from "./views";

/** Everything about queues, failures and schedules on one page: for staff. */
export async function readJobOverview(ctx: Ctx): Promise<Result<JobOverview>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [queues, failedKinds, schedules] = await Promise.all([
    readQueues(ctx),
    readFailedKinds(ctx),
    readSchedules(ctx),
  ]);
  const ages = queues.flatMap(({ unsentSeconds }) => unsentSeconds ?? []);
  return ok({
    at: queues[0]?.at ?? ctx.now(),
    queues: queues.map(({ at: _at, unsentSeconds: _age, ...queue }) => queue),
    unsent: queues.reduce((sum, { unsent }) => sum + unsent, 0),
    oldestUnsentSeconds: ages.length > 0 ? Math.max(...ages) : null,
    failedKinds,
    schedules,
  });
}

type QueueRow = Omit<QueueView, "done" | "givenUp"> & {
  readonly at: Date;
  readonly unsentSeconds: number | null;
  readonly doneMinutes: number;
  readonly doneHour: number;
  readonly failedMinutes: number;
  readonly failedHour: number;
};

async function readQueues(ctx: Ctx) {
  const rows = await rawRows<QueueRow>(ctx, {
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

const readFailedKinds = (ctx: Ctx): Promise<FailedKind[]> =>
  rawRows<FailedKind>(ctx, {
    name: "jobs-failed-kinds",
    text: `
      SELECT job_name AS "jobName", count(*)::int AS count, max(failed_at) AS "latestAt",
        split_part((array_agg(coalesce(failure, '') ORDER BY failed_at DESC))[1], E'\\n', 1)
          AS "latestFailure"
      FROM outbox_jobs WHERE failed_at IS NOT NULL AND discarded_at IS NULL
      GROUP BY job_name ORDER BY max(failed_at) DESC, job_name`,
    values: [],
  });

const readSchedules = (ctx: Ctx): Promise<ScheduleView[]> =>
  rawRows<ScheduleView>(ctx, {
    name: "jobs-schedules",
    text: `
      SELECT id, job_name AS "jobName", queue, timing, next_run_at AS "nextRunAt",
        last_run_at AS "lastRunAt", last_ms AS "lastMs", last_outcome AS "lastOutcome",
        last_failure AS "lastFailure"
      FROM job_schedules ORDER BY queue, id`,
    values: [],
  });
