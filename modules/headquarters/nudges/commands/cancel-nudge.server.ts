import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { nudgeMessages } from "../messages";
import { canSeeNudge } from "../queries/read-nudge.server";

/**
 * Cancels a nudge whose day has not come. Refusals: those of `changeGroup`; `not_found`; `conflict`
 * once it is being sent.
 */
export const cancelNudge = (
  ctx: Ctx,
  { centralAccountId, id }: { readonly centralAccountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeGroup(ctx, centralAccountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    const { groupId } = access;
    if (!(await canSeeNudge(tx, access, id))) return refuse({ code: "not_found" });
    const { count } = await tx.tx.nudge.updateMany({
      where: { id, groupId, state: "waiting" },
      data: { state: "cancelled", settledAt: tx.now() },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(nudgeMessages, "settled") });
    }
    await tx.tx.nudgeChapter.updateMany({
      where: { nudgeId: id, outcome: "waiting" },
      data: { outcome: "cancelled", settledAt: tx.now() },
    });
    await audit(tx, {
      action: "headquarters.nudge-cancelled",
      subject: `account:${centralAccountId}`,
      data: { nudgeId: id },
    });
    return ok(undefined);
  });
