import type { Ctx } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import {
  profileImageFolder,
  profileImageName,
  profileImageSizes,
  profileImageUrl,
} from "../domain/profile-image";
import type { AccountImage } from "../views";

/** An account with its picture, as `wire.md` says it. */
export const imageOf = (id: number, key: string | null): AccountImage => ({
  id,
  public_profile_image: key === null ? "" : profileImageUrl(key, { width: 1600, format: "jpeg" }),
});

/** An account's picture, for its people and staff; `not_found` for anybody else. */
export async function readAccountImage(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountImage & { readonly name: string }>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    select: { name: true, profileImageKey: true },
  });
  if (!account) return refuse({ code: "not_found" });
  return ok({ ...imageOf(accountId, account.profileImageKey), name: account.name });
}

/**
 * Opens a picture by the random part of its address and its name ("960.webp"); undefined when
 * there is none. Whoever has the address may see it.
 * @throws StorageUnavailable when the place for files is away
 */
export async function openProfileImage(
  key: string,
  name: string,
): Promise<(OpenFile & { readonly contentType: string }) | undefined> {
  const size = profileImageSizes.find((known) => profileImageName(known) === name);
  if (!size || !/^[\w-]{22}$/.test(key)) return undefined;
  const opened = await storage.get(`${profileImageFolder(key)}/${name}`);
  return opened && { ...opened, contentType: `image/${size.format}` };
}
