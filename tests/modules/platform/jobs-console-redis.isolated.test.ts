import { afterAll, describe, it } from "vitest";
import { hasRedis, startRedis } from "#tests/setup/redis";
import { jobsConsoleSuite } from "./jobs-console-suite";

if (hasRedis()) {
  const redis = await startRedis();
  process.env.REDIS_URL = redis.url;
  afterAll(() => redis.stop());
  jobsConsoleSuite("redis");
} else {
  describe("staff and the queues on redis", () =>
    it.skip("needs redis-server, which is not installed"));
}
