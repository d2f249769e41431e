import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkedKey, type Storage, StorageUnavailable, type StoredFile } from "./port";

/** A temporary file that old was left by a process that died. */
const LEFTOVER_MS = 3_600_000;
const HEALTH_BYTES = Buffer.alloc(4_096, 1);

/**
 * Files in a folder: `objects/<key>` holds the bytes, `types/<key>` the content type, `tmp/` what
 * is being written. All three are on one file system, so that a rename puts a file there at once.
 */
export function diskStorage(folder: string): Storage {
  const objectPath = (key: string) => join(folder, "objects", `${checkedKey(key)}.bin`);
  const typePath = (key: string) => join(folder, "types", `${checkedKey(key)}.txt`);
  let swept: Promise<void> | undefined;

  async function writeWhole(target: string, body: Buffer | Readable): Promise<number> {
    const temporary = join(folder, "tmp", randomUUID());
    try {
      await mkdir(join(folder, "tmp"), { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      const file = createWriteStream(temporary, { flags: "wx", flush: true });
      await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, file);
      await rename(temporary, target);
      await syncFolder(dirname(target));
      return file.bytesWritten;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    async put(key, body, { contentType }) {
      const [object, type] = [objectPath(key), typePath(key)];
      return guarded(async () => {
        swept ??= sweep(join(folder, "tmp"));
        await swept;
        await writeWhole(type, Buffer.from(contentType));
        return { size: await writeWhole(object, body), contentType };
      });
    },
    async get(key) {
      const found = await this.stat(key);
      if (!found) return undefined;
      return guarded(async () => {
        const file = await open(objectPath(key)).catch(absent);
        if (!file) return undefined;
        const { size } = await file.stat();
        return { ...found, size, stream: createReadStream("", { fd: file }) };
      });
    },
    async stat(key): Promise<StoredFile | undefined> {
      return guarded(async () => {
        const found = await stat(objectPath(key)).catch(absent);
        if (!found?.isFile()) return undefined;
        const type = await open(typePath(key)).catch(absent);
        const contentType = (await type?.readFile("utf8")) ?? "application/octet-stream";
        await type?.close();
        return { size: found.size, contentType };
      });
    },
    async remove(key) {
      await guarded(async () => {
        await rm(objectPath(key), { force: true });
        await rm(typePath(key), { force: true });
      });
    },
    async health() {
      const probe = join(folder, "tmp", `health-${randomUUID()}`);
      await guarded(async () => {
        await mkdir(dirname(probe), { recursive: true });
        await writeWhole(probe, HEALTH_BYTES);
        await rm(probe, { force: true });
      });
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

/** What the file system says when the place is away, full, read-only or broken. */
const PLACE_ERRORS = new Set(
  "ENOSPC EDQUOT EROFS EIO EACCES EPERM ENOENT ENOTDIR EEXIST EMFILE ENFILE ENXIO ESTALE ETIMEDOUT".split(
    " ",
  ),
);

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const isOfTheDisk = PLACE_ERRORS.has(code) && "syscall" in (error as object);
    if (isOfTheDisk)
      throw new StorageUnavailable(`storage is not available: ${code}`, { cause: error });
    throw error;
  }
}

/** Makes the new name in a folder last through a power cut, where the system can. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

async function sweep(path: string): Promise<void> {
  const names = await readdir(path).catch(() => []);
  for (const name of names) {
    const found = await stat(join(path, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) {
      await rm(join(path, name), { force: true }).catch(() => {});
    }
  }
}
