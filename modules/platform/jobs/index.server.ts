export {
  defineJob,
  defineSchedule,
  type JobDefinition,
  type QueueName,
  queueNames,
  type Schedule,
} from "./contract";
export { type EnqueueOptions, enqueue } from "./enqueue.server";
export { handle, JobAbandoned, type JobCtx, type JobHandler } from "./handle.server";
export { processOnce } from "./inbox.server";
export { createRegistry, type Registry, RegistryError } from "./registry.server";
