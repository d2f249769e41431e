export {
  defineJob,
  defineSchedule,
  type JobDefinition,
  type QueueName,
  queueNames,
  type Schedule,
  type Timing,
} from "./contract";
export { listFailedJobs, readFailedJob } from "./dead-letters.server";
export { discardFailedJobs, type FailedOnes, retryFailedJobs } from "./decide-failed.server";
export { type EnqueueOptions, enqueue, enqueueAll, enqueueOn } from "./enqueue.server";
export {
  handle,
  JobAbandoned,
  type JobCtx,
  type JobHandler,
  JobTimedOut,
} from "./handle.server";
export { closeQueueHealth, outboxAgeSeconds, type QueueHealth, queueHealth } from "./health.server";
export { processOnce } from "./inbox.server";
export {
  type ClaimedJob,
  claimJobs,
  type JobFailure,
  markDone,
  markFailed,
  millisecondsUntilDue,
  releaseJobs,
  resendAll,
} from "./outbox.server";
export { readJobOverview } from "./overview.server";
export { pauseQueue, resumeQueue } from "./pause-queue.server";
export { livingWorkers, presenceKey, presenceSpace } from "./presence.server";
export {
  noteLook,
  noteRun,
  pausedQueues,
  type QueueLook,
  type ScheduledRun,
  takeLooks,
} from "./queue-watch.server";
export { createRegistry, type Registry, RegistryError } from "./registry.server";
export { jobStepSchema } from "./staff-schemas";
export { uuidV7 } from "./uuid-v7.server";
