import { Gauge, type Registry } from "prom-client";
import { readLateness, readQueues } from "./jobs/queue-states.server";

const states = ["waiting", "running", "delayed", "unsent", "failed"] as const;

/** One reading for all gauges of a page; nothing without a database. */
function readAll() {
  const both = Promise.all([readQueues(), readLateness()]);
  return both.then(
    ([queues, schedules]) => ({ queues, schedules }),
    () => ({ queues: [], schedules: [] }),
  );
}

/**
 * What is in the queues, as the database knows it: every process says the same of it, so that
 * any of them can be asked.
 */
export function queueGauges(registry: Registry): void {
  let reading: ReturnType<typeof readAll> | undefined;
  const read = () => {
    reading ??= readAll().finally(() => {
      // The gauges of one page ask at once.
      setImmediate(() => {
        reading = undefined;
      });
    });
    return reading;
  };
  type Reading = Awaited<ReturnType<typeof readAll>>;
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    values: (reading: Reading) => readonly (readonly [readonly string[], number])[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = values(await read());
        this.reset();
        for (const [labels, value] of found) this.labels(...labels).set(value);
      },
    });

  gauge(
    "goodstanding_queue_jobs",
    "Jobs of a queue: waiting, running, delayed, due and unsent, failed and undecided.",
    ["queue", "state"],
    ({ queues }) =>
      queues.flatMap((queue) =>
        states.map((state) => [[queue.name, state], queue[state]] as const),
      ),
  );
  gauge(
    "goodstanding_queue_oldest_seconds",
    "How long the oldest job of a queue that may run waits unfinished.",
    ["queue"],
    ({ queues }) => queues.map(({ name, oldestSeconds }) => [[name], oldestSeconds ?? 0]),
  );
  gauge("goodstanding_queue_paused", "1 while staff have paused a queue.", ["queue"], (found) =>
    found.queues.map(({ name, pausedAt }) => [[name], pausedAt ? 1 : 0]),
  );
  gauge(
    "goodstanding_queue_served",
    "1 while a worker of the queue is running.",
    ["queue"],
    ({ queues }) => queues.map(({ name, isServed }) => [[name], isServed ? 1 : 0]),
  );
  gauge(
    "goodstanding_schedule_lateness_seconds",
    "By how much a schedule's next run is late.",
    ["schedule"],
    ({ schedules }) => schedules.map(({ id, late }) => [[id], late]),
  );
  gauge(
    "goodstanding_schedule_failed",
    "1 while the last run of a schedule has failed.",
    ["schedule"],
    ({ schedules }) => schedules.map(({ id, hasFailed }) => [[id], hasFailed ? 1 : 0]),
  );
}
