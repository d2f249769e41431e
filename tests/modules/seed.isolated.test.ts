import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db, pool } from "#modules/platform/db.server";
import { seedDemonstration } from "../../prisma/demonstration";

const ctx = createCtx({
  actor: { kind: "system", name: "test" },
  // Evening in New York, the next day already in UTC.
  now: () => new Date("2027-02-16T02:30:00Z"),
});

const productionEnv = {
  NODE_ENV: "production" as const,
  APP_SECRET: "a-secret-of-this-test-and-nothing-else",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  PUBLIC_URL: "https://goodstanding.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  DATA_DIR: "/nowhere",
  ANET_ENV: "production",
  ANET_API_LOGIN_ID: "own-login",
  ANET_TRANSACTION_KEY: "own-transaction",
  ANET_CLIENT_KEY: "own-client",
  ANET_SIGNATURE_KEY: "own-signature",
};

/** The seeding process as the launcher starts it. */
function startSeed(env: { NODE_ENV: "production"; DEMO?: "1" }): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, ["build/seed.js"], {
    env: { PATH: process.env.PATH, DATABASE_URL: process.env.DATABASE_URL, ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
  return { child, output: () => text };
}

async function rows() {
  const { user, account, group, invoice, discount } = db;
  const tables = [user.count(), account.count(), group.count(), invoice.count(), discount.count()];
  return (await Promise.all(tables)).join();
}

const emptyRows = "0,0,0,0,0";
const seededRows = "5,15,1,21,3";

afterAll(async () => {
  await closeDb();
});

describe("seeding", () => {
  it("H-26 seeds nothing in production mode, into a database that is empty", async () => {
    const { child, output } = startSeed(productionEnv);
    const [code] = await once(child, "exit");
    expect(code, output()).toBe(0);
    expect(output()).toContain('"outcome":"production"');
    expect(await rows()).toBe(emptyRows);
  });

  it("leaves nothing when its process is killed in the middle", async () => {
    const blocker = await pool.connect();
    await blocker.query("BEGIN; LOCK TABLE discounts IN ACCESS EXCLUSIVE MODE");
    const { child, output } = startSeed({ NODE_ENV: "production", DEMO: "1" });
    const waiting = `SELECT count(*)::int AS n FROM pg_locks
      WHERE NOT granted AND relation = 'discounts'::regclass`;
    for (let tries = 0; (await blocker.query(waiting)).rows[0].n === 0; tries++) {
      if (tries > 1_200) throw new Error(`the seed never came to the discounts: ${output()}`);
      await sleep(50);
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    await blocker.query("ROLLBACK");
    blocker.release();
    await expect.poll(rows, { timeout: 30_000 }).toBe(emptyRows);
  });

  it("is done once when two start at the same moment, and never again", async () => {
    const both = await Promise.all([seedDemonstration(ctx), seedDemonstration(ctx)]);
    expect(both.toSorted()).toEqual(["not empty", "seeded"]);
    expect(await rows()).toBe(seededRows);
    expect(await seedDemonstration(ctx)).toBe("not empty");
    expect(await rows()).toBe(seededRows);
  });

  it("leaves a database alone in which somebody is already", async () => {
    await db.discount.deleteMany();
    expect(await seedDemonstration(ctx)).toBe("not empty");
    expect(await db.discount.count()).toBe(0);
  });
});
