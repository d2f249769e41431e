import { reportFault } from "#modules/platform/error-report.server";
import {
  type JobFailure,
  markDone,
  markFailed,
  noteRun,
  type ScheduledRun,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";

const FLUSH_EVERY_MS = 15;
const RETRY_AFTER_MS = 1_000;
const BATCH = 1_000;
/** For how long at least a job that is done is known; a starved process marks it seconds later. */
const REMEMBERED_MS = 60_000;

/** A job that is given up, and how those who wait for it are told. */
interface GivenUp {
  readonly failure: JobFailure;
  readonly tell: () => Promise<void>;
}

/**
 * Writes down which jobs are done or given up, many at once, so that a job costs no statement of
 * its own. What is lost with a killed process is delivered again, and handlers bear that.
 */
export class Marks {
  private done: string[] = [];
  private failed: GivenUp[] = [];
  private recent = new Set<string>();
  private older: ReadonlySet<string> = new Set();
  private turnedAt = Date.now();
  /** The last run of each schedule. */
  private readonly runs = new Map<string, ScheduledRun>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;

  addDone(id: string): void {
    this.done.push(id);
    this.recent.add(id);
    this.plan(FLUSH_EVERY_MS);
  }

  /**
   * Whether a job was done here in the last while. Its row may not have said so when the relay
   * handed it to the queue once more.
   */
  hasDone(id: string): boolean {
    const now = Date.now();
    if (now - this.turnedAt > REMEMBERED_MS) {
      this.older = this.recent;
      this.recent = new Set();
      this.turnedAt = now;
    }
    return this.recent.has(id) || this.older.has(id);
  }

  addFailed(givenUp: GivenUp): void {
    this.failed.push(givenUp);
    this.plan(FLUSH_EVERY_MS);
  }

  addRun(run: ScheduledRun): void {
    this.runs.set(run.scheduleId, run);
    this.plan(FLUSH_EVERY_MS);
  }

  /** Writes everything that is noted so far. @throws when the database cannot be reached */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.flushing) await this.flushing;
    this.flushing = this.write();
    try {
      await this.flushing;
    } finally {
      this.flushing = undefined;
    }
  }

  private plan(delayMs: number): void {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.flush().catch((err) => {
        log.warn({ err }, "finished jobs could not be marked yet");
        this.plan(RETRY_AFTER_MS);
      });
    }, delayMs);
  }

  private async write(): Promise<void> {
    while (this.done.length > 0) {
      const batch = this.done.slice(0, BATCH);
      await markDone(batch);
      this.done = this.done.slice(batch.length);
    }
    for (let next = this.failed[0]; next; next = this.failed[0]) {
      await settle(next);
      this.failed.shift();
    }
    for (const [id, run] of this.runs) {
      await noteRun(run);
      if (this.runs.get(id) === run) this.runs.delete(id);
    }
  }
}

/** Tells first: while the row is open a killed process leaves both to be done again. */
async function settle({ failure, tell }: GivenUp): Promise<void> {
  const problem = await tell().then(
    () => undefined,
    (err: unknown) => ({ err }),
  );
  // Throws while the database is away; then both are tried again.
  await markFailed(failure);
  if (!problem) return;
  log.error({ ...problem, job: failure.jobName }, "nobody was told of a job given up");
  reportFault(problem.err, failure.requestId);
}
