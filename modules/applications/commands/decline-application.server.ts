import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { applicationLimits } from "../contract";
import { applicationsMessages } from "../messages";
import { areWords, decide, moveTo } from "../move.server";

/**
 * Declines an application for good; the applicant is told why. For staff.
 * @returns refusal `not_found`; `invalid` at `reason`; `conflict` when it is not in review
 */
export async function declineApplication(
  ctx: Ctx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    if (!areWords(reason)) {
      const max = applicationLimits.message;
      return refuseField("reason", message(applicationsMessages, "words", { max }));
    }
    const moved = await moveTo(tx, application, { to: "declined", note: reason.trim() });
    return moved.ok ? ok(undefined) : moved;
  });
}
