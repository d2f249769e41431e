export {
  defineJob,
  defineSchedule,
  type JobDefinition,
  type QueueName,
  queueNames,
  type Schedule,
  type Timing,
} from "./contract";
export { type FailedJob, listFailedJobs, retryFailedJob } from "./dead-letters.server";
export { type EnqueueOptions, enqueue, enqueueAll } from "./enqueue.server";
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
  releaseJobs,
  resendAll,
} from "./outbox.server";
export { createRegistry, type Registry, RegistryError } from "./registry.server";
export { uuidV7 } from "./uuid-v7.server";
