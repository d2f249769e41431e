import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkedKey, type Storage, StorageUnavailable, type StoredFile } from "./port";

/** A temporary file that old was left by a process that died. */
const LEFTOVER_MS = 3_600_000;
const HEALTH_BYTES = Buffer.alloc(4_096, 1);
const LONGEST_TRAILER = 261;

/**
 * Files in a folder: `objects/<key>.bin` holds the bytes and then a trailer with the content type,
 * `tmp/` what is being written. Both are on one file system: a rename puts a file there at once.
 */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, "objects", `${checkedKey(key)}.bin`);
  const temporaryFolder = join(folder, "tmp");
  let swept: Promise<void> | undefined;

  async function write(temporary: string, parts: AsyncIterable<Buffer>): Promise<number> {
    await mkdir(temporaryFolder, { recursive: true });
    const file = createWriteStream(temporary, { flags: "wx", flush: true });
    await pipeline(parts, file);
    return file.bytesWritten;
  }

  async function put(target: string, body: Buffer | Readable, contentType: string) {
    const temporary = join(temporaryFolder, randomUUID());
    const trailer = trailerOf(contentType);
    try {
      const written = await write(temporary, joined(body, trailer));
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
      await syncFolder(dirname(target));
      return { size: written - trailer.length, contentType };
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    async put(key, body, { contentType }) {
      const target = pathOf(key);
      return guarded(async () => {
        swept ??= sweep(temporaryFolder);
        await swept;
        return put(target, body, contentType);
      });
    },
    async get(key, range) {
      const path = pathOf(key);
      return guarded(async () => {
        const file = await open(path).catch(absent);
        if (!file) return undefined;
        const found = await describe(file);
        if (found.size > 0) {
          const part = range ?? { start: 0, end: found.size - 1 };
          return { ...found, stream: createReadStream("", { fd: file, ...part }) };
        }
        await file.close();
        return { ...found, stream: Readable.from([]) };
      });
    },
    async stat(key) {
      const path = pathOf(key);
      return guarded(async () => {
        const file = await open(path).catch(absent);
        if (!file) return undefined;
        const found = await describe(file);
        await file.close();
        return found;
      });
    },
    async remove(key) {
      const path = pathOf(key);
      await guarded(() => rm(path, { force: true }));
    },
    async *list() {
      const objects = join(folder, "objects");
      const entries = await guarded(() =>
        readdir(objects, { recursive: true, withFileTypes: true }).catch(none),
      );
      for (const entry of entries) {
        const path = relative(objects, join(entry.parentPath, entry.name));
        if (entry.isFile())
          yield path
            .replace(/\.bin$/, "")
            .split(sep)
            .join("/");
      }
    },
    async health() {
      const probe = join(temporaryFolder, `health-${randomUUID()}`);
      await guarded(async () => {
        await write(probe, joined(HEALTH_BYTES)).finally(() => rm(probe, { force: true }));
      });
    },
  };
}

async function* joined(body: Buffer | Readable, trailer?: Buffer): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(body)) yield body;
  else yield* body;
  if (trailer) yield trailer;
}

/** Reads size and type of an open file; closes it when that fails. */
async function describe(file: FileHandle): Promise<StoredFile> {
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, LONGEST_TRAILER));
    await file.read(tail, 0, tail.length, size - tail.length);
    const trailer = readTrailer(tail);
    if (!trailer) throw new StorageUnavailable("storage is not available: a file is damaged");
    return { size: size - trailer.bytes, contentType: trailer.contentType };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

function none(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** What the file system says when the place is away, full, read-only or broken. */
const PLACE_ERRORS = new Set(
  "ENOSPC EDQUOT EROFS EIO EACCES EPERM ENOENT ENOTDIR EEXIST EMFILE ENFILE ENXIO ESTALE ETIMEDOUT".split(
    " ",
  ),
);

/** Runs work on the file system; its refusals become `StorageUnavailable`. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const isOfTheDisk = PLACE_ERRORS.has(code) && "syscall" in (error as object);
    if (!isOfTheDisk) throw error;
    throw new StorageUnavailable(`storage is not available: ${code}`, { cause: error });
  }
}

/** Makes the new name in a folder last through a power cut, where the system can. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** Removes what processes that died left in a folder of temporary files. */
export async function sweep(path: string): Promise<void> {
  const names = await readdir(path).catch(() => []);
  for (const name of names) {
    const found = await stat(join(path, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) {
      await rm(join(path, name), { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** Ends every file on disk: the content type, its length in two bytes, and this mark. */
const MARK = Buffer.from("GSF1");
/** Bytes of the length and the mark. */
const FOOT = 2 + MARK.length;

/** What is appended to a file's own bytes, so that both are replaced at once. */
function trailerOf(contentType: string): Buffer {
  const type = Buffer.from(contentType);
  if (type.length > 255) throw new RangeError("a content type of more than 255 bytes");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(type.length);
  return Buffer.concat([type, length, MARK]);
}

/**
 * Reads the trailer from a file's last bytes (at least 261 when there are so many).
 * @returns undefined when they are not the end of a file of ours
 */
function readTrailer(tail: Buffer): { contentType: string; bytes: number } | undefined {
  if (tail.length < FOOT || !tail.subarray(-MARK.length).equals(MARK)) return undefined;
  const length = tail.readUInt16BE(tail.length - FOOT);
  if (tail.length < length + FOOT) return undefined;
  const contentType = tail.subarray(tail.length - FOOT - length, tail.length - FOOT).toString();
  return { contentType, bytes: length + FOOT };
}
