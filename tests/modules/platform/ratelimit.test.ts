import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { env, parseEnv } from "#modules/platform/env.server";
import {
  createRateLimits,
  hitLimit,
  type LimitName,
  type RateLimits,
  RateLimitUnavailable,
} from "#modules/platform/ratelimit/index.server";
import { limits } from "#modules/platform/ratelimit/limits";
import { ownRedis } from "./own-redis";

const ctx = createCtx();
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** Counters as a process of its own would have them: with connections of their own. */
function process(redisUrl?: string, factor = 1, connectionString = env.DATABASE_URL): RateLimits {
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 10_000 });
  const made = createRateLimits({ redisUrl, pool, factor });
  ends.push(async () => {
    await made.close();
    await pool.end();
  });
  return made;
}

/** How many of so many calls pass. */
async function passed(processes: RateLimits[], name: LimitName, key: string, calls: number) {
  const results = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      processes[call % processes.length]?.hit(ctx, name, key),
    ),
  );
  return results.filter((result) => result?.ok).length;
}

const redis = ownRedis();
beforeAll(async () => {
  await redis?.start();
});
afterAll(() => redis?.remove());

const stores = [
  { name: "PostgreSQL", isThere: true, url: undefined },
  { name: "Redis", isThere: redis !== undefined, url: redis?.url },
];

for (const store of stores) {
  describe.skipIf(!store.isThere)(`rate limits in ${store.name}`, () => {
    const key = () => crypto.randomUUID();

    it("let so many calls through and then say how long to wait", async () => {
      const one = process(store.url);
      const email = key();
      expect(await passed([one], "passwordEmail", email, 3)).toBe(3);
      const refused = await one.hit(ctx, "passwordEmail", email);
      expect(refused).toMatchObject({ ok: false, refusal: { code: "too_many" } });
      const seconds =
        !refused.ok && "retryAfterSeconds" in refused.refusal
          ? refused.refusal.retryAfterSeconds
          : 0;
      expect(seconds).toBeGreaterThan(3_590);
      expect(seconds).toBeLessThanOrEqual(3_600);
    });

    it("hold across several processes", async () => {
      const processes = [process(store.url), process(store.url), process(store.url)];
      expect(await passed(processes, "loginAccount", key(), 30)).toBe(limits.loginAccount.points);
    });

    it("count each key and each limit apart", async () => {
      const one = process(store.url);
      const email = key();
      expect(await passed([one], "passwordEmail", email, 5)).toBe(3);
      expect(await passed([one], "passwordEmail", key(), 5)).toBe(3);
      expect(await passed([one], "payment", email, 5)).toBe(5);
    });

    it("count the addresses of one IPv6 network together", async () => {
      const network = `2001:db8:${crypto.randomUUID().slice(0, 4)}:1`;
      const one = process(store.url);
      expect(await passed([one], "passwordEmail", `${network}::1`, 3)).toBe(3);
      expect(await passed([one], "passwordEmail", `${network}:a:b:c:d`, 3)).toBe(0);
    });

    it("H-28 are multiplied by RATE_LIMIT_FACTOR", async () => {
      expect(await passed([process(store.url, 2)], "passwordEmail", key(), 10)).toBe(6);
      expect(await passed([process(store.url, 0.1)], "passwordEmail", key(), 10)).toBe(1);
    });
  });
}

it("H-28 production refuses another RATE_LIMIT_FACTOR than 1", () => {
  const source = { NODE_ENV: "production", DATABASE_URL: "postgresql://a/b" };
  expect(() => parseEnv({ ...source, RATE_LIMIT_FACTOR: "2" })).toThrow("RATE_LIMIT_FACTOR");
  expect(() => parseEnv(source)).not.toThrow("RATE_LIMIT_FACTOR");
});

it("rate limits keep no personal data", async () => {
  await process().hit(ctx, "loginAccount", "pat@example.org");
  const rows = await db.rateLimit.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => row.key).join()).not.toContain("pat@");
});

it("the process's own rate limits use the configured store", async () => {
  const key = crypto.randomUUID();
  for (let call = 0; call < 3; call++)
    expect((await hitLimit(ctx, "passwordEmail", key)).ok).toBe(true);
  expect((await hitLimit(ctx, "passwordEmail", key)).ok).toBe(false);
});

describe("rate limits whose store is away", () => {
  const away = () => process(undefined, 1, "postgresql://nobody@127.0.0.1:1/none");

  it.each(["loginAccount", "loginAddress", "passwordEmail", "payment", "discountReserve"] as const)(
    "stay shut for %s",
    async (name) => {
      await expect(away().hit(ctx, name, "a")).rejects.toThrow(RateLimitUnavailable);
    },
  );

  it("go on counting in the process for public forms", async () => {
    expect(await passed([away()], "publicForm", "a", 8)).toBe(limits.publicForm.points);
  });

  it("wait as long as what they guard; a public form waits a second, longer where all is slow", async () => {
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 });
    const timeouts: (number | undefined)[] = [];
    const query = pool.query.bind(pool) as (asked: pg.QueryConfig) => Promise<pg.QueryResult>;
    pool.query = ((asked: pg.QueryConfig & { query_timeout?: number }) => {
      timeouts.push(asked.query_timeout);
      return query(asked);
    }) as typeof pool.query;
    const made = createRateLimits({ pool, factor: 1 });
    ends.push(() => pool.end());
    await made.hit(ctx, "payment", "slow");
    expect(timeouts).toEqual([undefined]);
    await made.hit(ctx, "publicForm", "slow");
    expect(timeouts[1]).toBeGreaterThanOrEqual(1_000);
  });

  it("stay shut for money when PostgreSQL is away as well as Redis", async () => {
    const both = process("redis://127.0.0.1:1", 1, "postgresql://nobody@127.0.0.1:1/none");
    await expect(both.hit(ctx, "payment", "a")).rejects.toThrow(RateLimitUnavailable);
    expect((await both.hit(ctx, "publicForm", "a")).ok).toBe(true);
  });

  it.skipIf(!redis)("count in PostgreSQL while Redis is away, and in Redis again", async () => {
    const both = [process(redis?.url), process(redis?.url)];
    expect(await passed(both, "loginAccount", "back", 1)).toBe(1);
    await redis?.stop();
    const { points } = limits.loginAccount;
    expect(await passed(both, "loginAccount", "back", points + 5)).toBe(points);
    await redis?.start();
    // Used up in PostgreSQL, so that only Redis lets anybody through.
    const isThrough = async () => (await passed(both, "loginAccount", "back", 1)) === 1;
    await expect.poll(isThrough, { timeout: 30_000, interval: 200 }).toBe(true);
  });
});
