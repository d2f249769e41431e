import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Services, startServices } from "#tests/setup/services";

export type BackendName = "redis" | "postgres";

/** The servers of one experiment, and a way of restarting the one that holds the queue. */
export interface Lab {
  readonly services: Services;
  /** Takes the queue's server down at once and brings it back after this many milliseconds. */
  restartQueue(downMs: number): Promise<void>;
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and, for the Redis backend, Redis, both for this experiment alone: a server
 * that DATABASE_URL names is not ours to crash.
 */
export async function openLab(backend: BackendName): Promise<Lab> {
  delete process.env.DATABASE_URL;
  const services = await startServices({ redis: backend === "redis" });
  // The test server forgets what it committed last when it crashes; the application's must not.
  const durable = { options: "-c synchronous_commit=on" };
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 2, ...durable });
  pool.on("error", () => undefined);
  const query = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    for (let tries = 1; ; tries++) {
      try {
        return (await pool.query<T>(text, values)).rows;
      } catch (error) {
        // The server is being restarted; a statement that is wrong stays wrong.
        if (tries === 100 || /syntax|does not exist/.test(String(error))) throw error;
        await sleep(100);
      }
    }
  };
  const name = pg.escapeIdentifier(new URL(services.databaseUrl).pathname.slice(1));
  await query(`ALTER DATABASE ${name} SET synchronous_commit = on`);
  return {
    services,
    query,
    restartQueue: async (downMs) => {
      if (!services.redis) return restartPostgres(services.databaseUrl);
      await services.redis.kill();
      await sleep(downMs);
      await services.redis.start();
    },
    stop: async () => {
      await pool.end();
      await services.stop();
    },
  };
}

/**
 * Restarts our own embedded server: when one of its processes is killed it throws all connections
 * out, recovers from its log and goes on.
 */
async function restartPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE application_name LIKE 'goodstanding%' AND pid <> pg_backend_pid()
         AND datname = current_database()`,
    );
    const [victim] = rows;
    if (victim) process.kill(victim.pid, "SIGKILL");
  } finally {
    await client.end().catch(() => undefined);
  }
}
