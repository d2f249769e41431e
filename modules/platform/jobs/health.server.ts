import { Redis } from "ioredis";
import { pool } from "../db.server";
import { env } from "../env.server";
import { slowness } from "../patience.server";

const HEALTH_TIMEOUT_MS = 1_000;

export type QueueHealth =
  | { readonly ok: true; readonly backend: "redis" | "postgres" }
  | { readonly ok: false; readonly backend: "redis" | "postgres"; readonly reason: string };

let redis: Redis | undefined;

/** Whether the queue's server answers; an answer comes within a second, unless all is slow. */
export async function queueHealth(): Promise<QueueHealth> {
  const backend = env.REDIS_URL ? "redis" : "postgres";
  try {
    await within(env.REDIS_URL ? pingRedis(env.REDIS_URL) : pool.query("SELECT 1"));
    return { ok: true, backend };
  } catch (error) {
    return { ok: false, backend, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Closes the connection that `queueHealth` keeps; the process is about to end. */
export function closeQueueHealth(): void {
  redis?.disconnect();
  redis = undefined;
}

/** How long the oldest request for work that may already start waits unfinished, in seconds. */
export async function outboxAgeSeconds(): Promise<number> {
  const { rows } = await pool.query<{ age: number | null }>(
    `SELECT extract(epoch FROM clock_timestamp() - min(coalesce(sent_at, available_at)))::float8 AS age
     FROM outbox_jobs
     WHERE done_at IS NULL AND failed_at IS NULL
       AND (sent_at IS NOT NULL OR available_at <= clock_timestamp())`,
  );
  return Math.max(0, rows[0]?.age ?? 0);
}

async function pingRedis(url: string): Promise<unknown> {
  if (!redis) {
    redis = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      connectTimeout: HEALTH_TIMEOUT_MS,
      commandTimeout: HEALTH_TIMEOUT_MS,
      retryStrategy: () => HEALTH_TIMEOUT_MS,
    });
    // The failing ping itself says what is wrong.
    redis.on("error", () => undefined);
  }
  return redis.ping();
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const limitMs = Math.round(HEALTH_TIMEOUT_MS * slowness());
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
