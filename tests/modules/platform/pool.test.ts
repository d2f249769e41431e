import type { PoolClient } from "pg";
import { afterEach, expect, it } from "vitest";
import { awaitedConnections, pool, waitForConnections } from "#modules/platform/db.server";

const taken: PoolClient[] = [];
/** Every connection of the pool. */
const takeAll = async () => {
  for (let left = pool.options.max; left > 0; left--) taken.push(await pool.connect());
};
const giveBack = () => {
  for (const client of taken.splice(0)) client.release();
};
const usualWait = Object.getOwnPropertyDescriptor(pool.options, "connectionTimeoutMillis");
// The files after this one have the same pool.
afterEach(() => {
  giveBack();
  Object.defineProperty(pool.options, "connectionTimeoutMillis", usualWait ?? {});
});

it("the pool gives its connections in turn, and tells at once whoever would wait too long", async () => {
  await takeAll();
  const served: number[] = [];
  const serve = async (_: unknown, number: number) => {
    const client: PoolClient = await pool.connect();
    served.push(number);
    client.release();
  };
  const all = Promise.allSettled(Array.from({ length: 1_000 }, serve));
  expect(awaitedConnections()).toBe(1_000);
  await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
  giveBack();
  await all;
  expect(served).toEqual(Array.from({ length: 1_000 }, (_, number) => number));
  expect(awaitedConnections()).toBe(0);
});

it("whoever waits goes on waiting while the pool serves others, and no longer than that", async () => {
  const max = pool.options.max;
  waitForConnections(pool, 400, 1);
  const useOne = async () => {
    const client: PoolClient = await pool.connect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    client.release();
  };
  const all = await Promise.allSettled(Array.from({ length: 8 * max }, useOne));
  expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
  await takeAll();
  const late = pool.connect().then((client) => client.release());
  await expect(late).rejects.toThrow("timeout exceeded when trying to connect");
});
