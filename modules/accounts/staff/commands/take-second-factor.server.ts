import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { lockUser } from "../../people/store.server";
import { endAllSessions } from "../../sign-in/commands/end-session.server";
import { forgetSecondFactor } from "../../sign-in/second-factor-store.server";
import { voidResetTokens } from "../../sign-in/store.server";
import { staffRoleMessages } from "../messages";

export interface LostFactor {
  readonly userId: number;
  /** How the person proved who they are: it is in the audit. */
  readonly reason: string;
}

/**
 * Takes two-step sign-in off for somebody who lost the app and the recovery codes, ends their
 * sessions and links, and tells them. For owners, and never for themselves: another owner does that.
 * @returns refusals `forbidden`, `confirm`, `not_found`; `conflict` where it is off
 */
export async function takeSecondFactor(
  ctx: Ctx,
  { userId, reason }: LostFactor,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "staff") ?? refuseUnlessProved(ctx);
  if (others) return others;
  if (ctx.actor.kind === "user" && ctx.actor.userId === userId) {
    return refuse({ code: "forbidden", message: message(staffRoleMessages, "ownFactor") });
  }
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockUser(tx, userId);
    const isThere = (await tx.tx.user.count({ where: { id: userId } })) > 0;
    if (!isThere) return refuse({ code: "not_found" });
    if (!(await forgetSecondFactor(tx, userId))) {
      return refuse({ code: "conflict", message: message(staffRoleMessages, "factorIsOff") });
    }
    const subject = `user:${userId}`;
    await audit(tx, { action: "accounts.second-factor-taken", subject, data: { reason } });
    await voidResetTokens(tx, userId);
    await endAllSessions(tx, userId);
    await enqueue(tx, sendSecurityNoticeJob, { userId, notice: "second-factor-off" });
    return ok(undefined);
  });
}
