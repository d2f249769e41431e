// A worker process with jobs that tests can watch: each run leaves a row in the table `runs`.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { inTransaction } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import {
  createRegistry,
  defineJob,
  handle,
  JobAbandoned,
  type JobCtx,
  processOnce,
} from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { runWorkerProcess } from "#workers/process";

const work = defineJob({
  name: "test.work",
  title: "A test",
  payload: z.object({ key: z.string(), ms: z.int() }),
});

/** Fails at its only attempt, as a fault or as what no further attempt can help. */
const fail = defineJob({
  name: "test.fail",
  title: "A test",
  attempts: 1,
  payload: z.object({ words: z.string(), isAbandoned: z.boolean() }),
});

const note = (ctx: JobCtx, key: string, what: string) =>
  pool.query("INSERT INTO runs (key, what, pid, request_id) VALUES ($1, $2, $3, $4)", [
    key,
    what,
    process.pid,
    ctx.requestId,
  ]);

const registry = createRegistry(
  [work, fail],
  [
    handle(work, async (ctx, { key, ms }) => {
      await note(ctx, key, "started");
      await sleep(ms);
      await inTransaction(ctx, async (tx) => {
        if (await processOnce(tx, `test.work:${key}`)) {
          await tx.tx.$executeRaw`INSERT INTO effects (key) VALUES (${key})`;
        }
        return ok(undefined);
      });
      await note(ctx, key, "finished");
    }),
    handle(fail, async (_ctx, { words, isAbandoned }) => {
      throw isAbandoned ? new JobAbandoned(words) : new Error(words);
    }),
  ],
);

await runWorkerProcess({ registry });
