import { audit } from "../audit.server";
import { type Ctx, inTransaction } from "../ctx.server";
import { message } from "../messages";
import { refuseUnlessMay } from "../permission.server";
import { ok, type Result, refuse } from "../result";
import type { QueueName } from "./contract";
import { jobMessages } from "./messages";
import { tellWorkers } from "./outbox.server";

/** Lets nothing more of a queue begin, in any process, within two seconds: for staff. */
export async function pauseQueue(ctx: Ctx, queue: QueueName): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "operation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const count = await tx.tx.$executeRaw`
      INSERT INTO job_queues (name, paused_at) VALUES (${queue}, clock_timestamp())
      ON CONFLICT (name) DO UPDATE SET paused_at = excluded.paused_at
      WHERE job_queues.paused_at IS NULL`;
    if (count !== 1) return refuse({ code: "conflict", message: message(jobMessages, "paused") });
    await tellWorkers(tx, "queues");
    await audit(tx, { action: "jobs.queue-paused", subject: `queue:${queue}` });
    return ok(undefined);
  });
}

/** Lets a paused queue go on: for staff. */
export async function resumeQueue(ctx: Ctx, queue: QueueName): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "operation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.jobQueue.updateMany({
      where: { name: queue, pausedAt: { not: null } },
      data: { pausedAt: null },
    });
    if (count !== 1) return refuse({ code: "conflict", message: message(jobMessages, "resumed") });
    await tellWorkers(tx, "queues");
    await audit(tx, { action: "jobs.queue-resumed", subject: `queue:${queue}` });
    return ok(undefined);
  });
}
