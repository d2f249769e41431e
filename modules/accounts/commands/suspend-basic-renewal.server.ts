import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { refuseUnchanged } from "./refuse-unchanged.server";

export interface BasicRenewalSuspension {
  readonly accountId: number;
  /** Staff's words for it; undefined ends the suspension. */
  readonly reason: string | undefined;
}

/**
 * Suspends an account from renewing at its basic level, or lets it again. For staff and the system.
 * @returns refusal `forbidden`, `confirm`; `not_found`; `conflict` when somebody else did the same before
 */
export async function suspendBasicRenewal(
  ctx: Ctx,
  { accountId, reason }: BasicRenewalSuspension,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const isSuspended = reason !== undefined;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, isSuspendedFromBasicRenewal: !isSuspended },
      data: { isSuspendedFromBasicRenewal: isSuspended, basicRenewalNote: reason ?? null },
    });
    if (count === 0) return refuseUnchanged(tx, accountId);
    await audit(tx, {
      action: `accounts.basic-renewal-${isSuspended ? "suspended" : "restored"}`,
      subject: `account:${accountId}`,
      data: isSuspended ? { reason } : {},
    });
    return ok(undefined);
  });
}
