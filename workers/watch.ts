import {
  noteLook,
  pausedQueues,
  type QueueName,
  takeLook,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { JobQueue, QueueBackend } from "./backend";

const EVERY_MS = 1_000;

/**
 * Pauses and resumes this process's queues as staff decided, and writes down what stands in them.
 * The decision lives in the database: a queue that lost its data is paused again.
 */
export class QueueWatch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly backend: QueueBackend,
    private readonly queueNames: readonly QueueName[],
  ) {}

  start(): void {
    this.round = this.look().finally(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), EVERY_MS);
    });
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private async look(): Promise<void> {
    try {
      const paused = await pausedQueues();
      for (const name of this.queueNames) {
        const queue = this.backend.queue(name);
        await keepPaused(queue, paused.has(name));
        if (await takeLook(name)) await noteLook(name, await lookInto(queue));
      }
      this.isFailing = false;
    } catch (err) {
      // Told once an outage, not once a second.
      log[this.isFailing ? "debug" : "warn"]({ err }, "the queues cannot be looked into now");
      this.isFailing = true;
    }
  }
}

async function keepPaused(queue: JobQueue, isWanted: boolean): Promise<void> {
  if ((await queue.isPaused()) === isWanted) return;
  await (isWanted ? queue.pause() : queue.resume());
}

async function lookInto(queue: JobQueue) {
  const counts = await queue.getJobCounts("waiting", "paused", "prioritized", "active", "delayed");
  const schedules = await queue.getJobSchedulers();
  const of = (state: string) => counts[state] ?? 0;
  return {
    waiting: of("waiting") + of("paused") + of("prioritized"),
    running: of("active"),
    // The next run of each schedule is a delayed job of the queue.
    delayed: Math.max(0, of("delayed") - schedules.length),
    schedules: schedules.map(({ key, name, every, pattern, tz, next }) => ({
      id: key,
      jobName: name,
      timing: pattern ? `${pattern} ${tz ?? ""}`.trim() : String(every ?? ""),
      nextRunAt: next ? new Date(next) : null,
    })),
  };
}
