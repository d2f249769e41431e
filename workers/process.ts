import { closeDb, waitInBackground } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { reportFault } from "#modules/platform/error-report.server";
import { closeQueueHealth, type QueueName, queueNames } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { checkSandbox } from "#modules/platform/media/index.server";
import { startTracing, stopTracing } from "#modules/platform/trace.server";
import { startHttp } from "./http";
import { startWorkers, type WorkerOptions } from "./start";

const RETRY_MS = 1_000;

/**
 * Runs a worker process until it is told to end: by SIGTERM or SIGINT, or because the process that
 * started it with a message channel is gone.
 * @throws EnvError in production without a sandbox, where this process is to decode films
 */
export async function runWorkerProcess(options: Omit<WorkerOptions, "queues">): Promise<void> {
  let isEnding = false;
  let isRunning = false;
  waitInBackground();
  const queues = chosenQueues(env.WORKER_QUEUES);
  if (queues.includes("media")) await checkSandbox();
  await startTracing("worker");
  const server = env.WORKER_PORT ? await startHttp(env.WORKER_PORT, () => isRunning) : undefined;
  const starting = startWhenPossible({ ...options, queues }, () => isEnding);
  const end = async (why: string) => {
    if (isEnding) return;
    isEnding = true;
    isRunning = false;
    log.info({ why }, "worker ends");
    await (await starting)?.stop();
    server?.close();
    closeQueueHealth();
    await stopTracing();
    await closeDb().catch(() => undefined);
    process.exit(0);
  };
  process.on("SIGTERM", () => void end("SIGTERM"));
  process.on("SIGINT", () => void end("SIGINT"));
  process.on("disconnect", () => void end("the launcher is gone"));
  // Work that nobody waits for any more may still fail; that must not take other jobs along.
  process.on("unhandledRejection", (err) => {
    log.error({ err }, "a promise was rejected unheard");
    reportFault(err, "worker");
  });
  await starting;
  isRunning = !isEnding;
  if (process.connected) process.send?.("ready");
}

/** Waits for a database that is not up yet instead of ending. */
async function startWhenPossible(options: WorkerOptions, isEnding: () => boolean) {
  while (!isEnding()) {
    try {
      return await startWorkers(options);
    } catch (err) {
      log.warn({ err }, "the worker cannot start yet");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return undefined;
}

/** @throws Error naming a queue that does not exist */
function chosenQueues(names: string | undefined): readonly QueueName[] {
  if (!names) return queueNames;
  return names.split(",").map((given) => {
    const name = queueNames.find((one) => one === given.trim());
    if (!name) throw new Error(`WORKER_QUEUES: there is no queue "${given}"`);
    return name;
  });
}
