import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { fileMessages, profileImageKinds } from "#modules/platform/files/contract";
import { judgeFile, type SentFile } from "#modules/platform/files/index.server";
import { randomToken } from "#modules/platform/ids.server";
import { drawPictures } from "#modules/platform/images/index.server";
import { refuseUndrawn } from "#modules/platform/media/index.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { discardLater } from "../../files/stored-files.server";
import { profileImageFolder, profileImageName, profileImageSizes } from "../domain/profile-image";
import { imageOf } from "../queries/read-account-image.server";
import type { AccountImage } from "../views";

export interface NewProfileImage {
  readonly accountId: number;
  /** Undefined when none was sent. */
  readonly file: SentFile | undefined;
}

const largestFirst = [...profileImageSizes].sort((a, b) => b.width - a.width);

/**
 * Puts a picture at the head of an account's public profile: for its people and staff. What is
 * shown is redrawn in three widths as WebP and JPEG; nothing of the sent file is kept.
 * A JPEG, PNG or GIF, judged as by `judgeUpload`: the drawing reads the whole file.
 * @throws StorageUnavailable when the place for files is away, ScannerUnavailable
 */
export async function setProfileImage(
  ctx: Ctx,
  { accountId, file }: NewProfileImage,
): Promise<Result<AccountImage>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  if (!file) return refuseField("file", message(fileMessages, "missing"));
  const kind = await judgeFile(file, profileImageKinds);
  if (!kind.ok) return kind;
  const drawn = await drawPictures({ path: file.path, sizes: largestFirst });
  if (drawn.kind !== "made") return refuseUndrawn(file, drawn);
  const key = randomToken(16);
  await discardLater(ctx, [profileImageFolder(key)]);
  for (const [index, size] of largestFirst.entries()) {
    const bytes = Buffer.from(drawn.pictures[index] ?? []);
    const place = `${profileImageFolder(key)}/${profileImageName(size)}`;
    await storage.put(place, bytes, { contentType: `image/${size.format}` });
  }
  return replaceImage(ctx, accountId, key);
}

/** Returns an account's profile to the sample picture: for its people and staff. */
export async function clearProfileImage(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountImage>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return replaceImage(ctx, accountId, null);
}

/** The picture before it is removed a while later, for the sake of pages that are open. */
async function replaceImage(
  ctx: Ctx,
  accountId: number,
  key: string | null,
): Promise<Result<AccountImage>> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.tx.$queryRaw<{ key: string | null }[]>`
      SELECT profile_image_key AS key FROM accounts WHERE id = ${accountId} FOR UPDATE`;
    if (!before) return refuse({ code: "not_found" });
    if (before.key === key) return ok(imageOf(accountId, key));
    await tx.tx.account.update({ where: { id: accountId }, data: { profileImageKey: key } });
    if (before.key !== null) await discardLater(tx, [profileImageFolder(before.key)]);
    const action = key ? "accounts.profile-image-set" : "accounts.profile-image-cleared";
    await audit(tx, { action, subject: `account:${accountId}`, data: { key, before: before.key } });
    return ok(imageOf(accountId, key));
  });
}
