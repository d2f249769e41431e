import { type Job, UnrecoverableError } from "bullmq";
import { createCtx } from "#modules/platform/ctx.server";
import {
  JobAbandoned,
  type JobCtx,
  type JobHandler,
  type QueueName,
  type Registry,
  uuidV7,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { countGivenUpJob, countJob } from "#modules/platform/metrics.server";
import type { JobWorker, QueueBackend, QueuedJob } from "./backend";
import type { Marks } from "./marks";

/** How many jobs of a queue one process works on at once. */
const CONCURRENCY: Record<QueueName, number> = { documents: 4, media: 2, mail: 5, default: 10 };

/**
 * A job whose process was killed is taken up elsewhere when its lock has lapsed and the stalled
 * check has seen that: after 6 to 10 s. Locks of living processes are renewed every 3 s.
 */
const RECOVERY = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 10 };

/** Starts to work on one queue. Jobs arrive once the returned worker runs. */
export function consume(
  backend: QueueBackend,
  queue: QueueName,
  registry: Registry,
  marks: Marks,
  concurrency: number = CONCURRENCY[queue],
): JobWorker {
  const worker = backend.worker(
    queue,
    (job, _token, signal) => attempt(registry, marks, job, signal),
    {
      ...RECOVERY,
      concurrency,
      // After a lost connection; by default a quarter of a minute.
      runRetryDelay: 500,
      drainDelay: 5,
    },
  );
  let lastError = 0;
  worker.on("error", (err) => {
    const isRepeated = Date.now() - lastError < 5_000;
    log[isRepeated ? "debug" : "warn"]({ err, queue }, "the queue reports an error");
    if (!isRepeated) lastError = Date.now();
  });
  worker.on("failed", (job, err) => {
    if (!job) return;
    const isOver =
      err instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    if (isOver) giveUp(marks, queue, job, err);
  });
  return worker;
}

async function attempt(
  registry: Registry,
  marks: Marks,
  job: Job<QueuedJob>,
  signal?: AbortSignal,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const handler = registry.get(job.name);
  const ctx = jobCtx(job);
  try {
    if (!handler) throw new Error(`no handler for ${job.name}`);
    await runInTime(handler, ctx, job.data.payload, signal);
  } catch (err) {
    countJob(job.name, "failed", seconds());
    ctx.log.warn({ err, job: job.name, attempt: ctx.attempt }, "job attempt failed");
    if (err instanceof JobAbandoned) throw new UnrecoverableError(err.message);
    throw err;
  }
  countJob(job.name, "done", seconds());
  ctx.log.info({ job: job.name, ms: Math.round(seconds() * 1_000) }, "job done");
  if (!job.repeatJobKey) marks.addDone(ctx.jobId);
}

type Attempt = Omit<JobCtx, "signal">;

function jobCtx(job: Job<QueuedJob>): Attempt {
  const jobId = job.id ?? "";
  return {
    ...createCtx({
      requestId: job.data.requestId ?? jobId,
      actor: { kind: "system", name: job.name },
    }),
    jobId,
    attempt: job.attemptsMade + 1,
  };
}

async function runInTime(
  { job, run }: JobHandler,
  ctx: Attempt,
  payload: unknown,
  outer?: AbortSignal,
): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", abort, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${job.name} did not end within ${job.timeoutMs} ms`);
      controller.abort(error);
      reject(error);
    }, job.timeoutMs);
  });
  try {
    await Promise.race([run({ ...ctx, signal: controller.signal }, payload), timeout]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
}

function giveUp(marks: Marks, queue: QueueName, job: Job<QueuedJob>, err: Error): void {
  countGivenUpJob(job.name);
  const { id, requestId } = { id: job.id ?? "", requestId: job.data.requestId ?? job.id ?? "" };
  log.error({ err, requestId, job: job.name, attempts: job.attemptsMade }, "job given up");
  marks.addFailed({
    id: job.repeatJobKey ? uuidV7() : id,
    jobName: job.name,
    queue,
    payload: job.data.payload,
    requestId,
    attempts: job.attemptsMade,
    failure: err.message,
  });
}
