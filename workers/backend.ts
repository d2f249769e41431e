import {
  createPostgresBackend,
  type Job,
  type JobSchedulerJson,
  type Processor,
  Queue,
  runMigrations,
  Worker,
  type WorkerOptions,
  withBackend,
} from "bullmq";
import { Redis } from "ioredis";
import pg from "pg";
import { waitForConnections } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import type { QueueName } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import type { Locale } from "#modules/platform/messages";

/** What travels through the queue. */
export interface QueuedJob {
  readonly payload: unknown;
  /** Absent for the runs of repeating jobs, which nobody's request asked for. */
  readonly requestId?: string;
  /** The language that who asked for it reads. */
  readonly reads?: Locale;
  /** The trace that asked for it, where traces are sent. */
  readonly traceParent?: string;
}

type Settings = Omit<WorkerOptions, "connection" | "prefix">;
type BullQueue = Pick<
  Queue<QueuedJob>,
  | "addBulk"
  | "toKey"
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

/** A repeating job as the queue keeps it. */
export type KeptSchedule = Pick<
  JobSchedulerJson,
  "key" | "name" | "every" | "pattern" | "tz" | "next"
>;

/** A job that a worker has in hand, and the id of that worker. */
export interface ActiveJob {
  readonly queue: QueueName;
  readonly id: string;
  readonly owner: string;
}

export interface JobWorker {
  readonly id: string;
  /** How many jobs it works on at once. */
  concurrency: number;
  run(): Promise<void>;
  getBackend(): { moveStalledJobsToWait(): Promise<string[]> };
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
  /** The repeating jobs of a queue. */
  schedules(name: string): Promise<readonly KeptSchedule[]>;
  /** What is being worked on in these queues, by any process. */
  active(names: readonly QueueName[]): Promise<ActiveJob[]>;
  /** Ends the lock by which a worker that is gone holds a job. */
  release(job: ActiveJob): Promise<void>;
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
    schedules: (name) => queues.get(name).getJobSchedulers(),
    active: async (names) => {
      const found = await Promise.all(
        names.map((name) => activeIn(prompt, queues.get(name), name)),
      );
      return found.flat();
    },
    release: async ({ queue, id, owner }) => {
      const key = lockKey(queues.get(queue), id);
      const token = await prompt.get(key);
      if (token && ownerOf(token) === owner) await prompt.eval(DELETE_IF_SAME, 1, key, token);
    },
    isIntact: async () => (await prompt.set(marker, "1", "NX")) === null,
    close: async () => {
      await queues.close();
      patient.disconnect();
      prompt.disconnect();
    },
  };
}

/** A job that another worker took meanwhile is left alone. */
const DELETE_IF_SAME =
  "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1])";

const lockKey = (queue: JobQueue, id: string) => `${queue.toKey(id)}:lock`;

/** A lock is held by "<worker's id>:<a number>". */
const ownerOf = (token: string) => token.slice(0, token.lastIndexOf(":"));

async function activeIn(redis: Redis, queue: JobQueue, name: QueueName): Promise<ActiveJob[]> {
  const ids = await redis.lrange(queue.toKey("active"), 0, -1);
  if (ids.length === 0) return [];
  const tokens = await redis.mget(ids.map((id) => lockKey(queue, id)));
  return ids.map((id, at) => ({ queue: name, id, owner: ownerOf(tokens[at] ?? "") }));
}

async function openPostgres(listeners: number): Promise<QueueBackend> {
  const connection = new pg.Pool({
    connectionString: env.DATABASE_URL,
    // Every worker keeps one connection for listening.
    max: listeners + 6,
    options: "-c search_path=bullmq",
    keepAlive: true,
    min: 1,
    idleTimeoutMillis: 300_000,
    application_name: "goodstanding-queue",
  });
  waitForConnections(connection, 6_000);
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
    schedules: async (name) => {
      const { rows } = await connection.query<KeptSchedule>({
        name: "queue-schedules",
        text: `SELECT scheduler_id AS key, name, every_ms::float8 AS every, pattern, tz,
                 next_run_ms::float8 AS next
               FROM scheduler WHERE queue = $1`,
        values: [name],
      });
      return rows;
    },
    active: async (names) => {
      const { rows } = await connection.query<ActiveJob>({
        name: "queue-active",
        text: `SELECT queue, id, regexp_replace(coalesce(lock_token, ''), ':[^:]*$', '') AS owner
               FROM job WHERE queue = ANY($1) AND state = 'active'`,
        values: [names],
      });
      return rows;
    },
    release: async ({ queue, id, owner }) => {
      await connection.query(
        `UPDATE job SET locked_until_ms = 0
         WHERE queue = $1 AND id = $2 AND state = 'active' AND lock_token LIKE $3 || ':%'`,
        [queue, id, owner],
      );
    },
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
