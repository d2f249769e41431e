import type { Ctx } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { PublicProfile } from "../views";
import { imageOf } from "./read-account-image.server";

/**
 * The public profile of a member, with nothing but what it chose to show. An account that never
 * became a member or is suspended has none: its own people and staff see a preview, others `not_found`.
 */
export async function readPublicProfile(
  ctx: Ctx,
  accountId: number,
): Promise<Result<PublicProfile>> {
  const account = await ctx.db.account.findUnique({ where: { id: accountId } });
  const isOwn = isOfAccount(ctx, accountId);
  const isPublic = account?.renewalDueAt != null && account.suspendedAt === null;
  if (!account || !(isPublic || isOwn)) return refuse({ code: "not_found" });
  const place = [account.city, account.state].filter(Boolean).join(", ");
  return ok({
    ...imageOf(account.id, account.profileImageKey),
    name: account.name,
    website: account.showsWebsite ? account.website : null,
    about: account.showsAbout ? account.about : null,
    place: account.showsPlace && place ? place : null,
    phone: account.showsPhone ? account.phone : null,
    isOwn,
    isPublic,
  });
}
