import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import {
  createRegistry,
  defineJob,
  type EnqueueOptions,
  enqueue,
  handle,
  presenceKey,
  presenceSpace,
} from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { eventually } from "#tests/setup/eventually";
import type { ActiveJob, JobWorker, QueueBackend } from "#workers/backend";
import { Listener } from "#workers/listener";
import { Recovery } from "#workers/recovery";
import { type RunningWorkers, startWorkers } from "#workers/start";

const probe = defineJob({
  name: "test.probe",
  title: "A test",
  payload: z.object({ id: z.int() }),
});
const started = new Map<number, number>();
const registry = createRegistry(
  [probe],
  [handle(probe, async (_ctx, { id }) => void started.set(id, Date.now()))],
);
const ctx = createCtx();
let lastId = 0;

/** Asks for a job. @returns how many milliseconds after the commit it was started */
async function run(options?: EnqueueOptions): Promise<number> {
  const id = ++lastId;
  await inTransaction(ctx, async (tx) => ok(await enqueue(tx, probe, { id }, options)));
  const committed = Date.now();
  return (await eventually(async () => started.get(id))) - committed;
}

const statements = () => vi.mocked(pool.query).mock.calls.map(([asked]) => JSON.stringify(asked));

describe("a worker process", () => {
  let workers: RunningWorkers;
  beforeAll(async () => {
    vi.spyOn(pool, "query");
    workers = await startWorkers({ registry });
    await run();
  });
  afterAll(async () => {
    await workers.stop();
    vi.restoreAllMocks();
  });

  it("asks the database for hardly anything while nothing happens", async () => {
    // What the job before has set going is over by then.
    await sleep(5_500);
    vi.mocked(pool.query).mockClear();
    await sleep(5_000);
    expect(statements().length, statements().join("\n")).toBeLessThanOrEqual(3);
  });

  it("starts a job after a silence as soon as one before it", async () => {
    const soon = await run();
    await sleep(3_000);
    expect(await run()).toBeLessThan(soon + 500);
  });

  it("starts a job when its delay is over", async () => {
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await sleep(1_500);
      const asked = Date.now();
      waits.push(await run({ delayMs: 1_400 }));
      // The delay begins when the row is written, which is before its transaction ends.
      expect(Date.now() - asked).toBeGreaterThanOrEqual(1_390);
    }
    // Looking once a second it would be seen after two; the quickest is what the machine can do.
    expect(Math.min(...waits)).toBeLessThan(1_850);
  });

  it("does not do again what it has done, when the row says so late", async () => {
    await run();
    const id = lastId;
    await sleep(100);
    started.delete(id);
    await pool.query(
      `UPDATE outbox_jobs SET done_at = NULL, available_at = clock_timestamp()
       WHERE payload = jsonb_build_object('id', $1::int)`,
      [id],
    );
    await run();
    await sleep(1_200);
    expect(started.has(id)).toBe(false);
    const open = "SELECT id FROM outbox_jobs WHERE done_at IS NULL";
    expect((await pool.query(open)).rowCount).toBe(0);
  });

  it("looks by itself while the connection that tells it of jobs is away", async () => {
    await sleep(2_500);
    const connecting = Listener.prototype as unknown as { connect(): Promise<void> };
    const refused = vi.spyOn(connecting, "connect").mockRejectedValue(new Error("away"));
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'goodstanding-relay' AND datname = current_database()`);
    await sleep(2_500);
    const waits = [await run(), await run()];
    expect(Math.max(...waits)).toBeLessThan(3_000);
    expect(refused).toHaveBeenCalled();
    refused.mockRestore();
    await sleep(3_000);
    const back = [await run(), await run()];
    expect(Math.min(...back)).toBeLessThan(500);
  });
});

describe("the job of another process", () => {
  const owner = "8badf00d-0000-4000-8000-000000000001";
  const job: ActiveJob = { queue: "mail", id: "1", owner };
  const released: ActiveJob[] = [];
  const swept = vi.fn(async () => []);
  const backend = {
    active: async () => (released.length > 0 ? [] : [job]),
    release: async (one: ActiveJob) => void released.push(one),
  } as Partial<QueueBackend> as QueueBackend;
  const worker = {
    id: "1badf00d-0000-4000-8000-000000000002",
    getBackend: () => ({ moveStalledJobsToWait: swept }),
  } as Partial<JobWorker> as JobWorker;
  let recovery: Recovery;
  afterEach(() => recovery.stop());

  it("stays with it while it lives, however slow it is, and is taken up when it is gone", async () => {
    const other = new pg.Client({ connectionString: env.DATABASE_URL });
    await other.connect();
    await other.query("SELECT pg_advisory_lock_shared($1, $2)", [
      presenceSpace,
      presenceKey(owner) | 0,
    ]);
    recovery = new Recovery(backend, new Map([["mail", worker]]));
    recovery.start();
    await sleep(8_500);
    expect(released).toEqual([]);
    const gone = Date.now();
    await other.end();
    await eventually(async () => released[0]);
    expect(released).toEqual([job]);
    expect(Date.now() - gone).toBeLessThan(6_000);
    expect(swept).toHaveBeenCalled();
  });
});
