import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { publishListing } from "../../organization/publish-listing.server";
import { refuseUnchanged, type Suspension } from "./refuse-unchanged.server";

/**
 * Suspends an account, or restores it. Suspended it begins nothing new and the public does not see
 * it; its people sign in, read the reason, pay and keep their data. For staff and the system.
 * @returns refusal `forbidden`, `confirm`; `not_found`; `conflict` when somebody else did the same before
 */
export async function suspendAccount(
  ctx: Ctx,
  { accountId, reason }: Suspension,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const isSuspended = reason !== undefined;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, suspendedAt: isSuspended ? null : { not: null } },
      data: { suspendedAt: isSuspended ? tx.now() : null, suspendedReason: reason ?? null },
    });
    if (count === 0) return refuseUnchanged(tx, accountId);
    await publishListing(tx, accountId);
    await audit(tx, {
      action: isSuspended ? "accounts.account-suspended" : "accounts.account-restored",
      subject: `account:${accountId}`,
      data: isSuspended ? { reason } : {},
    });
    return ok(undefined);
  });
}
