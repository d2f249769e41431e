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
  /** Called when the job is given up. @throws as `run` does. */
  readonly giveUp: (ctx: Ctx, payload: unknown, error: Error) => Promise<void>;
}

export interface HandleOptions<Output> {
  /**
   * Says to those who wait that the work will not be done: after the last attempt, and also when
   * every process died over it. It may be called more than once, and a late delivery may still end
   * well afterwards. `error` is what the last attempt threw, `JobTimedOut` when its time was over.
   */
  readonly onGivenUp?: (ctx: Ctx, payload: Output, error: Error) => Promise<void>;
}

/**
 * Binds the function that does a job's work. It may be run more than once for one request (after
 * a crash, a lost queue, a lost lock), even at the same time, and must then have its effect once.
 * Throwing means: try again later. Throwing `JobAbandoned` means: never try again.
 */
export function handle<Name extends string, Payload extends z.ZodType>(
  job: JobDefinition<Name, Payload>,
  work: (ctx: JobCtx, payload: z.output<Payload>) => Promise<void>,
  { onGivenUp }: HandleOptions<z.output<Payload>> = {},
): JobHandler<Name> {
  return Object.freeze({
    job,
    run: async (ctx: JobCtx, payload: unknown) => work(ctx, job.payload.parse(payload)),
    giveUp: async (ctx: Ctx, payload: unknown, error: Error) =>
      onGivenUp?.(ctx, job.payload.parse(payload), error),
  });
}

/** An attempt took longer than its job's definition allows. */
export class JobTimedOut extends Error {
  override name = "JobTimedOut";
}

/** Thrown by a handler for which no further attempt can help; the job is given up at once. */
export class JobAbandoned extends Error {
  override name = "JobAbandoned";
}
