import type pg from "pg";
import type { z } from "zod";
import type { Ctx, TxCtx } from "../ctx.server";
import { traceEnqueued } from "../trace.server";
import type { JobDefinition } from "./contract";
import { uuidV7 } from "./uuid-v7.server";

export interface EnqueueOptions {
  /** How long the work must wait at least, in milliseconds. */
  delayMs?: number;
  /**
   * Asking again with the same key adds nothing, as long as the first request is waiting, under
   * way, or done within the last days; a job that was given up frees its key.
   */
  dedupeKey?: string;
}

/**
 * Asks for slow work. The request is a row of the caller's transaction: it exists if and only if
 * the transaction commits, and committing wakes the workers. The time is the database's, because
 * the relays of all processes compare with it.
 * @throws ZodError when the payload is not what the job's definition says.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: TxCtx,
  job: JobDefinition<string, Payload>,
  payload: z.input<Payload>,
  { delayMs = 0, dedupeKey }: EnqueueOptions = {},
): Promise<void> {
  const json = JSON.stringify(job.payload.parse(payload) ?? null);
  await tx.tx.$executeRaw`
    INSERT INTO outbox_jobs
      (id, job_name, queue, payload, request_id, reads, trace_parent, dedupe_key, available_at)
    VALUES (${uuidV7()}::uuid, ${job.name}, ${job.queue}, ${json}::jsonb, ${tx.requestId},
            ${tx.reads}, ${traceEnqueued(job)}, ${dedupeKey ?? null}, clock_timestamp() + ${delayMs} * interval '1 millisecond')
    ON CONFLICT (dedupe_key) DO NOTHING`;
}

/** The same in a transaction of work that has a connection of its own (`withLongClient`). */
export async function enqueueOn<Payload extends z.ZodType>(
  client: pg.Client,
  ctx: Ctx,
  job: JobDefinition<string, Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await client.query(
    `INSERT INTO outbox_jobs
       (id, job_name, queue, payload, request_id, reads, trace_parent, available_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    [
      uuidV7(),
      job.name,
      job.queue,
      JSON.stringify(job.payload.parse(payload) ?? null),
      ctx.requestId,
      ctx.reads,
      traceEnqueued(job),
    ],
  );
}

/**
 * Asks for the same kind of slow work many times, with one statement; otherwise like `enqueue`.
 * @throws ZodError when a payload is not what the job's definition says.
 */
export async function enqueueAll<Payload extends z.ZodType>(
  tx: TxCtx,
  job: JobDefinition<string, Payload>,
  payloads: readonly z.input<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const ids = payloads.map(() => uuidV7());
  const texts = payloads.map((payload) => JSON.stringify(job.payload.parse(payload) ?? null));
  await tx.tx.$executeRaw`
    INSERT INTO outbox_jobs
      (id, job_name, queue, payload, request_id, reads, trace_parent, available_at)
    SELECT id, ${job.name}, ${job.queue}, payload::jsonb, ${tx.requestId}, ${tx.reads}, ${traceEnqueued(job)},
      clock_timestamp()
    FROM unnest(${ids}::uuid[], ${texts}::text[]) AS wanted(id, payload)`;
}
