import type { Schedule, Timing } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { KeptSchedule, QueueBackend } from "./backend";

/** How often it is looked whether the schedules are still the wanted ones. */
const CHECK_MS = 300_000;

/**
 * Keeps the repeating jobs, which each room lists as `schedules` in its `jobs.ts`, in the queues: one
 * scheduler each, however many processes say so.
 * A changed timing replaces the kept one; schedules that no longer exist are removed.
 */
export class ScheduleSync {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly backend: QueueBackend,
    private readonly queueNames: readonly string[],
    private readonly schedules: readonly Schedule[],
  ) {}

  start(): void {
    void this.check();
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks now: the queue may have lost its schedules. */
  async check(): Promise<void> {
    for (const name of this.queueNames) {
      const wanted = this.schedules.filter((schedule) => schedule.job.queue === name);
      try {
        await this.bring(name, wanted);
      } catch (err) {
        log.warn({ err, queue: name }, "the schedules cannot be checked now");
      }
    }
  }

  private async bring(name: string, wanted: readonly Schedule[]): Promise<void> {
    const queue = this.backend.queue(name);
    const kept = new Map((await this.backend.schedules(name)).map((one) => [one.key, one]));
    for (const { id, job, payload, timing } of wanted) {
      const found = kept.get(id);
      kept.delete(id);
      if (found && isSame(found, timing)) continue;
      await queue.upsertJobScheduler(id, toRepeat(timing), {
        name: job.name,
        data: { payload },
        opts: {
          attempts: job.attempts,
          backoff: { type: "exponential", delay: job.backoffMs },
          removeOnComplete: true,
          removeOnFail: true,
        },
      });
    }
    for (const id of kept.keys()) await queue.removeJobScheduler(id);
  }
}

const toRepeat = (timing: Timing) =>
  "everyMs" in timing ? { every: timing.everyMs } : { pattern: timing.cron, tz: timing.tz };

function isSame(found: KeptSchedule, timing: Timing): boolean {
  return "everyMs" in timing
    ? Number(found.every) === timing.everyMs
    : found.pattern === timing.cron && found.tz === timing.tz;
}
