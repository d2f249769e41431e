import { afterAll, describe, it } from "vitest";
import { hasRedis, startRedis } from "#tests/setup/redis";
import { jobsSuite } from "./jobs-suite";

if (hasRedis()) {
  const redis = await startRedis();
  process.env.REDIS_URL = redis.url;
  afterAll(() => redis.stop());
  jobsSuite("redis");
} else {
  describe("jobs on redis", () => it.skip("needs redis-server, which is not installed"));
}
