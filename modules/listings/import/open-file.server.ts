import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { isOfficeEntry } from "../domain/file-shapes";
import type { ImportFile } from "./load.server";
import { countLines, FileBroken, FileUnfit, MAX_UNPACKED } from "./read-blocks.server";

/** How a ZIP archive begins: with its first file, or with its end when it has none. */
const ZIP = [Buffer.from("PK\x03\x04", "latin1"), Buffer.from("PK\x05\x06", "latin1")];

/** A file of this machine: as it is, gzip, or a ZIP archive that holds nothing but it. */
export const fileAt = (path: string, name: string): ImportFile => ({
  name,
  open: async () =>
    (await isZip(path)) ? unzipped(path) : createReadStream(path, { highWaterMark: 1 << 18 }),
});

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4);
    await file.read(head, 0, head.length, 0);
    return ZIP.some((begin) => head.equals(begin));
  } finally {
    await file.close();
  }
}

/**
 * The content of an archive's one file. Its name is never used: nothing is written by it.
 * @throws FileBroken for an archive that is not whole, FileUnfit for one of several files
 */
async function unzipped(path: string): Promise<Readable> {
  const zip = await openPromise(path, { autoClose: false }).catch(asBroken);
  try {
    const entry = await onlyEntry(zip);
    const content = await zip.openReadStreamPromise(entry);
    const out = Readable.from(checked(content, entry.crc32), { objectMode: false });
    return out.once("close", () => {
      content.destroy();
      zip.close();
    });
  } catch (error) {
    zip.close();
    return asBroken(error);
  }
}

async function onlyEntry(zip: ZipFile): Promise<Entry> {
  if (zip.entryCount !== 1) {
    throw new FileUnfit((await isOffice(zip)) ? "fileOffice" : "zipNotSingle");
  }
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > MAX_UNPACKED) throw new FileUnfit("fileTooLarge");
    return entry;
  }
  throw new FileUnfit("zipNotSingle");
}

/** Whether it is a file of an office program, by one of its first entries. */
async function isOffice(zip: ZipFile): Promise<boolean> {
  let looks = 0;
  for await (const { fileName } of zip.eachEntry()) {
    looks += 1;
    if (isOfficeEntry(fileName)) return true;
    if (looks > 20) break;
  }
  return false;
}

/** The bytes of an entry, which end in a fault unless their checksum is the archive's. */
async function* checked(content: Readable, sum: number): AsyncGenerator<Buffer> {
  let seen = 0;
  let line = 1;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      seen = crc32(chunk, seen);
      line += countLines(chunk);
      yield chunk;
    }
  } catch (error) {
    asBroken(error, line);
  }
  if (seen !== sum) throw new FileBroken(line);
}

/** What the archive's reader objects to; a fault of the disk stays one. */
function asBroken(error: unknown, line = 1): never {
  const isFault =
    error instanceof FileUnfit || error instanceof FileBroken || "syscall" in (error as object);
  throw isFault ? error : new FileBroken(line);
}
