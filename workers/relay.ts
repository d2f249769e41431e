import {
  type ClaimedJob,
  claimJobs,
  millisecondsUntilDue,
  type Registry,
  releaseJobs,
  resendAll,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { QueueBackend } from "./backend";
import type { Listener } from "./listener";

const BATCH = 500;
/** How often the outbox is looked into while nothing tells of new rows, or when some were sent. */
const POLL_MS = 1_000;
/** How often it is looked into all the same: for rows whose relay died before it sent them. */
const QUIET_MS = 30_000;
/** A timer may come a little before its time; what is due in this moment is looked for again. */
const SOON_MS = 5;
const OVERDUE_MS = 100;
/** How often it is asked whether a queue on a server of its own still is the one that was opened. */
const INTACT_MS = 2_000;

/**
 * Hands rows of the outbox to the queue. Any number of processes may run one. It is woken by
 * PostgreSQL when a transaction with new rows commits, and by itself when the next row falls due.
 * A row is the same job in the queue however often it is handed over.
 */
export class Relay {
  private readonly names: string[];
  private wake: (() => void) | undefined;
  private isWoken = true;
  private isStopped = false;
  private loop: Promise<void> | undefined;
  /** When the outbox is looked into next, unless somebody wakes the relay before. */
  private nextLook = 0;
  private nextCheck = 0;

  /** @param onLost is called when the queue has lost its data */
  constructor(
    private readonly backend: QueueBackend,
    private readonly registry: Registry,
    private readonly listener: Listener,
    private readonly onLost: () => void,
  ) {
    this.names = [...registry.keys()];
    listener.onTold(() => this.nudge());
  }

  start(): void {
    this.loop = this.run();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.nudge();
    await this.loop;
  }

  private nudge(): void {
    this.isWoken = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    let isFailing = false;
    while (!this.isStopped) {
      const isAsked = this.isWoken;
      this.isWoken = false;
      try {
        await this.checkQueue();
        if (isAsked || Date.now() >= this.nextLook) await this.sendDue();
        if (isFailing) log.info("the outbox is being sent again");
        isFailing = false;
      } catch (err) {
        // Told once an outage, not once a second.
        log[isFailing ? "debug" : "warn"]({ err }, "the outbox cannot be sent now");
        isFailing = true;
        this.isWoken = false;
        this.nextLook = Date.now() + POLL_MS;
        this.nextCheck = Math.max(this.nextCheck, this.nextLook);
      }
      await this.idle(isFailing);
    }
  }

  /** Sleeps until woken or until it is time to look; during an outage only the time counts. */
  private async idle(isFailing: boolean): Promise<void> {
    if (this.isStopped || this.isWoken) return;
    const until = Math.min(this.nextLook, this.nextCheck);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, until - Date.now()));
      this.wake = () => {
        if (isFailing && !this.isStopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
  }

  private async checkQueue(): Promise<void> {
    if (Date.now() < this.nextCheck) return;
    if (!(await this.backend.isIntact())) {
      const rows = await resendAll();
      if (rows > 0) log.warn({ rows }, "the queue lost its jobs; they are sent again");
      this.isWoken = true;
      this.onLost();
    }
    this.nextCheck =
      this.backend.kind === "redis" ? Date.now() + INTACT_MS : Number.POSITIVE_INFINITY;
  }

  private async sendDue(): Promise<void> {
    let total = 0;
    for (let sent = BATCH; sent === BATCH && !this.isStopped; total += sent) {
      sent = await this.sendBatch();
    }
    this.nextLook = Date.now() + (await this.pause(total > 0));
  }

  /** How long nothing needs to be looked for. */
  private async pause(hasSent: boolean): Promise<number> {
    if (hasSent || !this.listener.isListening) return POLL_MS;
    const due = await millisecondsUntilDue(this.names);
    // What has been due for a while and was not claimed is in another relay's hands.
    if (due < -OVERDUE_MS) return POLL_MS;
    return Math.min(Math.max(due, SOON_MS), QUIET_MS);
  }

  private async sendBatch(): Promise<number> {
    const rows = await claimJobs(this.names, BATCH);
    const unsent = new Set(rows.map((row) => row.id));
    try {
      for (const queue of new Set(rows.map((row) => row.queue))) {
        const jobs = rows.filter((row) => row.queue === queue);
        await this.backend.queue(queue).addBulk(jobs.map((row) => this.toQueuedJob(row)));
        for (const row of jobs) unsent.delete(row.id);
      }
    } catch (error) {
      await releaseJobs([...unsent]);
      throw error;
    }
    return rows.length;
  }

  private toQueuedJob({ id, jobName, payload, requestId, reads, traceParent }: ClaimedJob) {
    const job = this.registry.get(jobName)?.job;
    return {
      name: jobName,
      data: { payload, requestId, ...(reads && { reads }), ...(traceParent && { traceParent }) },
      opts: {
        jobId: id,
        attempts: job?.attempts,
        backoff: { type: "exponential", delay: job?.backoffMs },
        // The outbox row remembers; the queue holds only what is still to be done.
        removeOnComplete: true,
        removeOnFail: true,
        stackTraceLimit: 1,
      },
    };
  }
}
