import type { FileHandle } from "node:fs/promises";
import { fromFdPromise } from "yauzl";

/** Office programs write a few dozen, and one for each picture. */
const MOST_ENTRIES = 20_000;

/**
 * The names in a ZIP archive; none when the bytes are no sound archive or it has more than 20,000.
 * Nothing is unpacked.
 */
export async function zipNames(file: FileHandle): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  try {
    const archive = await fromFdPromise(file.fd, { autoClose: false });
    if (archive.entryCount > MOST_ENTRIES) return names;
    for await (const { fileName } of archive.eachEntry()) names.add(fileName);
    return names;
  } catch {
    // What yauzl says of bytes that are no archive has no name of its own.
    return new Set();
  }
}

/**
 * The name and the content of the first entry as OpenDocument has them: neither compressed nor with
 * an extra field, so that they are at a fixed place (OpenDocument 1.3, part 2, 3.3); "" elsewhere.
 */
export function zipStart(head: Buffer): string {
  if (!head.toString("latin1", 0, 4).startsWith("PK\x03\x04") || head.length < 38) return "";
  return head.toString("latin1", 30, 38 + head.readUInt32LE(18));
}
