import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { closeDb, db, pool } from "#modules/platform/db.server";
import { startProxy, type TcpProxy } from "#tests/setup/tcp-proxy";
import { people } from "../../prisma/demonstration-data";
import { treasurers } from "../../prisma/demonstration-group";

let proxy: TcpProxy;
beforeEach(async () => {
  proxy = await startProxy(process.env.DATABASE_URL ?? "");
});
afterEach(() => proxy.stop());
afterAll(() => closeDb());

/** The seeding process as the launcher starts it, on a database that the proxy takes away. */
function startSeed() {
  const child = spawn(process.execPath, ["build/seed.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DEMO: "1", DATABASE_URL: proxy.url },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (said += part));
  const ended = once(child, "exit").then(([code]) => ({ code, said }));
  return { ended, said: () => said };
}

/** Whether somebody is seeding at this moment. */
async function isSeeding(): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  return (rows[0]?.n ?? 0) > 0;
}

const count = () => db.user.count();
/** Everybody of the demonstration. */
const everybody = Object.keys(people).length + treasurers.size;

/** It has noticed that the database is away, and looks again later. */
const isWaiting = (seed: ReturnType<typeof startSeed>) =>
  expect.poll(seed.said).toContain("the demonstration waits for it");

/** The whole demonstration is filled in, each statement 20 ms later than else. */
const SLOW_MS = 180_000;

it(
  "a database that goes away while it is being filled is filled once it is back",
  async () => {
    // Slow enough that somebody can take it away in the middle.
    proxy.delay(20);
    const seed = startSeed();
    await expect.poll(isSeeding, { interval: 20 }).toBe(true);
    await proxy.cut();
    await isWaiting(seed);
    expect(await count()).toBe(0);
    await proxy.mend();
    const { code, said } = await seed.ended;
    expect(code, said).toBe(0);
    expect(said).toContain('"outcome":"seeded"');
    const imports = await db.listingImport.count({ where: { state: "done" } });
    expect([await count(), imports > 0]).toEqual([everybody, true]);
  },
  SLOW_MS,
);

it("a second start waits for a database that is not there yet", async () => {
  await proxy.cut();
  const seed = startSeed();
  await isWaiting(seed);
  await proxy.mend();
  const { code, said } = await seed.ended;
  expect(code, said).toBe(0);
  expect(said).toContain('"outcome":"not empty"');
  expect(await count()).toBe(everybody);
});
