import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { nudgeMessages } from "../messages";
import { canSeeNudge } from "../queries/read-nudge.server";
import { cancelWaiting } from "../sending/cancel-waiting.server";

/**
 * Cancels a nudge whose day has not come. Refusals: those of `changeGroup`; `not_found`; `conflict`
 * once it is being sent.
 */
export const cancelNudge = (
  ctx: Ctx,
  { centralAccountId, id }: { readonly centralAccountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeGroup(ctx, centralAccountId, refuseViewer, async (tx, access): Promise<Result<void>> => {
    if (!(await canSeeNudge(tx, access, id))) return refuse({ code: "not_found" });
    if (await cancelWaiting(tx, { id, centralAccountId })) return ok(undefined);
    return refuse({ code: "conflict", message: message(nudgeMessages, "settled") });
  });
