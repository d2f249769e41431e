import type { Ctx } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

export interface BasicRenewal {
  readonly isSuspended: boolean;
  /** Staff's words for it; "" where nobody gave any. */
  readonly reason: string;
}

/** Whether an account may renew at its basic level, and why not. For staff and the system. */
export async function readBasicRenewal(ctx: Ctx, accountId: number): Promise<Result<BasicRenewal>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    select: { isSuspendedFromBasicRenewal: true, basicRenewalNote: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const { isSuspendedFromBasicRenewal: isSuspended, basicRenewalNote } = account;
  return ok({ isSuspended, reason: basicRenewalNote ?? "" });
}
