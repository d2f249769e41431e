import { inflateSync } from "node:zlib";

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * A WOFF 1.0 file as the TrueType file that it holds, its tables in the clear: fontkit would inflate
 * the table of glyphs again for each of them.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new TypeError("not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER.woff + index * ENTRY.woff;
    const offset = woff.readUInt32BE(entry + 4);
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: stored.length < length ? inflateSync(stored) : stored,
    };
  });
  const start = HEADER.sfnt + count * ENTRY.sfnt;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const sfnt = Buffer.alloc(size);
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  sfnt.writeUInt16BE(power * ENTRY.sfnt, 6);
  sfnt.writeUInt16BE(Math.log2(power), 8);
  sfnt.writeUInt16BE((count - power) * ENTRY.sfnt, 10);
  let at = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt;
    tag.copy(sfnt, entry);
    checksum.copy(sfnt, entry + 4);
    sfnt.writeUInt32BE(at, entry + 8);
    sfnt.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(sfnt, at);
    at += padded(bytes.length);
  }
  return sfnt;
}
