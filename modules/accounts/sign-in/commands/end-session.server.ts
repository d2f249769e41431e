import { z } from "zod";
import { audit } from "#modules/platform/audit.server";
import { asThemselves, type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { endImpersonationOf } from "../../impersonation/store.server";
import { settingsMessages } from "../../profile/settings-messages";
import { deleteSession, deleteSessionsOf } from "../store.server";

/**
 * Ends the session behind a cookie's value, and with it what it showed as a member sees it; ending one
 * that is over is fine.
 */
export function endSession(ctx: Ctx, token: string): Promise<Result<void>> {
  return inTransaction(asThemselves(ctx), async (tx) => {
    await endImpersonationOf(tx, hashToken(token), "sign-out");
    const userId = await deleteSession(tx, token);
    if (userId) await audit(tx, { action: "accounts.signed-out", subject: `user:${userId}` });
    return ok(undefined);
  });
}

/** Ends every other session of the person who asks; returns how many there were. */
export async function endOtherSessions(ctx: Ctx, token: string): Promise<Result<number>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  return inTransaction(ctx, async (tx) => {
    const count = await deleteSessionsOf(tx, actor.userId, token);
    const subject = `user:${actor.userId}`;
    await audit(tx, { action: "accounts.other-sessions-ended", subject, data: { count } });
    return ok(count);
  });
}

/**
 * Ends one other device's session of the person who asks, by the id that the list shows. One's own
 * one is not ended here: that is signing out.
 */
export async function endOtherSession(
  ctx: Ctx,
  { id, token }: { id: string; token: string },
): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const gone = refuse({ code: "not_found", message: message(settingsMessages, "sessionGone") });
  if (!z.uuid().safeParse(id).success) return gone;
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.session.deleteMany({
      where: { publicId: id, userId: actor.userId, NOT: { tokenHash: hashToken(token) } },
    });
    if (count === 0) return gone;
    await audit(tx, { action: "accounts.other-session-ended", subject: `user:${actor.userId}` });
    return ok(undefined);
  });
}

/** Ends every session of a person, as part of a change that makes them doubtful; returns how many. */
export async function endAllSessions(tx: TxCtx, userId: number): Promise<number> {
  const count = await deleteSessionsOf(tx, userId);
  const subject = `user:${userId}`;
  await audit(tx, { action: "accounts.sessions-ended", subject, data: { count } });
  return count;
}
