import { type FileHandle, open } from "node:fs/promises";
import type { ContestVideoKind } from "../files/contract";

/** Where a file ends by what it says of itself; undefined where it says nothing. */
type ClaimedEnd = (file: FileHandle, size: number) => Promise<number | undefined>;

/** The most parts of a file that are looked at; films in small pieces have thousands. */
const MOST_PARTS = 50_000;

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** MP4, QuickTime, 3GPP: boxes that say their length (ISO/IEC 14496-12, 4.2). */
const endOfBoxes: ClaimedEnd = async (file, size) => {
  let at = 0;
  for (let parts = 0; at < size && parts < MOST_PARTS; parts++) {
    const head = await read(file, at, 16);
    // What has no name is no box: something stands behind the film.
    if (head.length < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(head.toString("latin1", 4, 8))) return;
    const short = head.readUInt32BE(0);
    // To the end of the file, however long it is.
    if (short === 0) return;
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return;
    at += length;
  }
  return at;
};

/** AVI: lists that say their length, one behind the other when the film is long. */
const endOfLists: ClaimedEnd = async (file, size) => {
  let at = 0;
  for (let parts = 0; at < size && parts < MOST_PARTS; parts++) {
    const head = await read(file, at, 8);
    if (head.length < 8 || head.toString("latin1", 0, 4) !== "RIFF") break;
    const length = head.readUInt32LE(4);
    // A recorder that stopped without a word has filled in nothing.
    if (length === 0 || length === 0xffff_ffff) return;
    at += 8 + length;
  }
  return at;
};

/** The length of an element of Matroska, and where its content begins (RFC 8794, 6). */
function elementAt(bytes: Buffer, at: number): { start: number; length: number } | undefined {
  const first = bytes[at] ?? 0;
  const width = Math.clz32(first) - 23;
  if (first === 0 || at + width > bytes.length) return undefined;
  let length = first & (0xff >> width);
  let isUnknown = length === 0xff >> width;
  for (const byte of bytes.subarray(at + 1, at + width)) {
    length = length * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? undefined : { start: at + width, length };
}

/** Matroska, WebM: behind a head the one segment, which live recordings leave without a length. */
const endOfSegment: ClaimedEnd = async (file) => {
  const bytes = await read(file, 0, 1_024);
  const head = elementAt(bytes, 4);
  if (!head) return;
  const at = head.start + head.length;
  if (bytes.toString("hex", at, at + 4) !== "18538067") return;
  const segment = elementAt(bytes, at + 4);
  return segment && segment.start + segment.length;
};

const FILE_PROPERTIES = Buffer.from("a1dcab8c47a9cf118ee400c00c205365", "hex");

/** WMV: the properties of the file name its size, unless it is a broadcast (ASF, 3.2). */
const endOfAsf: ClaimedEnd = async (file) => {
  const bytes = await read(file, 0, 65_536);
  const at = bytes.indexOf(FILE_PROPERTIES);
  if (at < 0 || at + 92 > bytes.length) return;
  const isBroadcast = bytes.readUInt32LE(at + 88) & 1;
  return isBroadcast ? undefined : Number(bytes.readBigUInt64LE(at + 40));
};

/** Ogg: the last page says how long it is (RFC 3533, 6); none is longer than 65,307 bytes. */
const endOfPages: ClaimedEnd = async (file, size) => {
  const from = Math.max(0, size - 65_536);
  const bytes = await read(file, from, 65_536);
  const at = bytes.lastIndexOf("OggS");
  const count = bytes[at + 26];
  if (at < 0 || count === undefined) return at < 0 ? undefined : size + 1;
  const lengths = bytes.subarray(at + 27, at + 27 + count);
  return from + at + 27 + count + lengths.reduce((sum, length) => sum + length, 0);
};

const claims: Partial<Record<ContestVideoKind, ClaimedEnd>> = {
  mp4: endOfBoxes,
  quicktime: endOfBoxes,
  "3gpp": endOfBoxes,
  avi: endOfLists,
  matroska: endOfSegment,
  webm: endOfSegment,
  wmv: endOfAsf,
  ogg: endOfPages,
};

/**
 * Whether a film is as long as its container says, in bytes. Streams (MPEG, FLV) say nothing, and
 * count as whole; so does a film behind which something else stands.
 */
export async function isWhole(path: string, kind: ContestVideoKind): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = await claims[kind]?.(file, size);
    return end === undefined || end <= size;
  } finally {
    await file.close();
  }
}
