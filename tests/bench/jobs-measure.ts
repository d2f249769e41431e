// Measures the queue that the environment names, in a process of its own, and sends the figures to
// its parent: how soon a job starts, and how fast many are drained, beside bare BullMQ.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createPostgresBackend, Queue, Worker, withBackend } from "bullmq";
import { Redis } from "ioredis";
import pg from "pg";
import { z } from "zod";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { closeDb, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { createRegistry, defineJob, enqueue, handle } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { startWorkers } from "#workers/start";
import { median, percentile } from "./report";

export interface JobFigures {
  /** Milliseconds from a committed transaction to the started handler. */
  readonly p50: number;
  readonly p99: number;
  /** Jobs a second, medians of the rounds. */
  readonly ours: number;
  readonly bare: number;
}

const [samples = 0, jobs = 0, rounds = 0] = process.argv.slice(2).map(Number);
const CONCURRENCY = 10;
const now = () => performance.timeOrigin + performance.now();

const started = new Map<number, number>();
let handled = 0;
const probe = defineJob({
  name: "bench.probe",
  title: "A test",
  payload: z.object({ id: z.int() }),
  queue: "mail",
});
const nothing = defineJob({
  name: "bench.nothing",
  title: "A test",
  payload: z.object({ id: z.int() }),
});
const registry = createRegistry(
  [probe, nothing],
  [
    handle(probe, async (_ctx, { id }) => void started.set(id, now())),
    handle(nothing, async () => void handled++),
  ],
);

async function startLatency(): Promise<number[]> {
  const ctx = createCtx();
  const committed: number[] = [];
  for (let id = 0; id < samples; id++) {
    await inTransaction(ctx, async (tx) => ok(await enqueue(tx, probe, { id })));
    committed.push(now());
    await sleep(15 + Math.random() * 20);
  }
  await until(async () => started.size === samples);
  // The first ones open connections and compile code.
  return committed.map((at, id) => Math.max(0, (started.get(id) ?? 0) - at)).slice(20);
}

/** Jobs a second from the commit of the requests until the last is marked as done. */
async function drainOurs(): Promise<number> {
  const before = handled;
  await pool.query(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
     SELECT gen_random_uuid(), 'bench.nothing', 'default', jsonb_build_object('id', n), 'bench'
     FROM generate_series(1, $1::int) AS n`,
    [jobs],
  );
  const begin = now();
  // As for bare BullMQ a counter is looked at; the database is asked only once all are handled.
  await until(async () => handled - before >= jobs);
  await until(async () => {
    const { rows } = await pool.query("SELECT FROM outbox_jobs WHERE done_at IS NULL LIMIT 1");
    return rows.length === 0;
  });
  await pool.query("TRUNCATE outbox_jobs");
  return (jobs / (now() - begin)) * 1_000;
}

interface Bare {
  add(jobs: { name: string; data: unknown; opts: object }[]): Promise<unknown>;
  onCompleted(listener: () => void): void;
  close(): Promise<void>;
}

function openBare(): Bare {
  const name = `bare-${randomUUID()}`;
  const work = async () => {};
  if (env.REDIS_URL) {
    const connection = new Redis(env.REDIS_URL, { maxRetriesPerRequest: null });
    const queue = new Queue(name, { connection });
    const worker = new Worker(name, work, { connection, concurrency: CONCURRENCY });
    return bareOf(queue, worker, async () => connection.disconnect());
  }
  const connection = new pg.Pool({
    connectionString: env.DATABASE_URL,
    // One listens and six work, as in our own pool.
    max: 7,
    options: "-c search_path=bullmq",
  });
  const bull = withBackend(createPostgresBackend);
  const queue = new bull.Queue(name, { connection });
  const worker = new bull.Worker(name, work, { connection, concurrency: CONCURRENCY });
  return bareOf(queue, worker, () => connection.end());
}

function bareOf(
  queue: { addBulk: Bare["add"]; close(): Promise<void> },
  worker: { on(event: "completed", listener: () => void): unknown; close(): Promise<void> },
  end: () => Promise<void>,
): Bare {
  return {
    add: (entries) => queue.addBulk(entries),
    onCompleted: (listener) => void worker.on("completed", listener),
    close: async () => {
      await worker.close();
      await queue.close();
      await end();
    },
  };
}

/** Jobs a second from the first bulk of 500 until the last is completed. */
async function drainBare(): Promise<number> {
  const bare = openBare();
  let completed = 0;
  bare.onCompleted(() => completed++);
  const add = async (count: number) => {
    const before = completed;
    for (let from = 0; from < count; from += 500) {
      await bare.add(
        Array.from({ length: Math.min(500, count - from) }, (_, n) => ({
          name: "bare",
          data: { payload: { id: from + n }, requestId: "bench" },
          opts: {
            jobId: randomUUID(),
            attempts: 5,
            backoff: { type: "exponential", delay: 1_000 },
            removeOnComplete: true,
            removeOnFail: true,
          },
        })),
      );
    }
    await until(async () => completed - before >= count);
  };
  await add(50);
  const begin = now();
  await add(jobs);
  const rate = (jobs / (now() - begin)) * 1_000;
  await bare.close();
  return rate;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(5);
}

const workers = await startWorkers({ registry, concurrency: CONCURRENCY });
await sleep(500);
const latencies = await startLatency();
await drainOurs();
const [ours, bare]: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round++) {
  if (round % 2 === 0) ours.push(await drainOurs());
  bare.push(await drainBare());
  if (round % 2 === 1) ours.push(await drainOurs());
}
await workers.stop();
await closeDb();
const figures: JobFigures = {
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  ours: median(ours),
  bare: median(bare),
};
process.send?.(figures, () => process.exit(0));
