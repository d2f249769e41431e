import {
  noteLook,
  pausedQueues,
  type QueueName,
  takeLooks,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { JobQueue, QueueBackend } from "./backend";
import type { Listener } from "./listener";

/** How soon after the last round the next one follows while something happens, and else. */
const BUSY_MS = 4_000;
const QUIET_MS = 12_000;
/** How soon a decision of staff is seen while nothing tells of it. */
const UNTOLD_MS = 1_000;
/** How soon it is seen in any case. */
const PAUSES_MS = 60_000;
/** Of several workers of a queue only one looks into it at a time. */
const TURN_MS = 3_500;

/**
 * Pauses and resumes this process's queues as staff decided, and writes down what is in them.
 * The decision lives in the database: a queue that lost its data is paused again.
 */
export class QueueWatch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  private isTold = true;
  private round: Promise<void> | undefined;
  private lastRound = 0;
  private lastPauses = 0;
  /** Queues in which something may have changed since they were looked into. */
  private readonly touched: Set<QueueName>;

  constructor(
    private readonly backend: QueueBackend,
    private readonly queueNames: readonly QueueName[],
    private readonly listener: Listener,
  ) {
    this.touched = new Set(queueNames);
    listener.onTold((what) => {
      if (what === "queues" || what === undefined) this.checkPauses();
    });
  }

  start(): void {
    this.plan();
  }

  /** A job of this queue has begun or ended. */
  touch(queue: QueueName): void {
    if (this.touched.has(queue)) return;
    this.touched.add(queue);
    this.plan();
  }

  /** Looks at once which queues are paused: staff decided, or the queue lost what it knew. */
  checkPauses(): void {
    this.isTold = true;
    this.plan();
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private plan(): void {
    if (this.isStopped || this.round) return;
    clearTimeout(this.timer);
    const due = this.lastRound + this.pause();
    this.timer = setTimeout(() => this.begin(), Math.max(0, due - Date.now()));
  }

  private begin(): void {
    this.round = this.look().finally(() => {
      this.round = undefined;
      this.lastRound = Date.now();
      this.plan();
    });
  }

  private pause(): number {
    if (this.isTold && !this.isFailing) return 0;
    if (!this.listener.isListening || this.isFailing) return UNTOLD_MS;
    return this.touched.size > 0 ? BUSY_MS : QUIET_MS;
  }

  private async look(): Promise<void> {
    try {
      await this.keepPauses();
      for (const name of await takeLooks(this.queueNames, TURN_MS)) {
        if (!this.touched.delete(name)) continue;
        if (await this.lookInto(name)) this.touched.add(name);
      }
      this.isFailing = false;
    } catch (err) {
      // Told once an outage, not once a second.
      log[this.isFailing ? "debug" : "warn"]({ err }, "the queues cannot be looked into now");
      this.isFailing = true;
      this.isTold = true;
      for (const name of this.queueNames) this.touched.add(name);
    }
  }

  private async keepPauses(): Promise<void> {
    const isDue = Date.now() - this.lastPauses >= PAUSES_MS;
    if (!this.isTold && !isDue && this.listener.isListening) return;
    this.isTold = false;
    const paused = await pausedQueues();
    for (const name of this.queueNames) {
      await keepPaused(this.backend.queue(name), paused.has(name));
    }
    this.lastPauses = Date.now();
  }

  /** @returns whether something is on the move in it */
  private async lookInto(name: QueueName): Promise<boolean> {
    const queue = this.backend.queue(name);
    const counts = await queue.getJobCounts(
      ...["waiting", "paused", "prioritized", "active", "delayed"],
    );
    const schedules = await this.backend.schedules(name);
    const of = (state: string) => counts[state] ?? 0;
    const waiting = of("waiting") + of("paused") + of("prioritized");
    const running = of("active");
    await noteLook(name, {
      waiting,
      running,
      // The next run of each schedule is a delayed job of the queue.
      delayed: Math.max(0, of("delayed") - schedules.length),
      schedules: schedules.map(({ key, name, every, pattern, tz, next }) => ({
        id: key,
        jobName: name,
        timing: pattern ? `${pattern} ${tz ?? ""}`.trim() : String(every ?? ""),
        nextRunAt: next ? new Date(next) : null,
      })),
    });
    return waiting + running > 0;
  }
}

async function keepPaused(queue: JobQueue, isWanted: boolean): Promise<void> {
  if ((await queue.isPaused()) === isWanted) return;
  await (isWanted ? queue.pause() : queue.resume());
}
