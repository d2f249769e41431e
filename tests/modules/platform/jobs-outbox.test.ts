import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import {
  claimJobs,
  defineJob,
  enqueue,
  markDone,
  markFailed,
  outboxAgeSeconds,
  processOnce,
  queueHealth,
  readFailedJob,
  releaseJobs,
  resendAll,
  retryFailedJobs,
} from "#modules/platform/jobs/index.server";
import { metricsPage } from "#modules/platform/metrics.server";
import { ok, refuse } from "#modules/platform/result";

let counter = 0;
/** A job of its own for each test, so that tests see only their own rows. */
const newJob = () =>
  defineJob({
    title: "A test",
    name: `test.outbox-${++counter}`,
    payload: z.object({ id: z.int(), at: z.coerce.date().optional() }),
  });

const ctx = createCtx({ requestId: "request-1" });
type Job = ReturnType<typeof newJob>;
const add = (job: Job, id: number, options?: Parameters<typeof enqueue>[3]) =>
  inTransaction(ctx, async (tx) => ok(await enqueue(tx, job, { id }, options)));
const claim = (job: Job, limit = 10) => claimJobs([job.name], limit);
const rowsOf = async (job: Job) =>
  (await pool.query("SELECT * FROM outbox_jobs WHERE job_name = $1 ORDER BY id", [job.name])).rows;

describe("a request for work", () => {
  it("exists if and only if the transaction commits", async () => {
    const job = newJob();
    await add(job, 1);
    await inTransaction(ctx, async (tx) => {
      await enqueue(tx, job, { id: 2 });
      return refuse({ code: "forbidden" });
    });
    const fault = inTransaction(ctx, async (tx) => {
      await enqueue(tx, job, { id: 3 });
      throw new Error("fault");
    });
    await expect(fault).rejects.toThrow("fault");
    const rows = await rowsOf(job);
    expect(rows.map((row) => row.payload)).toEqual([{ id: 1 }]);
    expect(rows[0]).toMatchObject({ request_id: "request-1", queue: "default", sends: 0 });
  });

  it("with a payload of the wrong shape is a fault and rolls back", async () => {
    const job = newJob();
    await expect(add(job, 1.5)).rejects.toThrow(z.ZodError);
    expect(await rowsOf(job)).toEqual([]);
  });

  it("is made once while its key is held, and can be made again when it was given up", async () => {
    const job = newJob();
    const dedupeKey = `${job.name}:7`;
    await Promise.all([1, 2, 3].map((id) => add(job, id, { dedupeKey })));
    const [claimed] = await claim(job);
    await markDone([claimed?.id ?? ""]);
    await add(job, 4, { dedupeKey });
    expect(await rowsOf(job)).toHaveLength(1);

    const other = newJob();
    await add(other, 1, { dedupeKey: `${other.name}:7` });
    const [failed] = await claim(other);
    if (!failed) throw new Error("nothing was claimed");
    await markFailed({ ...failed, attempts: 5, failure: "no use" });
    await add(other, 2, { dedupeKey: `${other.name}:7` });
    expect(await rowsOf(other)).toHaveLength(2);
  });

  it("wakes a listener when it is committed, not before", async () => {
    const client = await pool.connect();
    const heard: number[] = [];
    client.on("notification", () => heard.push(Date.now()));
    await client.query("LISTEN outbox_jobs");
    let committing = 0;
    await inTransaction(ctx, async (tx) => {
      await enqueue(tx, newJob(), { id: 1 });
      await sleep(150);
      committing = Date.now();
      return ok(undefined);
    });
    await vi.waitUntil(() => heard.length > 0, 20_000);
    await client.query("UNLISTEN *");
    client.removeAllListeners("notification");
    client.release();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toBeGreaterThanOrEqual(committing);
  });
});

