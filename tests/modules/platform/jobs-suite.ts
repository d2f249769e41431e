import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/setup/eventually";

interface Run {
  id: number;
  attempt: number;
  requestId: string;
  reads: string;
  boundRequestId: unknown;
  actor: unknown;
  at: number;
}

/**
 * What a worker does, on the queue that the environment names. The modules are imported in here,
 * because they read the environment once.
 */
export function jobsSuite(backend: "redis" | "postgres"): void {
  describe(`jobs on ${backend}`, async () => {
    const jobs = await import("#modules/platform/jobs/index.server");
    const { createCtx, inTransaction } = await import("#modules/platform/ctx.server");
    const { pool } = await import("#modules/platform/db.server");
    const { ok } = await import("#modules/platform/result");
    const { metricsPage } = await import("#modules/platform/metrics.server");
    const { startWorkers } = await import("#workers/start");

    const payload = z.object({ id: z.int() });
    const runs: Run[] = [];
    const finished = new Set<number>();
    const note = (ctx: import("#modules/platform/jobs/index.server").JobCtx, id: number) =>
      runs.push({
        id,
        attempt: ctx.attempt,
        requestId: ctx.requestId,
        reads: ctx.reads,
        boundRequestId: ctx.log.bindings().requestId,
        actor: ctx.actor,
        at: Date.now(),
      });
    const plain = jobs.defineJob({ name: "test.plain", title: "A test", payload });
    const flaky = jobs.defineJob({
      name: "test.flaky",
      title: "A test",
      payload,
      queue: "mail",
      attempts: 3,
      backoffMs: 200,
    });
    const hopeless = jobs.defineJob({
      name: "test.hopeless",
      title: "A test",
      payload,
      attempts: 5,
    });
    const endless = jobs.defineJob({
      name: "test.endless",
      title: "A test",
      payload,
      attempts: 1,
      timeoutMs: 200,
      queue: "media",
    });
    const slow = jobs.defineJob({
      name: "test.slow",
      title: "A test",
      payload,
      queue: "documents",
    });
    const ticking = jobs.defineJob({
      name: "test.ticking",
      title: "A test",
      payload: z.strictObject({}),
    });
    const aborted: unknown[] = [];
    const told: unknown[] = [];
    const all = [plain, flaky, hopeless, endless, slow, ticking];
    const registry = jobs.createRegistry(all, [
      jobs.handle(plain, async (ctx, { id }) => void note(ctx, id)),
      jobs.handle(flaky, async (ctx, { id }) => {
        note(ctx, id);
        if (ctx.attempt < 3 || id < 0) throw new Error(`not yet (${ctx.attempt})`);
      }),
      jobs.handle(
        hopeless,
        async (ctx, { id }) => {
          note(ctx, id);
          throw new jobs.JobAbandoned("nobody can");
        },
        {
          onGivenUp: async () => {
            throw new Error("nobody to tell");
          },
        },
      ),
      jobs.handle(
        endless,
        async (ctx) => {
          await new Promise<void>((resolve) =>
            ctx.signal.addEventListener("abort", () => resolve()),
          );
          aborted.push(ctx.signal.reason);
        },
        {
          onGivenUp: async ({ requestId, actor }, { id }, error) => {
            told.push({ requestId, actor, id, error });
          },
        },
      ),
      jobs.handle(slow, async (ctx, { id }) => {
        note(ctx, id);
        await sleep(1_200);
        finished.add(id);
      }),
      jobs.handle(ticking, async (ctx) => void note(ctx, 0)),
    ]);
    const schedules = [jobs.defineSchedule(ticking, {}, { everyMs: 400 })];
    const start = () => startWorkers({ registry, schedules });
    let running: Awaited<ReturnType<typeof startWorkers>>;

    const ctx = createCtx({ requestId: `request-${backend}`, reads: "es" });
    let lastId = 0;
    type Job = typeof plain | typeof flaky | typeof hopeless | typeof endless | typeof slow;
    const add = async (job: Job, options?: { delayMs?: number }, id = ++lastId) => {
      await inTransaction(ctx, async (tx) => ok(await jobs.enqueue(tx, job, { id }, options)));
      return id;
    };
    const rowOf = async (id: number) =>
      (await pool.query("SELECT * FROM outbox_jobs WHERE (payload->>'id')::int = $1", [id]))
        .rows[0];
    const runsOf = (id: number) => runs.filter((run) => run.id === id);
    const rowWith = (column: "done_at" | "failed_at") => (id: number) =>
      eventually(async () => {
        const row = await rowOf(id);
        return row?.[column] ? row : undefined;
      });
    const doneRow = rowWith("done_at");
    const failedRow = rowWith("failed_at");

    beforeAll(async () => {
      running = await start();
    });
    afterAll(async () => {
      await running.stop();
    });

    it("runs a job once, as the system, under the request that asked for it and in its language", async () => {
      const id = await add(plain);
      await doneRow(id);
      expect(runsOf(id)).toEqual([
        {
          id,
          attempt: 1,
          requestId: `request-${backend}`,
          reads: "es",
          boundRequestId: `request-${backend}`,
          actor: { kind: "system", name: "test.plain" },
          at: expect.any(Number),
        },
      ]);
    });

    it("waits before a delayed job", async () => {
      const asked = Date.now();
      const id = await add(plain, { delayMs: 700 });
      await doneRow(id);
      expect(runsOf(id)[0]?.at).toBeGreaterThanOrEqual(asked + 690);
    });

    it("tries again, later each time, until it works", async () => {
      const id = await add(flaky);
      const row = await doneRow(id);
      const [first, second, third] = runsOf(id).map((run) => run.at);
      expect(runsOf(id).map((run) => run.attempt)).toEqual([1, 2, 3]);
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(190);
      expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(390);
      expect(row.failed_at).toBeNull();
    });

    it("gives a job up after its last attempt, and keeps the reason", async () => {
      const id = -(await add(flaky, {}, -++lastId));
      const row = await failedRow(-id);
      expect(row).toMatchObject({ attempts: 3, failure: "not yet (3)", done_at: null });
      expect(runsOf(-id)).toHaveLength(3);
      expect(runsOf(id)).toEqual([]);
    });

    it("gives a job up at once when its handler says so, even if nobody can be told", async () => {
      const id = await add(hopeless);
      const row = await failedRow(id);
      expect(row).toMatchObject({ attempts: 1, failure: "nobody can" });
      expect(runsOf(id)).toHaveLength(1);
    });

    it("stops an attempt whose time is over", async () => {
      const id = await add(endless);
      const row = await failedRow(id);
      expect(row.failure).toBe("test.endless did not end within 200 ms");
      expect(aborted).toHaveLength(1);
      expect(told).toEqual([
        {
          requestId: `request-${backend}`,
          actor: { kind: "system", name: "test.endless" },
          id,
          error: expect.any(jobs.JobTimedOut),
        },
      ]);
    });

    it("refuses a payload that is not what the job takes any more", async () => {
      await pool.query(
        `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
         VALUES ($1, 'test.endless', 'media', '{"id": "77777"}', 'old')`,
        [jobs.uuidV7()],
      );
      expect((await failedRow(77_777)).failure).toContain("expected number");
      expect(aborted).toHaveLength(1);
    });

    it("runs a repeating job again and again", async () => {
      const ticks = () => runs.filter((run) => run.id === 0).length;
      const before = ticks();
      const began = Date.now();
      await eventually(async () => (ticks() >= before + 3 ? true : undefined));
      // Once a turn: one may have been waiting, and one may be early.
      expect(ticks() - before).toBeLessThanOrEqual((Date.now() - began) / 400 + 2);
    });

    it("counts and times its jobs", async () => {
      const { body } = await metricsPage();
      const count = (job: string, outcome: string) =>
        Number(
          new RegExp(
            `^goodstanding_job_duration_seconds_count{queue="mail",job="${job}",outcome="${outcome}"} (\\d+)$`,
            "m",
          ).exec(body)?.[1] ?? 0,
        );
      expect(count("test.flaky", "failed")).toBe(5);
      expect(count("test.flaky", "done")).toBe(1);
      expect(body).toContain('goodstanding_jobs_given_up_total{queue="mail",job="test.flaky"} 1');
    });

    it("delivers a hundred jobs once each, also with a second relay", async () => {
      const other = await start();
      const ids: number[] = [];
      for (let i = 0; i < 100; i++) ids.push(await add(plain));
      await doneRow(ids.at(-1) ?? 0);
      await eventually(async () => (ids.every((id) => runsOf(id).length > 0) ? true : undefined));
      await other.stop();
      for (const id of ids) expect(runsOf(id)).toHaveLength(1);
    });

    it("lets active jobs finish when it is stopped, and leaves the rest to the next", async () => {
      const ids: number[] = [];
      for (let i = 0; i < 6; i++) ids.push(await add(slow));
      await eventually(async () => (runsOf(ids[0] ?? 0).length > 0 ? true : undefined));
      await running.stop();
      const done = ids.filter((id) => finished.has(id));
      expect(done).toHaveLength(runs.filter((run) => ids.includes(run.id)).length);
      expect(done.length).toBeGreaterThanOrEqual(1);
      for (const id of done) expect((await rowOf(id)).done_at).not.toBeNull();
      running = await start();
      for (const id of ids) await doneRow(id);
      for (const id of ids) expect(runsOf(id)).toHaveLength(1);
    });
  });
}
