import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "../env.server";
import { guarded, sweep } from "./disk.server";

/** A file that is needed for a moment only, on this machine's own disk. */
export interface ScratchFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** As hex. */
  readonly sha256: string;
  remove(): Promise<void>;
}

/** A folder that is needed for a moment only, on this machine's own disk. */
export interface ScratchFolder {
  /** Absolute. */
  readonly path: string;
  remove(): Promise<void>;
}

/** So much may arrive, in bytes, while the disk still writes what came before. */
const AHEAD = 1_048_576;

const folder = resolve(env.DATA_DIR, "scratch");
let swept: Promise<void> | undefined;

async function prepare(): Promise<void> {
  await mkdir(folder, { recursive: true });
  swept ??= sweep(folder);
  await swept;
}

/**
 * Makes a scratch folder. Whoever gets it removes it; one that a process that died left behind is
 * removed later.
 * @throws StorageUnavailable when the disk is away, full or read-only
 */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const path = join(folder, randomUUID());
  return guarded(async () => {
    await prepare();
    await mkdir(path);
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  });
}

/**
 * Writes a stream to a scratch file, never holding it whole in memory. Nothing is left when the
 * stream or the disk fails. Whoever gets the file removes it; one that a process that died left
 * behind is removed later.
 * @throws StorageUnavailable when the disk is away, full or read-only; the stream's own error
 */
export async function writeScratch(source: Readable): Promise<ScratchFile> {
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  const hash = createHash("sha256");
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return guarded(async () => {
    await prepare();
    try {
      await pipeline(
        source,
        measured,
        createWriteStream(path, { flags: "wx", highWaterMark: AHEAD }),
      );
    } catch (error) {
      await remove().catch(() => {});
      throw error;
    }
    return { path, size, sha256: hash.digest("hex"), remove };
  });
}

/**
 * Makes a file of the data folder a scratch file by giving it another name: of several who want the
 * same file one gets it, the others get undefined.
 * @throws StorageUnavailable when the disk is away or read-only
 */
export async function adoptScratch(from: string): Promise<ScratchFile | undefined> {
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  return guarded(async () => {
    await prepare();
    try {
      await rename(from, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
    // It counts as young, however long it lay where it was.
    await utimes(path, new Date(), new Date());
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of createReadStream(path, { highWaterMark: AHEAD })) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { path, size, sha256: hash.digest("hex"), remove };
  });
}
