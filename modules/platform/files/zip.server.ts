import type { FileHandle } from "node:fs/promises";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record with the longest comment. */
const LONGEST_END = 22 + 65_535;
const LARGEST_LIST = 1_000_000;

/**
 * The names in a ZIP archive, from its central directory; none when the bytes are no archive or
 * its directory is larger than a megabyte. Nothing is unpacked.
 */
export async function zipNames(file: FileHandle, size: number): Promise<ReadonlySet<string>> {
  const tail = await readAt(file, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  const at = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (at < 0 || at + 22 > tail.length || tail.readUInt32LE(at) !== END) return new Set();
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (length > LARGEST_LIST || start + length > size) return new Set();
  return namesIn(await readAt(file, start, length));
}

function namesIn(list: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === ENTRY; ) {
    const length = list.readUInt16LE(at + 28);
    names.add(list.toString("utf8", at + 46, at + 46 + length));
    at += 46 + length + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

/** The name and, uncompressed, the content of the first entry; "" when the bytes are no archive. */
export function zipStart(head: Buffer): string {
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) return "";
  const nameLength = head.readUInt16LE(26);
  const from = 30 + nameLength;
  const content = from + head.readUInt16LE(28);
  const name = head.toString("latin1", 30, from);
  return name + head.toString("latin1", content, content + head.readUInt32LE(18));
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}
