import { readFile } from "node:fs/promises";
import { constants, inflateSync } from "node:zlib";
import { MAX_FRAMES, MAX_PIXELS } from "./protocol";

/** To how much all texts and profiles of a PNG may inflate together, in bytes. */
const MAX_TEXT = 8_000_000;

const isGif = (bytes: Buffer) => bytes.toString("latin1", 0, 3) === "GIF";
const isPng = (bytes: Buffer) => bytes.toString("latin1", 1, 4) === "PNG";
const isWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

/**
 * Refuses a picture by what it holds besides the pixels that our decoder looks at: other programs
 * show the whole of a document. Of a damaged file what can be read counts, the rest is for the decoder.
 * @throws RangeError for more than `MAX_FRAMES` pictures, a GIF's screen of more than `MAX_PIXELS`,
 *   texts that inflate to more than 8 MB
 */
export async function checkBounds(path: string, head: Buffer): Promise<void> {
  if (isGif(head)) return checkGif(await readFile(path));
  if (isPng(head)) return checkPng(await readFile(path));
  if (isWebp(head)) checkFrames(framesOfWebp(await readFile(path)));
}

function checkFrames(frames: number): void {
  if (frames > MAX_FRAMES) throw new RangeError("an animation of too many pictures");
}

/** The length of a GIF's color table, by the byte of flags before it. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function checkGif(bytes: Buffer): void {
  if (bytes.length < 13) return;
  // The decoder asks for the first picture's size alone.
  if (bytes.readUInt16LE(6) * bytes.readUInt16LE(8) > MAX_PIXELS) {
    throw new RangeError("a GIF of too many pixels");
  }
  let at = 13 + tableLength(bytes[10] ?? 0);
  let frames = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      checkFrames(frames);
      // The place of the picture, its colors, and how many bits its codes begin with.
      at = pastBlocks(bytes, at + 10 + tableLength(bytes[at + 9] ?? 0) + 1);
    } else if (bytes[at] === 0x21) {
      at = pastBlocks(bytes, at + 2);
    } else {
      return;
    }
  }
}

/** Where a GIF goes on after blocks that say their length, up to the empty one. */
function pastBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at]) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

function checkPng(bytes: Buffer): void {
  let room = MAX_TEXT;
  let frames = 0;
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    room -= inflatedLength(packedIn(type, data), room);
    if (type === "acTL" && data.length >= 4) checkFrames(data.readUInt32BE(0));
    if (type === "fcTL") frames += 1;
    checkFrames(frames);
    at += 12 + length;
  }
}

/** What is packed in a chunk, behind its name (PNG, third edition, 11.3). */
function packedIn(type: string, data: Buffer): Buffer {
  const name = data.indexOf(0);
  if (name < 0) return Buffer.alloc(0);
  // One byte says by which method.
  if (type === "zTXt" || type === "iCCP") return data.subarray(name + 2);
  if (type !== "iTXt" || data[name + 1] !== 1) return Buffer.alloc(0);
  const language = data.indexOf(0, name + 3);
  const translated = data.indexOf(0, language + 1);
  return language < 0 || translated < 0 ? Buffer.alloc(0) : data.subarray(translated + 1);
}

function inflatedLength(packed: Buffer, room: number): number {
  if (packed.length === 0) return 0;
  try {
    // Text without its end counts as far as it goes.
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(packed, { finishFlush, maxOutputLength: room + 1 }).length;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ERR_BUFFER_TOO_LARGE") return 0;
    throw new RangeError("a PNG with too much text");
  }
}

function framesOfWebp(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString("latin1", at, at + 4) === "ANMF") frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return frames;
}
