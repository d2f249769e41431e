import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/setup/eventually";

/**
 * What staff see of the queues and do with them, on the queue that the environment names. The
 * modules are imported in here, because they read the environment once.
 */
export function jobsConsoleSuite(backend: "redis" | "postgres"): void {
  describe(`staff and the queues on ${backend}`, async () => {
    const jobs = await import("#modules/platform/jobs/index.server");
    const { createCtx, inTransaction } = await import("#modules/platform/ctx.server");
    const { db, pool } = await import("#modules/platform/db.server");
    const { ok } = await import("#modules/platform/result");
    const { startWorkers } = await import("#workers/start");

    const payload = z.object({ id: z.int() });
    const plain = jobs.defineJob({ name: "test.plain", title: "A test", payload, queue: "mail" });
    const slow = jobs.defineJob({ name: "test.slow", title: "A test", payload, queue: "media" });
    const broken = jobs.defineJob({ name: "test.broken", title: "A test", payload, attempts: 1 });
    const waiting = jobs.defineJob({
      name: "test.waiting",
      title: "A test",
      payload,
      backoffMs: 600_000,
    });
    const ticking = jobs.defineJob({
      name: "test.ticking",
      title: "A test",
      payload: z.strictObject({}),
    });
    const tripping = jobs.defineJob({
      name: "test.tripping",
      title: "A test",
      payload: z.strictObject({}),
      attempts: 1,
    });
    const ran: number[] = [];
    let isMended = false;
    const registry = jobs.createRegistry(
      [plain, slow, broken, waiting, ticking, tripping],
      [
        jobs.handle(plain, async (_ctx, { id }) => void ran.push(id)),
        jobs.handle(slow, async () => void (await sleep(6_000))),
        jobs.handle(broken, async (_ctx, { id }) => {
          if (!isMended) throw new Error("the printer is on fire\nat line 12");
          ran.push(id);
        }),
        jobs.handle(waiting, async () => {
          throw new Error("not yet");
        }),
        jobs.handle(ticking, async () => undefined),
        jobs.handle(tripping, async () => {
          throw new Error("tripped");
        }),
      ],
    );
    const schedules = [
      jobs.defineSchedule(ticking, {}, { everyMs: 500 }),
      jobs.defineSchedule(tripping, {}, { everyMs: 700 }),
    ];
    const staff = createCtx({ actor: { kind: "system", name: "tests" } });
    let lastId = 0;
    const add = async (job: typeof plain | typeof slow | typeof broken, id = ++lastId) => {
      await inTransaction(staff, async (tx) => ok(await jobs.enqueue(tx, job, { id })));
      return id;
    };
    const overview = async () => {
      const read = await jobs.readJobOverview(staff);
      if (!read.ok) throw new Error("refused");
      return read.value;
    };
    const queueWhere = (name: string, fits: (queue: QueueView) => boolean) =>
      eventually(async () => {
        const queue = (await overview()).queues.find((one) => one.name === name);
        return queue && fits(queue) ? queue : undefined;
      });
    type QueueView = Awaited<ReturnType<typeof overview>>["queues"][number];
    let running: Awaited<ReturnType<typeof startWorkers>>;
    beforeAll(async () => {
      running = await startWorkers({ registry, schedules, concurrency: 2 });
    });
    afterAll(() => running.stop());

    it("H-13 says what runs, waits for another attempt, and was done", async () => {
      await add(slow);
      await inTransaction(staff, async (tx) => ok(await jobs.enqueue(tx, waiting, { id: 1 })));
      await inTransaction(staff, async (tx) =>
        ok(await jobs.enqueue(tx, plain, { id: 999 }, { delayMs: 3_600_000 })),
      );
      const media = await queueWhere("media", (queue) => queue.running === 1);
      expect(media).toMatchObject({ isServed: true, unsent: 0, waiting: 0, delayed: 0 });
      expect(media.oldestSeconds).toBeGreaterThan(0);
      await queueWhere("default", (queue) => queue.delayed === 1);
      await queueWhere("mail", (queue) => queue.delayed === 1 && queue.oldestSeconds === null);
      await queueWhere("media", (queue) => queue.done.minutes === 1 && queue.done.hour === 1);
    });

    it("H-13 lists schedules with their next run and how the last one ended", async () => {
      const found = await eventually(async () => {
        const [one, two, ...more] = (await overview()).schedules;
        return one?.lastOutcome && two?.lastOutcome && one.nextRunAt && two.nextRunAt
          ? [one, two, ...more]
          : undefined;
      });
      expect(found).toMatchObject([
        { id: "test.ticking", queue: "default", timing: "500", lastOutcome: "done" },
        { id: "test.tripping", timing: "700", lastOutcome: "failed", lastFailure: "tripped" },
      ]);
      expect(found[0]?.lastMs).toBeGreaterThanOrEqual(0);
      await queueWhere("default", (queue) => queue.delayed < 2);
    });

    it("H-13 lets nothing of a paused queue begin, and everything when it goes on", async () => {
      expect(await jobs.pauseQueue(staff, "mail")).toMatchObject({ ok: true });
      expect(await jobs.pauseQueue(staff, "mail")).toMatchObject({ refusal: { code: "conflict" } });
      // What was handed over before is held back too.
      await sleep(2_500);
      const ids = [await add(plain), await add(plain)];
      const held = await pool.query(
        "UPDATE outbox_jobs SET sends = 1 WHERE job_name = 'test.plain' AND done_at IS NULL",
      );
      expect(held.rowCount).toBeGreaterThanOrEqual(2);
      await sleep(2_000);
      expect(ran).toEqual([]);
      await queueWhere("mail", (queue) => queue.pausedAt !== null);
      expect(await jobs.resumeQueue(staff, "mail")).toMatchObject({ ok: true });
      await eventually(async () => (ids.every((id) => ran.includes(id)) ? true : undefined));
      expect(await jobs.resumeQueue(staff, "mail")).toMatchObject({
        refusal: { code: "conflict" },
      });
    });

    it("H-13 holds back what stood in the queue when it was paused", async () => {
      // One runs on each of the two places; the others are in the queue.
      for (let i = 0; i < 4; i++) await add(slow);
      await queueWhere("media", (queue) => queue.running === 2 && queue.waiting === 2);
      expect(await jobs.pauseQueue(staff, "media")).toMatchObject({ ok: true });
      await queueWhere("media", (queue) => queue.running === 0 && queue.waiting === 2);
      await sleep(1_500);
      await queueWhere("media", (queue) => queue.running === 0 && queue.waiting === 2);
      expect(await jobs.resumeQueue(staff, "media")).toMatchObject({ ok: true });
      await queueWhere("media", (queue) => queue.done.hour === 5);
    });

    it("H-13 tries all failures of a kind again, those that were looked at", async () => {
      const ids = [await add(broken), await add(broken), await add(broken)];
      const kind = await eventually(async () => {
        const kinds = (await overview()).failedKinds;
        return kinds.find(({ jobName, count }) => jobName === broken.name && count === 3);
      });
      expect(kind.latestFailure).toBe("the printer is on fire");
      isMended = true;
      const until = (await overview()).at;
      const retried = await jobs.retryFailedJobs(staff, { jobName: broken.name, until });
      expect(retried).toEqual(ok({ count: 3 }));
      await eventually(async () => (ids.every((id) => ran.includes(id)) ? true : undefined));
      expect(await jobs.retryFailedJobs(staff, { jobName: broken.name, until })).toMatchObject({
        refusal: { code: "conflict" },
      });
      const entry = await db.auditEntry.findFirst({ where: { action: "jobs.retried" } });
      expect(entry).toMatchObject({ subject: "job-kind:test.broken", data: { count: 3 } });
    });

    it("H-13 lists a schedule no more that a later release does not have", async () => {
      await running.stop();
      running = await startWorkers({ registry, schedules: schedules.slice(0, 1) });
      const left = await eventually(async () => {
        const found = (await overview()).schedules;
        return found.length < schedules.length ? found : undefined;
      });
      expect(left.map(({ id }) => id)).toEqual(["test.ticking"]);
    });
  });
}
