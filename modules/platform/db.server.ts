import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "./env.server";
import { type Prisma, PrismaClient } from "./generated/prisma/client";
import { log } from "./log.server";

export { Prisma } from "./generated/prisma/client";
export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

/**
 * One pool a process, shared by Prisma and by the hot raw queries. A connection that cannot be had
 * within three seconds is a fault, so that a visitor is told instead of kept waiting; so is a
 * query without an answer within ten, as when the network swallows it. Work that takes longer
 * names its own `query_timeout`.
 */
export const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: env.DATABASE_POOL,
  connectionTimeoutMillis: 3_000,
  query_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  application_name: "goodstanding",
});
// An idle connection that the server closed is replaced on next use.
pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));

export const db: Db = new PrismaClient({ adapter: new PrismaPg(pool) });

/** Whether a fault is that a value which must be unique is there already: somebody was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "P2002";

/** Whether PostgreSQL waited too long for a lock, or found that two wait for each other. */
export const isLockBusy = (error: unknown): boolean =>
  // However deep the drivers wrapped it, the message names its code or says it.
  error instanceof Error && /55P03|40P01|lock timeout|deadlock/i.test(error.message);

/** Work on a connection of its own, whose statements may take as long as they need. */
export async function withLongClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 10_000,
    application_name: "goodstanding-long",
  });
  // What is lost while nothing is asked shows at the next statement.
  client.on("error", (error) => log.warn({ err: error }, "a long connection was lost"));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Closes every connection; the process is about to end. */
export async function closeDb(): Promise<void> {
  await db.$disconnect();
  if (!pool.ended) await pool.end();
}
