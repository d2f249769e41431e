import { Redis } from "ioredis";
import { db } from "#modules/platform/db.server";

/** Forgets what the limits have counted, in either store. */
export async function forgetLimits(): Promise<void> {
  await db.rateLimit.deleteMany();
  if (!process.env.REDIS_URL) return;
  const redis = new Redis(process.env.REDIS_URL);
  try {
    for (const key of await redis.keys("limit:*")) await redis.del(key);
  } finally {
    redis.disconnect();
  }
}