describe("claiming", () => {
  it("gives each row to one of many relays, at once", async () => {
    const job = newJob();
    for (let id = 0; id < 60; id++) await add(job, id);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(job)));
    const ids = claims.flat().map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length + (await claim(job, 100)).length).toBe(60);
  });

  it("waits for the delay, and again after every sending, longer each time", async () => {
    const job = newJob();
    await add(job, 1, { delayMs: 300 });
    expect(await claim(job)).toEqual([]);
    await sleep(350);
    const leases: number[] = [];
    for (let sends = 0; sends < 8; sends++) {
      expect(await claim(job)).toHaveLength(1);
      expect(await claim(job)).toEqual([]);
      const { rows } = await pool.query(
        `SELECT extract(epoch FROM available_at - clock_timestamp())::float8 AS lease, id
         FROM outbox_jobs WHERE job_name = $1`,
        [job.name],
      );
      leases.push(Math.round(rows[0].lease));
      await pool.query("UPDATE outbox_jobs SET available_at = now() WHERE id = $1", [rows[0].id]);
    }
    expect(leases).toEqual([10, 20, 40, 80, 160, 320, 320, 320]);
  });

  it("can be undone, and all of it when the queue was lost", async () => {
    const job = newJob();
    await add(job, 1);
    await add(job, 2);
    const [first, second] = await claim(job);
    await releaseJobs([first?.id ?? ""]);
    expect((await claim(job)).map((row) => row.id)).toEqual([first?.id]);
    await markDone([second?.id ?? ""]);
    await resendAll();
    expect((await claim(job)).map((row) => row.id)).toEqual([first?.id]);
  });

  it("leaves jobs alone that this process does not know", async () => {
    const job = newJob();
    await add(job, 1);
    expect(await claimJobs(["test.other"], 10)).toEqual([]);
    expect(await claim(job)).toHaveLength(1);
  });
});

describe("a given-up job", () => {
  it("is listed with its reason and can be tried again", async () => {
    const job = newJob();
    await add(job, 1);
    const [row] = await claim(job);
    if (!row) throw new Error("nothing was claimed");
    await markFailed({ ...row, attempts: 5, failure: "printer on fire\0" });
    const staff = createCtx({ actor: { kind: "system", name: "tests" } });
    const find = () => readFailedJob(staff, row.id);
    expect(await find()).toMatchObject({
      value: {
        jobName: job.name,
        attempts: 5,
        failure: "printer on fire",
        requestId: "request-1",
      },
    });
    expect(await claim(job)).toEqual([]);
    const retry = () => retryFailedJobs(staff, { id: row.id });
    expect(await retry()).toEqual(ok({ count: 1 }));
    expect(await retry()).toMatchObject({ refusal: { code: "conflict" } });
    expect(await find()).toMatchObject({ refusal: { code: "not_found" } });
    expect(await claim(job)).toHaveLength(1);
  });

  it("counts as done when another delivery of it did the work", async () => {
    const job = newJob();
    await add(job, 1);
    const [row] = await claim(job);
    if (!row) throw new Error("nothing was claimed");
    await markFailed({ ...row, attempts: 5, failure: "lost" });
    await markDone([row.id]);
    await markFailed({ ...row, attempts: 5, failure: "lost" });
    const [stored] = await rowsOf(job);
    expect(stored).toMatchObject({ failed_at: null, failure: null });
    expect(stored.done_at).toBeInstanceOf(Date);
  });
});

describe("an effect under a key", () => {
  const effect = (key: string, body: () => Promise<void>) =>
    inTransaction(ctx, async (tx) => {
      const isFirst = await processOnce(tx, key);
      if (isFirst) await body();
      return ok(isFirst);
    });

  it("happens once, also when two deliveries run at the same time", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => effect("twice", () => sleep(50))));
    expect(all.filter((one) => one.ok && one.value)).toHaveLength(1);
  });

  it("happens with the next delivery when the first one failed", async () => {
    const failing = effect("again", () => Promise.reject(new Error("fault")));
    await expect(failing).rejects.toThrow("fault");
    expect(await effect("again", async () => {})).toEqual(ok(true));
    expect(await effect("again", async () => {})).toEqual(ok(false));
  });
});

describe("what is watched", () => {
  it("is the age of the oldest open request that may start, also in the metrics", async () => {
    await pool.query("DELETE FROM outbox_jobs");
    expect(await outboxAgeSeconds()).toBe(0);
    const job = newJob();
    await add(job, 1, { delayMs: 60_000 });
    expect(await outboxAgeSeconds()).toBe(0);
    await add(job, 2);
    await pool.query(
      `UPDATE outbox_jobs SET available_at = now() - interval '90 seconds'
       WHERE available_at <= now() + interval '1 second'`,
    );
    const age = await outboxAgeSeconds();
    expect(age).toBeGreaterThan(89);
    expect(age).toBeLessThan(100);
    const { body } = await metricsPage();
    expect(Number(/^goodstanding_outbox_age_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(89);
  });

  it("is whether the queue answers", async () => {
    expect(await queueHealth()).toMatchObject({ ok: true });
  });
});
