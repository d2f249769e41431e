// Runs before each file of the project `database`, so before the environment is parsed: the file
// works on a database of its own, and with REDIS_URL set on a Redis database of its own.
import { inject } from "vitest";
import { cloneTemplate } from "./databases";

async function ownRedis(url: string): Promise<string> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on("error", () => {});
  try {
    const [, databases] = (await redis.config("GET", "databases")) as [string, string];
    const number = (await redis.incr("goodstanding:test-files")) % (Number(databases) - 1);
    await redis.select(number + 1);
    await redis.flushdb();
    return new URL(`/${number + 1}`, url).href;
  } finally {
    redis.disconnect();
  }
}

process.env.DATABASE_URL = await cloneTemplate(inject("template"));
const redisUrl = inject("redisUrl");
if (redisUrl) process.env.REDIS_URL = await ownRedis(redisUrl);
