import { createReadStream } from "node:fs";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { profileImageName, profileImageSizes } from "../profile/domain/profile-image";
import { discardStoredJob } from "./jobs";

/**
 * How long a stored file may wait for the row that names it, and how long one that no row names
 * any more is still served to pages that are open.
 */
const GRACE_MS = 15 * 60_000;

/** A random place of its own in the storage. */
export const newStorageKey = (folder: "accounts" | "profile"): string =>
  `${folder}/${randomToken(16)}`;

/**
 * Asks that files be removed unless a row names them by then. Asked for before they are stored,
 * so that a crash between file and row leaves nothing behind, and whenever a row lets go of them.
 */
export async function discardLater(ctx: Ctx, keys: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const key of keys) await enqueue(tx, discardStoredJob, { key }, { delayMs: GRACE_MS });
    return ok(undefined);
  });
}

/** Puts what was submitted into the storage, as a stream. */
export async function storeSent(key: string, file: SentFile, contentType: string): Promise<void> {
  await storage.put(key, createReadStream(file.path), { contentType });
}

/** Removes what is stored under a key, unless a row that still has it names it. */
export async function discardStored(ctx: Ctx, key: string): Promise<void> {
  const [folder, name = ""] = key.split("/");
  if (folder === "profile") {
    if (await ctx.db.account.count({ where: { profileImageKey: name } })) return;
    for (const size of profileImageSizes) await storage.remove(`${key}/${profileImageName(size)}`);
  } else {
    if (await ctx.db.accountFile.count({ where: { storageKey: key, removedAt: null } })) return;
    await storage.remove(key);
  }
}
