import { type Job, UnrecoverableError } from "bullmq";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { reportFault } from "#modules/platform/error-report.server";
import {
  JobAbandoned,
  type JobCtx,
  type JobHandler,
  JobTimedOut,
  type QueueName,
  type Registry,
  uuidV7,
} from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { countGivenUpJob, countJob } from "#modules/platform/metrics.server";
import { traceJob } from "#modules/platform/trace.server";
import type { JobWorker, QueueBackend, QueuedJob } from "./backend";
import type { Marks } from "./marks";

/** How many jobs of a queue one process works on at once. */
const CONCURRENCY: Record<QueueName, number> = { documents: 4, media: 2, mail: 5, default: 10 };

/**
 * A job whose process was killed is taken up elsewhere when its lock has lapsed and the stalled
 * check has seen that twice: after 4.5 to 6.5 s. Locks of living processes are renewed within a second,
 * so that one may stand still for three seconds and keep its jobs.
 */
const RECOVERY = {
  lockDuration: 4_500,
  lockRenewTime: 1_000,
  stalledInterval: 1_000,
  maxStalledCount: 10,
};

/** What a handler's `JobAbandoned` is for the queue. */
class AbandonedForGood extends UnrecoverableError {}

/** For the line of every finished job: a fixed few fields, not worth the search for secrets. */
const doneLog = log.child({}, { redact: [] });

/** Starts to work on one queue. Jobs arrive once the returned worker runs. */
export function consume(
  backend: QueueBackend,
  queue: QueueName,
  registry: Registry,
  marks: Marks,
  concurrency: number = CONCURRENCY[queue],
): JobWorker {
  const worker: JobWorker = backend.worker(
    queue,
    // BullMQ gives the signal to functions with three parameters, none of them with a default.
    (job, _token, signal) =>
      traceJob({ name: job.name, queue, attempt: job.attemptsMade + 1 }, job.data.traceParent, () =>
        attempt({ registry, marks, queue }, job, signal ?? new AbortController().signal, (reason) =>
          worker.cancelJob(job.id ?? "", reason),
        ),
      ),
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
    if (isOver) giveUp({ registry, marks, queue }, job, err);
  });
  return worker;
}

interface Place {
  readonly registry: Registry;
  readonly marks: Marks;
  readonly queue: QueueName;
}

async function attempt(
  { registry, marks, queue }: Place,
  job: Job<QueuedJob>,
  signal: AbortSignal,
  cancel: (reason: string) => void,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const handler = registry.get(job.name);
  const ctx = jobCtx(job, signal);
  try {
    if (!handler) throw new Error(`no handler for ${job.name}`);
    await runInTime(handler, ctx, job.data.payload, cancel);
  } catch (err) {
    countJob({ queue, job: job.name }, "failed", seconds());
    ctx.log.warn({ err, job: job.name, attempt: ctx.attempt }, "job attempt failed");
    if (err instanceof JobAbandoned) throw new AbandonedForGood(err.message);
    throw err;
  }
  countJob({ queue, job: job.name }, "done", seconds());
  const { requestId } = ctx;
  doneLog.info({ requestId, job: job.name, ms: Math.round(seconds() * 1_000) }, "job done");
  const scheduleId = job.repeatJobKey;
  if (!scheduleId) marks.addDone(ctx.jobId);
  else marks.addRun({ scheduleId, jobName: job.name, queue, ms: seconds() * 1_000 });
}

const systemCtx = (job: Job<QueuedJob>): Ctx =>
  createCtx({
    requestId: job.data.requestId ?? job.id ?? "",
    actor: { kind: "system", name: job.name },
  });

const jobCtx = (job: Job<QueuedJob>, signal: AbortSignal): JobCtx =>
  // Added to, not copied: a copy would make the context's log, which most jobs never use.
  Object.assign(systemCtx(job), { jobId: job.id ?? "", attempt: job.attemptsMade + 1, signal });

/** Runs a handler and fails when its time is over; `cancel` then aborts the handler's signal. */
async function runInTime(
  { job, run }: JobHandler,
  ctx: JobCtx,
  payload: unknown,
  cancel: (reason: string) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = `${job.name} did not end within ${job.timeoutMs} ms`;
      cancel(reason);
      reject(new JobTimedOut(reason));
    }, job.timeoutMs);
  });
  try {
    await Promise.race([run(ctx, payload), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function giveUp({ registry, marks, queue }: Place, job: Job<QueuedJob>, err: Error): void {
  countGivenUpJob({ queue, job: job.name });
  const ctx = systemCtx(job);
  const { payload } = job.data;
  const scheduleId = job.repeatJobKey;
  if (scheduleId) {
    const ms = Math.max(0, (job.finishedOn ?? 0) - (job.processedOn ?? 0));
    marks.addRun({ scheduleId, jobName: job.name, queue, ms, failure: err.message });
  }
  ctx.log.error({ err, job: job.name, attempts: job.attemptsMade }, "job given up");
  // What a handler abandons is an answer from outside, such as a refused letter, and no fault of ours.
  if (!(err instanceof AbandonedForGood)) reportFault(err, ctx.requestId);
  marks.addFailed({
    failure: {
      id: scheduleId ? uuidV7() : (job.id ?? ""),
      jobName: job.name,
      queue,
      payload,
      requestId: ctx.requestId,
      attempts: job.attemptsMade,
      failure: err.message,
    },
    tell: async () => registry.get(job.name)?.giveUp(ctx, payload, err),
  });
}
