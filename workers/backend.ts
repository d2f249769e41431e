import {
  createPostgresBackend,
  type Job,
  type Processor,
  Queue,
  runMigrations,
  Worker,
  type WorkerOptions,
  withBackend,
} from "bullmq";
import { Redis } from "ioredis";
import pg from "pg";
import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";

/** What travels through the queue. */
export interface QueuedJob {
  readonly payload: unknown;
  /** Absent for the runs of repeating jobs, which nobody's request asked for. */
  readonly requestId?: string;
  /** The trace that asked for it, where traces are sent. */
  readonly traceParent?: string;
}

type Settings = Omit<WorkerOptions, "connection" | "prefix">;
type BullQueue = Pick<
  Queue<QueuedJob>,
  | "addBulk"
  | "upsertJobScheduler"
  | "getJobSchedulers"
  | "removeJobScheduler"
  | "isPaused"
  | "pause"
  | "resume"
  | "close"
>;
export interface JobQueue extends BullQueue {
  /** The PostgreSQL backend calls what waits in a paused queue "paused"; BullMQ's types do not. */
  getJobCounts(...states: string[]): Promise<Record<string, number>>;
}
export interface JobWorker {
  close(force?: boolean): Promise<void>;
  cancelJob(jobId: string, reason?: string): boolean;
  cancelAllJobs(reason?: string): void;
  waitUntilReady(): Promise<void>;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "failed", listener: (job: Job<QueuedJob> | undefined, error: Error) => void): unknown;
}

/** BullMQ on one of its two servers; everything above is the same for both. */
export interface QueueBackend {
  readonly kind: "redis" | "postgres";
  /** The queue of this name, the same one at every call; `close` closes it. */
  queue(name: string): JobQueue;
  worker(name: string, process: Processor<QueuedJob>, settings: Settings): JobWorker;
  /**
   * Whether the queue still is the one that was opened. False exactly once after its server has
   * lost its data; always true where the queue shares the database with the outbox.
   */
  isIntact(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the Redis backend when REDIS_URL is set, else the PostgreSQL backend on our database. */
export async function openBackend(listeners: number): Promise<QueueBackend> {
  return env.REDIS_URL ? openRedis(env.REDIS_URL) : openPostgres(listeners);
}

function openRedis(url: string): QueueBackend {
  // Several applications can share one Redis; the braces keep all keys on one node of a cluster.
  const prefix = `{goodstanding:${new URL(env.DATABASE_URL).pathname.slice(1)}}`;
  const retryStrategy = (times: number) => Math.min(100 * times, 1_000);
  const common = { retryStrategy, keepAlive: 10_000, connectTimeout: 5_000 };
  // Workers wait for a server that is gone; the relay is told, and keeps the rows in the outbox.
  const patient = quiet(new Redis(url, { ...common, maxRetriesPerRequest: null }));
  const prompt = quiet(
    new Redis(url, { ...common, maxRetriesPerRequest: 0, commandTimeout: 5_000 }),
  );
  const marker = `${prefix}:intact`;
  const queues = new Queues((name) =>
    quiet(new Queue(name, { connection: prompt, prefix, skipWaitingForReady: true })),
  );
  return {
    kind: "redis",
    queue: (name) => queues.get(name),
    worker: (name, process, settings) =>
      new Worker(name, process, { ...settings, connection: patient, prefix }),
    isIntact: async () => (await prompt.set(marker, "1", "NX")) === null,
    close: async () => {
      await queues.close();
      patient.disconnect();
      prompt.disconnect();
    },
  };
}

async function openPostgres(listeners: number): Promise<QueueBackend> {
  const connection = new pg.Pool({
    connectionString: env.DATABASE_URL,
    // Every worker keeps one connection for listening.
    max: listeners + 6,
    options: "-c search_path=bullmq",
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: "goodstanding-queue",
  });
  quiet(connection).setMaxListeners(0);
  const client = await connection.connect();
  try {
    await runMigrations(client, "bullmq");
  } finally {
    client.release();
  }
  const bull = withBackend(createPostgresBackend);
  const queues = new Queues((name) => quiet(new bull.Queue<QueuedJob>(name, { connection })));
  return {
    kind: "postgres",
    queue: (name) => queues.get(name),
    worker: (name, process, settings) =>
      new bull.Worker<QueuedJob>(name, process, { ...settings, connection }),
    isIntact: async () => true,
    close: async () => {
      await queues.close();
      await connection.end();
    },
  };
}

class Queues {
  private readonly open = new Map<string, JobQueue>();

  constructor(private readonly make: (name: string) => JobQueue) {}

  get(name: string): JobQueue {
    const queue = this.open.get(name) ?? this.make(name);
    this.open.set(name, queue);
    return queue;
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
  }
}

/** A lost connection is replaced by itself; whoever uses it meanwhile gets the error. */
function quiet<T extends { on(event: "error", listener: (error: Error) => void): unknown }>(
  emitter: T,
): T {
  emitter.on("error", (err) => log.debug({ err }, "a connection of the queue was lost"));
  return emitter;
}
