import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { refuseUnchanged, type Suspension } from "./refuse-unchanged.server";

/**
 * Suspends an account from renewing at its basic level, or lets it again. For staff and the system.
 * @returns refusal `forbidden`, `confirm`; `not_found`; `conflict` when somebody else did the same before
 */
export async function suspendBasicRenewal(
  ctx: Ctx,
  { accountId, reason }: Suspension,
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
