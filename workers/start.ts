import {
  type QueueName,
  queueNames,
  type Registry,
  type Schedule,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { type JobWorker, openBackend } from "./backend";
import { consume } from "./consume";
import { Listener } from "./listener";
import { Marks } from "./marks";
import { Recovery } from "./recovery";
import { Relay } from "./relay";
import { ScheduleSync } from "./schedule-sync";
import { QueueWatch } from "./watch";

/** How long active jobs may go on when the process is asked to end. */
const GRACE_MS = 20_000;
/** How long a job that was told to stop may take to do so. */
const ABORT_MS = 1_000;

export interface WorkerOptions {
  readonly registry: Registry;
  readonly schedules?: readonly Schedule[];
  readonly queues?: readonly QueueName[];
  /** Jobs at once in each queue; by default what suits the queue's work and the machine. */
  readonly concurrency?: number;
}

export interface RunningWorkers {
  /**
   * Takes no further jobs, lets active ones finish within 20 s, and hands back what is left: such
   * a job is taken up by another process some seconds later.
   */
  stop(): Promise<void>;
}

/** Starts the queues, the relay and the schedules of one worker process. */
export async function startWorkers(options: WorkerOptions): Promise<RunningWorkers> {
  const { registry, schedules = [], queues = queueNames, concurrency } = options;
  const backend = await openBackend(queues.length);
  const marks = new Marks();
  const consumers = new Map<QueueName, JobWorker>();
  for (const queue of queues) {
    const place = { backend, registry, marks, queue, onJob: () => watch.touch(queue) };
    consumers.set(queue, consume(place, concurrency));
  }
  const workers = [...consumers.values()];
  const listener = new Listener(workers.map(({ id }) => id));
  const watch = new QueueWatch(backend, queues, listener);
  const scheduleSync = new ScheduleSync(backend, queues, schedules);
  const recovery = new Recovery(backend, consumers);
  const relay = new Relay(backend, registry, listener, () => {
    void scheduleSync.check();
    watch.checkPauses();
  });
  try {
    await listener.start();
  } catch (error) {
    await within(ABORT_MS, backend.close());
    throw error;
  }
  // What says that this process lives is there: from here on it may take jobs.
  for (const worker of workers) {
    worker.run().catch((err: unknown) => log.error({ err }, "a worker has stopped"));
  }
  relay.start();
  scheduleSync.start();
  watch.start();
  recovery.start();
  log.info({ queues, backend: backend.kind }, "workers started");
  return {
    stop: async () => {
      scheduleSync.stop();
      const watched = Promise.all([watch.stop(), recovery.stop()]);
      const closed = Promise.all(workers.map((worker) => worker.close()));
      if (!(await within(GRACE_MS, closed))) {
        log.warn("jobs are still running and are handed back");
        for (const worker of workers) worker.cancelAllJobs("the process ends");
        await within(ABORT_MS, closed);
      }
      await within(ABORT_MS, relay.stop());
      await within(ABORT_MS, marks.flush());
      await within(ABORT_MS, watched);
      await within(ABORT_MS, listener.stop());
      await within(ABORT_MS, backend.close());
    },
  };
}

/** Waits for work, but not longer than this. @returns whether the work ended, well or not */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const ended = work.then(
    () => true,
    (err: unknown) => {
      log.warn({ err }, "a part of the worker did not end well");
      return true;
    },
  );
  return Promise.race([ended, timeout]).finally(() => clearTimeout(timer));
}
