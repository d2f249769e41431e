import { type Ctx, rawRows } from "../ctx.server";
import { refuseOthers } from "../permission.server";
import { ok, type Result } from "../result";
import { readQueues } from "./queue-states.server";
import type { FailedKind, JobOverview, ScheduleView } from "./views";

/** Everything about queues, failures and schedules on one page: for staff. */
export async function readJobOverview(ctx: Ctx): Promise<Result<JobOverview>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [queues, failedKinds, schedules] = await Promise.all([
    readQueues(),
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
