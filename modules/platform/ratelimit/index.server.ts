import { Redis } from "ioredis";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Ctx } from "../ctx.server";
import { pool } from "../db.server";
import { env } from "../env.server";
import { sign } from "../ids.server";
import { slowness } from "../patience.server";
import { ok, type Result, refuse } from "../result";
import { type Limit, type LimitName, limits } from "./limits";
import { networkOf } from "./network";

export type { LimitName } from "./limits";

/** The store of a limit that stays shut without it is away; trying again later may work. */
export class RateLimitUnavailable extends Error {
  override name = "RateLimitUnavailable";
}

export interface RateLimits {
  hit(ctx: Ctx, name: LimitName, key: string): Promise<Result<void>>;
  check(ctx: Ctx, name: LimitName, key: string): Promise<Result<void>>;
  close(): Promise<void>;
}

export interface RateLimitOptions {
  /** Counts in Redis when given; without it, and while it is away, in PostgreSQL. */
  redisUrl?: string;
  pool: pg.Pool;
  /** Multiplies the points of every limit. */
  factor: number;
}

/** The counters of one process. All processes with the same store count together. */
export function createRateLimits({ redisUrl, pool, factor }: RateLimitOptions): RateLimits {
  const redis = redisUrl ? connect(redisUrl) : undefined;
  const limiters = new Map<LimitName, RateLimiterAbstract>();

  function limiterOf(name: LimitName): RateLimiterAbstract {
    const known = limiters.get(name);
    if (known) return known;
    const limit: Limit = limits[name];
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.round(limit.points * factor)),
      duration: limit.seconds,
    };
    const insuranceLimiter =
      limit.whenStoreIsAway === "countHere" ? new RateLimiterMemory(options) : undefined;
    const inDatabase = new RateLimiterPostgres({
      ...options,
      insuranceLimiter,
      storeClient: limit.whenStoreIsAway === "countHere" ? impatient(pool) : pool,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
    });
    const made = redis
      ? new RateLimiterRedis({ ...options, insuranceLimiter: inDatabase, storeClient: redis })
      : inDatabase;
    limiters.set(name, made);
    return made;
  }

  /** Asks the store, and tells apart that it refuses and that it is away. */
  async function ask(ctx: Ctx, name: LimitName, work: () => Promise<Result<void>>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RateLimiterRes) return tooMany(error.msBeforeNext);
      ctx.log.error({ err: error, limit: name }, "the store of the rate limits is away");
      throw new RateLimitUnavailable("the store of the rate limits is not available", {
        cause: error,
      });
    }
  }

  return {
    hit: (ctx, name, key) =>
      ask(ctx, name, async () => {
        await limiterOf(name).consume(storedKey(key));
        return ok(undefined);
      }),
    check: (ctx, name, key) =>
      ask(ctx, name, async () => {
        const limiter = limiterOf(name);
        const counted = await limiter.get(storedKey(key));
        const isUsedUp = counted !== null && counted.consumedPoints >= limiter.points;
        return isUsedUp ? tooMany(counted.msBeforeNext) : ok(undefined);
      }),
    async close() {
      redis?.disconnect();
    },
  };
}

const storedKey = (key: string) => sign("rate-limit", key.split(" ").map(networkOf).join(" "));

/**
 * Counting must not keep a visitor waiting where it can be done here: the store has a second, as
 * Redis has. What stays shut without it waits as long as what it guards.
 */
const impatient = (pool: pg.Pool) => ({
  query(statement: pg.QueryConfig) {
    const limited = { ...statement, query_timeout: 1_000 * slowness() };
    return pool.query(limited);
  },
});

function connect(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  // Every command that fails is told of where it is called; the connection comes back by itself.
  redis.on("error", () => {});
  return redis;
}

function tooMany(milliseconds: number): Result<void> {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return refuse({ code: "too_many", retryAfterSeconds });
}

let shared: RateLimits | undefined;

/**
 * Counts one call against a limit of `limits.ts`, together with every other process. The key (an
 * e-mail address, a visitor's address, an id) is stored as a keyed hash only. Visitors of one IPv6
 * network count as one.
 * @returns a `too_many` refusal with the seconds to wait once the points are used up
 * @throws RateLimitUnavailable when the store is away and the limit guards sign-in or money
 */
export const hitLimit = (ctx: Ctx, name: LimitName, key: string): Promise<Result<void>> =>
  rateLimits().hit(ctx, name, key);

/** Whether the points of a limit are used up, without counting. Refusals and faults as `hitLimit`. */
export const checkLimit = (ctx: Ctx, name: LimitName, key: string): Promise<Result<void>> =>
  rateLimits().check(ctx, name, key);

function rateLimits(): RateLimits {
  shared ??= createRateLimits({ redisUrl: env.REDIS_URL, pool, factor: env.RATE_LIMIT_FACTOR });
  return shared;
}

/** Closes the connection that the limits keep; the process is about to end. */
export async function closeRateLimits(): Promise<void> {
  await shared?.close();
  shared = undefined;
}
