import type { Ctx, TxCtx } from "../ctx.server";

/** A job that was given up and waits for somebody's decision. */
export interface FailedJob {
  readonly id: string;
  readonly jobName: string;
  readonly queue: string;
  readonly requestId: string;
  readonly attempts: number;
  readonly failure: string;
  readonly failedAt: Date;
}

/** The jobs that were given up, the latest first. */
export async function listFailedJobs(ctx: Ctx, limit = 100): Promise<FailedJob[]> {
  const rows = await ctx.db.outboxJob.findMany({
    where: { failedAt: { not: null } },
    orderBy: { failedAt: "desc" },
    take: limit,
  });
  return rows.map((row) => ({
    id: row.id,
    jobName: row.jobName,
    queue: row.queue,
    requestId: row.requestId,
    attempts: row.attempts,
    failure: row.failure ?? "",
    failedAt: row.failedAt ?? row.createdAt,
  }));
}

/** Tries a given-up job again from its first attempt. @returns false when it was not given up */
export async function retryFailedJob(tx: TxCtx, id: string): Promise<boolean> {
  const changed = await tx.tx.$executeRaw`
    UPDATE outbox_jobs SET failed_at = NULL, failure = NULL, attempts = 0, sends = 0,
      sent_at = NULL, available_at = clock_timestamp()
    WHERE id = ${id}::uuid AND failed_at IS NOT NULL AND done_at IS NULL`;
  return changed === 1;
}
