import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockUser } from "../../people/store.server";
import { endAllSessions } from "../../sign-in/commands/end-session.server";
import { voidResetTokens } from "../../sign-in/store.server";
import { staffRoleMessages } from "../messages";

export interface SuspendedPerson {
  readonly userId: number;
  /** Why: it is in the audit. */
  readonly reason: string;
}

/**
 * Suspends a person's sign-in: neither password nor passkeys open anything, and all sessions and mailed
 * links end. Nothing of the person is removed. For staff who look after people; who is of the staff
 * loses the role first.
 * @returns refusals `forbidden`, `confirm`, `not_found`; `conflict` where it is so already
 */
export async function suspendPerson(
  ctx: Ctx,
  { userId, reason }: SuspendedPerson,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockUser(tx, userId);
    const person = await tx.tx.user.findUnique({ where: { id: userId } });
    if (!person) return refuse({ code: "not_found" });
    if (person.isStaff) {
      return refuse({ code: "conflict", message: message(staffRoleMessages, "staffStay") });
    }
    const { count } = await tx.tx.user.updateMany({
      where: { id: userId, suspendedAt: null },
      data: { suspendedAt: tx.now(), suspendedReason: reason },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(staffRoleMessages, "suspendedAlready") });
    }
    const subject = `user:${userId}`;
    await audit(tx, { action: "accounts.person-suspended", subject, data: { reason } });
    await voidResetTokens(tx, userId);
    await endAllSessions(tx, userId);
    return ok(undefined);
  });
}

/** Lets a person sign in again, as `suspendPerson` is done. */
export async function restorePerson(
  ctx: Ctx,
  { userId, reason }: SuspendedPerson,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockUser(tx, userId);
    if ((await tx.tx.user.count({ where: { id: userId } })) === 0) {
      return refuse({ code: "not_found" });
    }
    const { count } = await tx.tx.user.updateMany({
      where: { id: userId, suspendedAt: { not: null } },
      data: { suspendedAt: null, suspendedReason: "" },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(staffRoleMessages, "restoredAlready") });
    }
    const subject = `user:${userId}`;
    await audit(tx, { action: "accounts.person-restored", subject, data: { reason } });
    return ok(undefined);
  });
}
