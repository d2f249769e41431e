import { createReadStream } from "node:fs";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { cleanFileName, contestPhotoKinds, fileKinds } from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { judgeUpload, judgeVideo } from "#modules/platform/media/index.server";
import { ok, type Result } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import type { ContestKind } from "./domain/entry-types";
import { shownFolder, shownKeys } from "./domain/shown-files";
import { discardEntryFileJob } from "./jobs";

/** How long a stored file may wait for the entry that names it. */
const GRACE_MS = minutes(15);

/** A sent file where it stays: as the entry's row tells of it. */
export interface StoredEntryFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly fileSize: number;
  readonly sha256: string;
  readonly fileKey: string;
}

/**
 * The type of a file by its content. Refused on its field when name, declaration and content do
 * not agree on a kind that the contest takes, and when it cannot be opened as one.
 * @throws ScannerUnavailable, StorageUnavailable, DecoderUnavailable when what it needs is away
 */
export async function judgeEntryFile(kind: ContestKind, file: SentFile): Promise<Result<string>> {
  const judged = await (kind === "photo" ? judgeUpload(file, contestPhotoKinds) : judgeVideo(file));
  return judged.ok ? ok(fileKinds[judged.value].types[0]) : judged;
}

/** Asks that what is stored under a key be removed unless an entry names it by then. */
export async function discardLater(ctx: Ctx, key: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, discardEntryFileJob, { key }, { delayMs: GRACE_MS });
    return ok(undefined);
  });
}

/**
 * Puts a judged file into the storage, as a stream. That it be removed unless an entry names it is
 * asked for first, so that a crash in between leaves nothing behind.
 * @throws StorageUnavailable when the place for files is away
 */
export async function storeEntryFile(
  ctx: Ctx,
  file: SentFile,
  contentType: string,
): Promise<StoredEntryFile> {
  const fileKey = `contest-sent/${randomToken(16)}`;
  await discardLater(ctx, fileKey);
  await storage.put(fileKey, createReadStream(file.path), { contentType });
  const { size: fileSize, sha256 } = file;
  return { fileName: cleanFileName(file.name), contentType, fileSize, sha256, fileKey };
}

/** Removes what is stored under a key unless an entry names it. */
export async function discardStored(ctx: Ctx, key: string): Promise<void> {
  const [folder, mediaKey = ""] = key.split("/");
  if (folder !== shownFolder) {
    if (await ctx.db.contestEntry.count({ where: { fileKey: key } })) return;
    return storage.remove(key);
  }
  if (await ctx.db.contestEntry.count({ where: { mediaKey } })) return;
  for (const shown of shownKeys(mediaKey)) await storage.remove(shown);
}
