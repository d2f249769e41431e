import { livingWorkers, presenceKey, type QueueName } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { ActiveJob, JobWorker, QueueBackend } from "./backend";

/** How often it is looked while any job of the queues is being worked on, by whomever, and else. */
const BUSY_MS = 1_000;
const QUIET_MS = 2_500;
/** How long a worker may be away: it opens its connection again when the database comes back. */
const ABSENT_MS = 2_500;
/** A look that comes so late tells of this process's own weakness, and nothing of others'. */
const LATE_MS = 1_000;
/** A process that is always late looks now and then all the same. */
const PATIENCE_MS = 60_000;

/**
 * Takes up the jobs of processes that died. A process that is merely slow keeps its jobs: what says
 * that it lives is its connection to PostgreSQL, which ends with it, and not a timer that it would
 * have to serve. Where a connection outlives its process, as when a machine loses its power, the
 * job's lock lapses after a minute.
 */
export class Recovery {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  private round: Promise<void> = Promise.resolve();
  private isBusy = false;
  private lastLook = Date.now();
  /** Since when the worker of a job in hand was not seen. */
  private readonly absentSince = new Map<string, number>();

  constructor(
    private readonly backend: QueueBackend,
    private readonly workers: ReadonlyMap<QueueName, JobWorker>,
  ) {}

  start(): void {
    const wait = this.isBusy ? BUSY_MS : QUIET_MS;
    const due = Date.now() + wait;
    this.timer = setTimeout(() => {
      this.round = this.look(Date.now() - due).finally(() => {
        if (!this.isStopped) this.start();
      });
    }, wait);
  }

  /** Ends after the look under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private async look(lateMs: number): Promise<void> {
    if (lateMs > LATE_MS && Date.now() - this.lastLook < PATIENCE_MS) {
      this.absentSince.clear();
      return;
    }
    try {
      const active = await this.backend.active([...this.workers.keys()]);
      this.isBusy = active.length > 0;
      await this.release(active);
      for (const queue of new Set(active.map((job) => job.queue))) {
        await this.workers.get(queue)?.getBackend().moveStalledJobsToWait();
      }
      this.lastLook = Date.now();
      this.isFailing = false;
    } catch (err) {
      // Told once an outage, not once a second.
      log[this.isFailing ? "debug" : "warn"]({ err }, "nobody looks after the jobs of others now");
      this.isFailing = true;
      // Who was away meanwhile is not known.
      this.absentSince.clear();
    }
  }

  /** Takes their locks from workers that are gone. */
  private async release(active: readonly ActiveJob[]): Promise<void> {
    const own = new Set([...this.workers.values()].map(({ id }) => id));
    const others = active.filter(({ owner }) => !own.has(owner));
    const owners = new Set(others.map(({ owner }) => owner));
    for (const known of this.absentSince.keys()) {
      if (!owners.has(known)) this.absentSince.delete(known);
    }
    if (others.length === 0) return;
    const living = await livingWorkers();
    for (const owner of owners) {
      if (living.has(presenceKey(owner))) this.absentSince.delete(owner);
      else if (!this.absentSince.has(owner)) this.absentSince.set(owner, Date.now());
    }
    for (const job of others) {
      const since = this.absentSince.get(job.owner);
      if (since === undefined || Date.now() - since < ABSENT_MS) continue;
      log.info({ queue: job.queue, id: job.id }, "the process that had this job is gone");
      await this.backend.release(job);
    }
  }
}
