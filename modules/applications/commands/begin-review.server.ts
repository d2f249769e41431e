import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import { decide, moveTo } from "../move.server";

/**
 * Takes an application into review: one that is paid, or submitted again after it was. For staff.
 * @returns refusal `not_found`, `conflict` in any other state, `forbidden`
 */
export async function beginReview(ctx: Ctx, id: number): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    const moved = await moveTo(tx, application, { to: "in_review" });
    return moved.ok ? ok(undefined) : moved;
  });
}
