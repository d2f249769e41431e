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
import { isStarved, slowness } from "#modules/platform/patience.server";
import { traceJob } from "#modules/platform/trace.server";
import type { JobWorker, QueueBackend, QueuedJob } from "./backend";
import type { Marks } from "./marks";

/** How many jobs of a queue one process works on at once. */
const CONCURRENCY: Record<QueueName, number> = { documents: 4, media: 2, mail: 5, default: 10 };

/**
 * A process may stand still for half a minute and keep its jobs. Those of a process that was
 * killed are taken up sooner, by `Recovery`, which looks about once a second while there is work.
 */
const LOCKS = {
  lockDuration: 60_000,
  lockRenewTime: 10_000,
  skipStalledCheck: true,
  stalledInterval: 900,
  maxStalledCount: 10,
};

/** How long a worker waits to be told of a job before it looks, in seconds. */
const LOOK_SECONDS = 15;

/** Many things at once are the slower, the less there is of the processor. */
const suitable = (queue: QueueName) =>
  isStarved() ? Math.ceil(CONCURRENCY[queue] / 4) : CONCURRENCY[queue];

/** What a handler's `JobAbandoned` is for the queue. */
class AbandonedForGood extends UnrecoverableError {}

/** For the line of every finished job: a fixed few fields, not worth the search for secrets. */
const doneLog = log.child({}, { redact: [] });

/** Prepares to work on one queue. Jobs arrive once the returned worker runs. */
export function consume(
  place: Place & { readonly backend: QueueBackend },
  concurrency?: number,
): JobWorker {
  const { backend, queue } = place;
  const atOnce = () => concurrency ?? suitable(queue);
  const running = new Set<string>();
  const worker: JobWorker = backend.worker(
    queue,
    // BullMQ gives the signal to functions with three parameters, none of them with a default.
    (job, _token, signal) =>
      traceJob({ name: job.name, queue, attempt: job.attemptsMade + 1 }, job.data.traceParent, () =>
        attempt(begin(job), job, signal ?? new AbortController().signal, (reason) =>
          worker.cancelJob(job.id ?? "", reason),
        ).finally(() => end(job)),
      ),
    {
      ...LOCKS,
      autorun: false,
      concurrency: atOnce(),
      // After a lost connection; by default a quarter of a minute.
      runRetryDelay: 500,
      drainDelay: LOOK_SECONDS,
    },
  );
  const begin = ({ id = "" }: Job) => {
    running.add(id);
    return place;
  };
  const end = ({ id = "" }: Job) => {
    running.delete(id);
    worker.concurrency = atOnce();
  };
  let lastError = 0;
  worker.on("error", (err) => {
    // The lock of a job that ended while its renewal was on the way is nobody's loss.
    const [, renewed] = /^could not renew lock for job (.+)$/.exec(err.message) ?? [];
    if (renewed !== undefined && !running.has(renewed)) return;
    const isRepeated = Date.now() - lastError < 5_000;
    log[isRepeated ? "debug" : "warn"]({ err, queue }, "the queue reports an error");
    if (!isRepeated) lastError = Date.now();
  });
  worker.on("failed", (job, err) => {
    if (!job) return;
    const isOver =
      err instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    if (isOver) giveUp(place, job, err);
  });
  return worker;
}

interface Place {
  readonly registry: Registry;
  readonly marks: Marks;
  readonly queue: QueueName;
  /** Called when a job of the queue begins, and when it has ended. */
  readonly onJob: () => void;
}

async function attempt(
  { registry, marks, queue, onJob }: Place,
  job: Job<QueuedJob>,
  signal: AbortSignal,
  cancel: (reason: string) => void,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const handler = registry.get(job.name);
  const ctx = jobCtx(job, signal);
  if (marks.hasDone(ctx.jobId)) return marks.addDone(ctx.jobId);
  onJob();
  try {
    if (!handler) throw new Error(`no handler for ${job.name}`);
    await runInTime(handler, ctx, job.data.payload, cancel);
  } catch (err) {
    countJob({ queue, job: job.name }, "failed", seconds());
    ctx.log.warn({ err, job: job.name, attempt: ctx.attempt }, "job attempt failed");
    if (err instanceof JobAbandoned) throw new AbandonedForGood(err.message);
    throw err;
  } finally {
    onJob();
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
    reads: job.data.reads,
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
  const started = performance.now();
  const timeout = new Promise<never>((_, reject) => {
    const end = () => {
      // How slow everything is may show only now.
      const left = started + job.timeoutMs * slowness() - performance.now();
      if (left > 1) {
        timer = setTimeout(end, left);
        return;
      }
      const reason = `${job.name} did not end within ${job.timeoutMs} ms`;
      cancel(reason);
      reject(new JobTimedOut(reason));
    };
    timer = setTimeout(end, job.timeoutMs);
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
