import type { z } from "zod";

export type * from "./views";

/** The queues; a worker process serves all of them or those that WORKER_QUEUES names. */
export const queueNames = ["documents", "media", "mail", "default"] as const;
export type QueueName = (typeof queueNames)[number];

/** A kind of slow work: its name, where it queues, what it is told, and how it is retried. */
export interface JobDefinition<
  Name extends string = string,
  Payload extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  /** What it does, for staff's screens: "Mail: welcome". */
  readonly title: string;
  readonly queue: QueueName;
  /** Ids of rows, not data: what is here lies in clear in the database and the queue. */
  readonly payload: Payload;
  /** How often a handler is started before the job is given up. */
  readonly attempts: number;
  /** The wait before the second attempt, in milliseconds; it doubles before each further one. */
  readonly backoffMs: number;
  /** After how many milliseconds one attempt counts as failed. */
  readonly timeoutMs: number;
}

export interface JobOptions<Name extends string, Payload extends z.ZodType> {
  name: Name;
  title: string;
  payload: Payload;
  queue?: QueueName;
  attempts?: number;
  backoffMs?: number;
  timeoutMs?: number;
}

/** Declares a job; by default on the queue `default`, 5 attempts from 1 s apart, 60 s each. */
export function defineJob<const Name extends string, Payload extends z.ZodType>(
  options: JobOptions<Name, Payload>,
): JobDefinition<Name, Payload> {
  return Object.freeze({
    queue: "default",
    attempts: 5,
    backoffMs: 1_000,
    timeoutMs: 60_000,
    ...options,
  });
}

/** When a repeating job runs: every so many milliseconds, or by a cron pattern in a time zone. */
export type Timing = { readonly everyMs: number } | { readonly cron: string; readonly tz: string };

/** A repeating job. One run at a time is added to the queue, however many workers there are. */
export interface Schedule {
  readonly id: string;
  readonly job: JobDefinition;
  readonly payload: unknown;
  readonly timing: Timing;
}

/** Declares that a job repeats. The payload is judged here, so that a wrong one stops the start. */
export function defineSchedule<Payload extends z.ZodType>(
  job: JobDefinition<string, Payload>,
  payload: z.input<Payload>,
  timing: Timing,
  id: string = job.name,
): Schedule {
  return Object.freeze({ id, job, payload: job.payload.parse(payload), timing });
}
