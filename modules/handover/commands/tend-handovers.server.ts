import { endReading } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { tendClaims } from "../claims/decide-claim.server";
import { reminderReach } from "../domain/state";
import { sendHandoverLinkJob } from "../jobs";
import { heldHandover } from "../store.server";
import { expireHandover } from "./answer-handover.server";

/** Ends links that expired and reading that is over; reminds once who has not answered for a week. */
export async function tendHandovers(ctx: Ctx): Promise<void> {
  const over = await ctx.db.handover.findMany({
    where: { state: "sent", expiresAt: { lte: ctx.now() } },
    select: { id: true },
  });
  for (const { id } of over) {
    await inTransaction(ctx, async (tx): Promise<Result<void>> => {
      const handover = await heldHandover(tx, id);
      if (handover) await expireHandover(tx, handover);
      return ok(undefined);
    });
  }
  await tendClaims(ctx);
  await remind(ctx);
  await endReading(ctx);
}

async function remind(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const waiting = await tx.tx.handover.updateManyAndReturn({
      where: {
        state: "sent",
        remindedAt: null,
        expiresAt: { gt: tx.now(), lte: reminderReach(tx.now()) },
      },
      data: { remindedAt: tx.now() },
      select: { id: true, sending: true },
    });
    for (const { id: handoverId, sending } of waiting) {
      await enqueue(tx, sendHandoverLinkJob, { handoverId, sending, isReminder: true });
    }
    return ok(undefined);
  });
}
