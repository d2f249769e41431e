import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneTemplate, makeTemplate } from "./databases";
import { hasRedis, startRedis, type TestRedis } from "./redis";
import { startTestServer } from "./server";

/** Servers of one's own, for tests and figures that run whole processes and stop them at random. */
export interface Services {
  readonly databaseUrl: string;
  readonly redis: TestRedis | undefined;
  readonly dataDir: string;
  /** The environment with which `app/server.mjs` and `build/workers/main.js` use these servers. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with an empty migrated database and, when asked for, a Redis server.
 * @throws when Redis is asked for and this machine has none (ask `hasRedis` first)
 */
export async function startServices(options: { redis: boolean }): Promise<Services> {
  if (options.redis && !hasRedis()) throw new Error("this machine has no redis-server");
  const server = await startTestServer();
  const { remove, ...template } = await makeTemplate(server.adminUrl);
  const databaseUrl = await cloneTemplate(template);
  const redis = options.redis ? await startRedis() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), `goodstanding-data-${randomInt(1e9)}-`));
  return {
    databaseUrl,
    redis,
    dataDir,
    env: {
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "warn",
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis?.url ?? "",
      DATA_DIR: dataDir,
    },
    stop: async () => {
      await redis?.stop();
      // A server that was crashed on purpose has dropped the connection for removing things.
      await remove().catch(() => undefined);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
