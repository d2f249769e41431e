import type { z } from "zod";
import type { Ctx } from "../ctx.server";
import type { JobDefinition } from "./contract";

/** What a handler gets: a context of the system actor under the request id that asked for the job. */
export interface JobCtx extends Ctx {
  /** Stable over every delivery and attempt of the same request for work. */
  readonly jobId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the attempt's time is over or the process must end. */
  readonly signal: AbortSignal;
}

/** What does the work of one job. */
export interface JobHandler<Name extends string = string> {
  readonly job: JobDefinition<Name>;
  /** @throws ZodError when the payload is not what the definition says. */
  readonly run: (ctx: JobCtx, payload: unknown) => Promise<void>;
}

/**
 * Binds the function that does a job's work. It may be run more than once for one request (after
 * a crash, a lost queue, a lost lock), even at the same time, and must then have its effect once.
 * Throwing means: try again later. Throwing `JobAbandoned` means: never try again.
 */
export function handle<Name extends string, Payload extends z.ZodType>(
  job: JobDefinition<Name, Payload>,
  work: (ctx: JobCtx, payload: z.output<Payload>) => Promise<void>,
): JobHandler<Name> {
  return Object.freeze({
    job,
    run: async (ctx: JobCtx, payload: unknown) => work(ctx, job.payload.parse(payload)),
  });
}

/** Thrown by a handler for which no further attempt can help; the job is given up at once. */
export class JobAbandoned extends Error {
  override name = "JobAbandoned";
}
