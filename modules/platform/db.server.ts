import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "./env.server";
import { type Prisma, PrismaClient } from "./generated/prisma/client";
import { log } from "./log.server";
import { slowness } from "./patience.server";
import { createQueue, type Leave } from "./slots";

export { Prisma } from "./generated/prisma/client";
export type Db = PrismaClient;
export type Tx = Prisma.TransactionClient;

const CONNECT_MS = 3_000;
const IDLE_IN_BACKGROUND_MS = 300_000;
/** A visitor on a machine that is much slower than it should be is told after nine seconds. */
const MOST_PATIENT_WITH_VISITORS = 3;
/** How many may wait for a connection of a process: beyond it, all would wait too long. */
const MOST_WAITING = 1_000;
/** Nobody waits longer for a connection, though others get theirs. */
export const LONGEST_TURN_MS = 30_000;

/**
 * One pool a process, shared by Prisma and by the hot raw queries. A connection that cannot be had
 * within three seconds is a fault, so that a visitor is told instead of kept waiting; so is a
 * query without an answer within ten, as when the network swallows it. Work that takes longer
 * names its own `query_timeout`.
 */
export const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: env.DATABASE_POOL,
  // One is kept, because making one costs far more than keeping it.
  min: 1,
  query_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  application_name: "goodstanding",
});
waitForConnections(pool, CONNECT_MS, MOST_PATIENT_WITH_VISITORS);
/** How many wait for a connection of this process. */
export const awaitedConnections = giveTurns(pool);
// An idle connection that the server closed is replaced on next use.
pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));

/**
 * Has whoever wants a connection of this pool wait at most this many milliseconds, and longer, up
 * to `most` times, while the processor is starved.
 */
export function waitForConnections(of: pg.Pool, ms: number, most?: number): void {
  // The pool reads its option at every wait.
  Object.defineProperty(of.options, "connectionTimeoutMillis", {
    configurable: true,
    enumerable: true,
    get: () => ms * slowness(most),
  });
}

/**
 * Has those who want a connection of this pool wait for their turn. A pool that serves nobody is a
 * fault within its own time; while it serves others, whoever waits goes on waiting.
 * @returns how many wait
 */
function giveTurns(of: pg.Pool): () => number {
  let servedAt = Number.NEGATIVE_INFINITY;
  const patienceMs = () => of.options.connectionTimeoutMillis ?? CONNECT_MS;
  const queue = createQueue({
    places: of.options.max,
    mostWaiting: MOST_WAITING,
    patienceMs,
    goesOn: (waitedMs) => waitedMs < LONGEST_TURN_MS && performance.now() - servedAt < patienceMs(),
  });
  const leaves = new WeakMap<pg.PoolClient, Leave>();
  of.on("release", (error: unknown, client) => {
    if (!error) servedAt = performance.now();
    leaves.get(client)?.();
  });
  const connectNow: () => Promise<pg.PoolClient> = of.connect.bind(of);
  const connectInTurn = async () => {
    const leave = await queue.enter();
    if (!leave) throw new Error("timeout exceeded when trying to connect");
    try {
      const client = await connectNow();
      leaves.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  };
  type Callback = (error?: Error, client?: pg.PoolClient, done?: () => void) => void;
  of.connect = ((callback?: Callback) => {
    const connecting = connectInTurn();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error) => callback(error),
    );
  }) as typeof of.connect;
  return () => queue.waiting;
}

/**
 * Says, before anything is asked, that no visitor waits for this process: a worker, or a command.
 * What it cannot do at once it does later, and a fault would be the worse news.
 */
export function waitInBackground(): void {
  waitForConnections(pool, 2 * CONNECT_MS);
  pool.options.query_timeout = 20_000;
  pool.options.idleTimeoutMillis = IDLE_IN_BACKGROUND_MS;
}

export const db: Db = new PrismaClient({ adapter: new PrismaPg(pool) });

/** Whether a fault is that a value which must be unique is there already: somebody was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "P2002";

/** Whether PostgreSQL waited too long for a lock, or found that two wait for each other. */
export const isLockBusy = (error: unknown): boolean =>
  // However deep the drivers wrapped it, the message names its code or says it.
  error instanceof Error && /55P03|40P01|lock timeout|deadlock/i.test(error.message);

async function longClient(): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 10_000 * slowness(),
    application_name: "goodstanding-long",
  });
  // What is lost while nothing is asked shows at the next statement.
  client.on("error", (error) => log.warn({ err: error }, "a long connection was lost"));
  await client.connect();
  return client;
}

/** Work on a connection of its own, whose statements may take as long as they need. */
export async function withLongClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await longClient();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The rows of a statement, so many at a time, each as its values in the order of its columns, which
 * for many columns takes far less than objects. All are of one instant however slowly they are taken;
 * on a connection of its own, which whoever stops in the middle gives back. Who takes none for a
 * minute loses it.
 */
export async function* streamRows(
  { text, values }: Prisma.Sql,
  atOnce: number,
): AsyncGenerator<unknown[][]> {
  const client = await longClient();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL cursor_tuple_fraction = 1; SET LOCAL idle_in_transaction_session_timeout = '60s'`);
    await client.query(`DECLARE listed NO SCROLL CURSOR FOR ${text}`, values);
    const fetch = () => {
      const coming = client.query<unknown[]>({
        text: `FETCH ${atOnce} FROM listed`,
        rowMode: "array",
      });
      // Nobody may wait for it any more.
      coming.catch(() => {});
      return coming;
    };
    // The next ones are on their way while these are taken.
    for (let coming = fetch(); ; ) {
      const { rows } = await coming;
      const isLast = rows.length < atOnce;
      if (!isLast) coming = fetch();
      if (rows.length > 0) yield rows;
      if (isLast) return;
    }
  } finally {
    await client.end();
  }
}

/** Closes every connection; the process is about to end. */
export async function closeDb(): Promise<void> {
  await db.$disconnect();
  if (!pool.ended) await pool.end();
}
