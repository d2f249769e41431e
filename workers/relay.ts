import pg from "pg";
import { env } from "#modules/platform/env.server";
import {
  type ClaimedJob,
  claimJobs,
  type Registry,
  releaseJobs,
  resendAll,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { QueueBackend } from "./backend";

const BATCH = 500;
/** How often the outbox is looked into when nothing wakes the relay, for delayed and lost rows. */
const POLL_MS = 1_000;
const RECONNECT_MS = 500;

/**
 * Hands rows of the outbox to the queue. Any number of processes may run one. It is woken by
 * PostgreSQL when a transaction with new rows commits, and looks by itself every second. A row is
 * the same job in the queue however often it is handed over.
 */
export class Relay {
  private readonly names: string[];
  private wake: (() => void) | undefined;
  private isWoken = false;
  private isStopped = false;
  private listener: pg.Client | undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly backend: QueueBackend,
    private readonly registry: Registry,
  ) {
    this.names = [...registry.keys()];
  }

  start(): void {
    void this.listen();
    this.loop = this.run();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.nudge();
    await this.loop;
    await this.listener?.end().catch(() => undefined);
  }

  private nudge(): void {
    this.isWoken = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    let isFailing = false;
    while (!this.isStopped) {
      this.isWoken = false;
      try {
        await this.checkQueue();
        while ((await this.sendBatch()) === BATCH && !this.isStopped);
        if (isFailing) log.info("the outbox is being sent again");
        isFailing = false;
      } catch (err) {
        // Told once an outage, not once a second.
        log[isFailing ? "debug" : "warn"]({ err }, "the outbox cannot be sent now");
        isFailing = true;
        this.isWoken = false;
      }
      await this.idle(isFailing);
    }
  }

  /** Sleeps until woken or until it is time to look; during an outage only the time counts. */
  private async idle(isFailing: boolean): Promise<void> {
    if (this.isStopped || this.isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wake = () => {
        if (isFailing && !this.isStopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
  }

  private lastCheck = 0;

  private async checkQueue(): Promise<void> {
    if (Date.now() - this.lastCheck < POLL_MS) return;
    if (!(await this.backend.isIntact())) {
      const rows = await resendAll();
      if (rows > 0) log.warn({ rows }, "the queue lost its jobs; they are sent again");
    }
    this.lastCheck = Date.now();
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

  private toQueuedJob({ id, jobName, payload, requestId, traceParent }: ClaimedJob) {
    const job = this.registry.get(jobName)?.job;
    return {
      name: jobName,
      data: { payload, requestId, ...(traceParent && { traceParent }) },
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

  private async listen(): Promise<void> {
    if (this.isStopped) return;
    const client = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "goodstanding-relay",
    });
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      client.end().catch(() => undefined);
      setTimeout(() => void this.listen(), RECONNECT_MS).unref();
    };
    client.on("error", again);
    client.on("end", again);
    client.on("notification", () => this.nudge());
    try {
      await client.connect();
      await client.query("LISTEN outbox_jobs");
      this.listener = client;
      this.nudge();
    } catch {
      again();
    }
  }
}
