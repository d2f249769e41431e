import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import { decide, moveTo } from "../move.server";

/**
 * Notes that the joining price of a submitted application was paid. For staff, and for the system
 * when the invoice is settled.
 * @returns refusal `not_found`, `conflict` in any other state, `forbidden`
 */
export async function markApplicationPaid(ctx: Ctx, id: number): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    const moved = await moveTo(tx, application, { to: "paid", data: { paidAt: tx.now() } });
    return moved.ok ? ok(undefined) : moved;
  });
}
