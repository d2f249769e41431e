import { audit } from "../audit.server";
import { type Ctx, inTransaction, type TxCtx } from "../ctx.server";
import { Prisma } from "../db.server";
import { message } from "../messages";
import { refuseUnlessMay } from "../permission.server";
import { ok, type Result, refuse } from "../result";
import { jobMessages } from "./messages";
import { tellWorkers } from "./outbox.server";

/** The given-up jobs that a decision is about: one, or all of a kind that were so by this time. */
export type FailedOnes =
  | { readonly id: string }
  | { readonly jobName: string; readonly until: Date };

/**
 * Tries given-up jobs again from their first attempt: for staff. A single one also after it was
 * discarded. @returns how many
 */
export const retryFailedJobs = (ctx: Ctx, ones: FailedOnes): Promise<Result<{ count: number }>> =>
  decide(ctx, ones, { action: "jobs.retried" }, async (tx, which) => {
    const waiting = "id" in ones ? Prisma.sql`TRUE` : Prisma.sql`discarded_at IS NULL`;
    return tx.tx.$executeRaw`
      UPDATE outbox_jobs SET failed_at = NULL, failure = NULL, attempts = 0, sends = 0,
        sent_at = NULL, available_at = clock_timestamp(), discarded_at = NULL, discard_reason = NULL
      WHERE failed_at IS NOT NULL AND done_at IS NULL AND ${waiting} AND ${which}`;
  });

/** Leaves given-up jobs undone for good, and keeps why: for staff. @returns how many */
export const discardFailedJobs = (
  ctx: Ctx,
  { reason, ...ones }: FailedOnes & { readonly reason: string },
): Promise<Result<{ count: number }>> =>
  decide(
    ctx,
    ones,
    { action: "jobs.discarded", reason },
    (tx, which) => tx.tx.$executeRaw`
      UPDATE outbox_jobs SET discarded_at = clock_timestamp(), discard_reason = ${reason}
      WHERE failed_at IS NOT NULL AND done_at IS NULL AND discarded_at IS NULL AND ${which}`,
  );

async function decide(
  ctx: Ctx,
  ones: FailedOnes,
  { action, reason }: { action: string; reason?: string },
  change: (tx: TxCtx, which: Prisma.Sql) => Promise<number>,
): Promise<Result<{ count: number }>> {
  const others = refuseUnlessMay(ctx, "operation");
  if (others) return others;
  const which =
    "id" in ones
      ? Prisma.sql`id = ${ones.id}::uuid`
      : Prisma.sql`job_name = ${ones.jobName} AND failed_at <= ${ones.until}::timestamptz`;
  return inTransaction(ctx, async (tx) => {
    const count = await change(tx, which);
    if (count === 0) {
      return refuse({ code: "conflict", message: message(jobMessages, "decided") });
    }
    await tellWorkers(tx, "jobs");
    await audit(tx, {
      action,
      subject: "id" in ones ? `job:${ones.id}` : `job-kind:${ones.jobName}`,
      data: { count, ...(reason !== undefined && { reason }) },
    });
    return ok({ count });
  });
}
