import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { lockUser } from "../../people/store.server";
import { confirmCurrentPassword } from "../../sign-in/current-password.server";
import { passkeyMessages } from "../messages";

/** Calls one of the person's own passkeys something else. */
export async function renamePasskey(
  ctx: Ctx,
  { id, name }: { id: number; name: string },
): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const { userId } = actor;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.passkey.updateMany({
      where: { id, userId },
      data: { name: name.trim() },
    });
    if (count === 0) return refuse({ code: "not_found" });
    const data = { passkeyId: id };
    await audit(tx, { action: "accounts.passkey-renamed", subject: `user:${userId}`, data });
    return ok(undefined);
  });
}

export interface PasskeyRemoval {
  readonly id: number;
  /** Asked for with the last one, which would else leave no way in. */
  readonly current_password: string;
}

/**
 * Removes one of the person's own passkeys, which opens nothing from then on. Sessions stay.
 * @returns refusals `confirm`, `not_found`, `unauthenticated`, `too_many`; `invalid` at `current_password` for the
 *   last one without the password; `conflict` for the last one of who has no password
 */
export async function removePasskey(
  ctx: Ctx,
  { id, current_password }: PasskeyRemoval,
): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const unproved = refuseUnlessProved(ctx);
  if (unproved) return unproved;
  const { userId } = actor;
  const own = await ctx.db.passkey.findMany({ where: { userId }, select: { id: true } });
  if (!own.some((passkey) => passkey.id === id)) return refuse({ code: "not_found" });
  const confirmed = own.length === 1 ? await confirmLast(ctx, userId, current_password) : undefined;
  if (confirmed?.ok === false) return confirmed;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockUser(tx, userId);
    const count = await tx.tx.passkey.count({ where: { userId } });
    // Another one was removed in between: now it is the last one.
    if (count === 1 && !confirmed) return refuse({ code: "confirm" });
    const removed = await tx.tx.passkey.deleteMany({ where: { id, userId } });
    if (removed.count === 0) return refuse({ code: "not_found" });
    const data = { passkeyId: id };
    await audit(tx, { action: "accounts.passkey-removed", subject: `user:${userId}`, data });
    await enqueue(tx, sendSecurityNoticeJob, { userId, notice: "passkey-removed" });
    return ok(undefined);
  });
}

async function confirmLast(ctx: Ctx, userId: number, password: string): Promise<Result<unknown>> {
  const hasPassword = { id: userId, NOT: { passwordHash: null } };
  if ((await ctx.db.user.count({ where: hasPassword })) === 0) {
    return refuse({ code: "conflict", message: message(passkeyMessages, "noPassword") });
  }
  return confirmCurrentPassword(ctx, password);
}
