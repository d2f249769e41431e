import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "#tests/setup/eventually";
import { hasRedis } from "#tests/setup/redis";
import { freePort } from "#tests/setup/web";
import type { BackendName, Lab } from "./backends";
import { askFor, openJobLab } from "./jobs";
import { bundle, TestProcess } from "./worker-processes";

const backends: BackendName[] = ["redis", "postgres"];
/** What a worker that is killed may cost. */
const RECOVERY_MS = 20_000;

for (const backend of backends) {
  describe.skipIf(backend === "redis" && !hasRedis())(`worker processes on ${backend}`, () => {
    let lab: Lab;
    let file: string;
    const workers: TestProcess[] = [];

    beforeAll(async () => {
      file = await bundle("tests/chaos/test-worker.ts");
      lab = await openJobLab(backend);
    });
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.end("SIGKILL")));
    });
    afterAll(() => lab.stop());

    const start = async (env: Record<string, string> = {}) => {
      const worker = new TestProcess(file, { ...lab.services.env, LOG_LEVEL: "info", ...env });
      workers.push(worker);
      await worker.ready();
      return worker;
    };
    const add = async (ms: number, key: string = randomUUID()) => {
      await askFor(lab, "test.work", { key, ms }, `request-${key}`);
      return key;
    };
    const runsOf = (key: string, what: string) =>
      lab.query<{ pid: number; request_id: string }>(
        "SELECT pid, request_id FROM runs WHERE key = $1 AND what = $2",
        [key, what],
      );
    const reached = (key: string, what: string, ms?: number) =>
      eventually(async () => (await runsOf(key, what))[0], ms);
    const effectsOf = async (key: string) =>
      (await lab.query("SELECT key FROM effects WHERE key = $1", [key])).length;

    it("do the job of a process that was killed in the middle of it, within 20 s", async () => {
      const both = [await start(), await start()];
      const key = await add(2_000);
      const begun = await reached(key, "started");
      const killed = Date.now();
      await both.find((worker) => worker.pid === begun.pid)?.end("SIGKILL");
      const { pid } = await reached(key, "finished", RECOVERY_MS);
      const seconds = (Date.now() - killed) / 1_000;
      expect(pid).toBe(both.find((worker) => worker.pid !== begun.pid)?.pid);
      expect(await effectsOf(key)).toBe(1);
      console.log(`${backend}: a killed job of 2 s was done ${seconds.toFixed(1)} s later`);
    });

    it("carry the request id of the visitor into every log line of the job", async () => {
      const worker = await start();
      const key = await add(0);
      expect((await reached(key, "finished")).request_id).toBe(`request-${key}`);
      const line = await eventually(async () =>
        worker.lines.find((one) => one.includes(`request-${key}`)),
      );
      expect(JSON.parse(line)).toMatchObject({
        requestId: `request-${key}`,
        job: "test.work",
        msg: "job done",
      });
    });

    it("deliver each job once, however many relays there are", async () => {
      await Promise.all([start(), start(), start()]);
      const keys = await Promise.all(Array.from({ length: 60 }, () => add(10)));
      for (const key of keys) await reached(key, "finished");
      // Once the first lease of 10 s is over, a slow machine's job is handed over again by right.
      const twice = await lab.query(
        `SELECT run.key FROM runs run JOIN outbox_jobs job ON job.payload->>'key' = run.key
         WHERE run.what = 'started' AND run.key = ANY($1)
           AND run.at < job.sent_at + interval '10 seconds'
         GROUP BY run.key HAVING count(*) > 1`,
        [keys],
      );
      expect(twice).toEqual([]);
    });

    it("make one effect of a job that is delivered twice", async () => {
      await Promise.all([start(), start()]);
      const key = randomUUID();
      await Promise.all([add(500, key), add(500, key)]);
      await eventually(async () =>
        (await runsOf(key, "finished")).length === 2 ? true : undefined,
      );
      expect(await effectsOf(key)).toBe(1);
    });

    it("finish active jobs on SIGTERM, and when their launcher is gone", async () => {
      for (const stop of ["SIGTERM", "launcher"] as const) {
        const worker = await start();
        const key = await add(1_500);
        await reached(key, "started");
        expect(await (stop === "SIGTERM" ? worker.end(stop) : worker.abandon())).toBe(0);
        expect(await runsOf(key, "finished")).toHaveLength(1);
        const [row] = await lab.query<{ done_at: Date | null }>(
          "SELECT done_at FROM outbox_jobs WHERE payload->>'key' = $1",
          [key],
        );
        expect(row?.done_at).toBeInstanceOf(Date);
      }
    });

    it("answer health checks and metrics, and refuse what is misconfigured", async () => {
      const port = await freePort();
      await start({ WORKER_PORT: String(port) });
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      expect((await get("/healthz")).status).toBe(200);
      const ready = await get("/readyz");
      expect(ready.status).toBe(200);
      expect(await ready.json()).toEqual({
        status: "ready",
        parts: { database: true, migrations: true, queue: true, storage: true, process: true },
      });
      expect(await (await get("/metrics")).text()).toContain("goodstanding_outbox_age_seconds");
      expect((await get("/else")).status).toBe(404);
      const wrong = new TestProcess(file, { ...lab.services.env, WORKER_QUEUES: "mail,males" });
      expect(await wrong.whenEnded()).not.toBe(0);
      expect(wrong.lines.join("\n")).toContain('there is no queue "males"');
    });

    it("A-28 report a fault to the configured address when a job is given up", async () => {
      const received: Record<string, unknown>[] = [];
      const reports = createServer(async (request, response) => {
        received.push(JSON.parse(await text(request)));
        response.end();
      });
      await new Promise<void>((resolve) => reports.listen(0, "127.0.0.1", resolve));
      const { port } = reports.address() as AddressInfo;
      try {
        await start({ ERROR_REPORT_URL: `http://127.0.0.1:${port}/in` });
        await askFor(lab, "test.fail", { words: "refused", isAbandoned: true }, "answer");
        await askFor(lab, "test.fail", { words: "broken", isAbandoned: false }, "fault");
        await eventually(async () => received[0]);
        const open =
          "SELECT id FROM outbox_jobs WHERE failed_at IS NULL AND job_name = 'test.fail'";
        await eventually(async () => ((await lab.query(open)).length === 0 ? true : undefined));
        expect(received).toMatchObject([
          { source: "server", reference: "fault", name: "Error", message: "broken" },
        ]);
      } finally {
        reports.close();
      }
    });

    it("serve only the queues that they are told to", async () => {
      const port = await freePort();
      const other = await start({ WORKER_QUEUES: "mail, media", WORKER_PORT: String(port) });
      const key = await add(0);
      await sleep(1_500);
      expect(await runsOf(key, "started")).toHaveLength(0);
      const own = await start({ WORKER_QUEUES: "default" });
      expect((await reached(key, "finished")).pid).toBe(own.pid);
      expect(other.isRunning).toBe(true);
    });

    it("go on without a restart when the queue's server was gone", async () => {
      const worker = await start();
      await reached(await add(0), "finished");
      const outage = lab.restartQueue(5_000);
      const early = sleep(1_000).then(() => add(0));
      const during = await early;
      await outage;
      const back = Date.now();
      await reached(during, "finished", 15_000);
      await reached(await add(0), "finished", 5_000);
      expect(worker.isRunning).toBe(true);
      console.log(`${backend}: working again ${Date.now() - back} ms after the outage`);
    });

    // Where the queue shares the database with the outbox, it cannot be lost alone.
    if (backend === "postgres") return;
    it("send again what a queue that lost its data held", async () => {
      const worker = await start();
      // Ten at a time: seconds of work are still waiting when the queue forgets them.
      const keys = await Promise.all(Array.from({ length: 100 }, () => add(400)));
      await reached(keys[0] ?? "", "started");
      const redis = new Redis(lab.services.redis?.url ?? "");
      await redis.flushall();
      redis.disconnect();
      for (const key of keys) await reached(key, "finished", 15_000);
      for (const key of keys) expect(await effectsOf(key)).toBe(1);
      expect(worker.lines.join("\n")).toContain("the queue lost its jobs");
    });
  });
}
