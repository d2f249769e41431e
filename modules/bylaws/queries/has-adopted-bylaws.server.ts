import type { Ctx } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";

/** Whether an account has bylaws whose adoption is recorded; false for whoever is not of it, or staff. */
export async function hasAdoptedBylaws(ctx: Ctx, accountId: number): Promise<boolean> {
  if (!isOfAccount(ctx, accountId)) return false;
  const adopted = await ctx.db.bylawsVersion.findFirst({
    where: { bylaws: { accountId }, adoptedAt: { not: null } },
    select: { id: true },
  });
  return adopted !== null;
}
