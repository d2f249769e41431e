import { isAscii, isUtf8 } from "node:buffer";
import { PassThrough, pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ForeignShape } from "../domain/file-shapes";

/** The file is not whole, or not such a file; `line` is the one that cannot be read, from 1. */
export class FileBroken extends Error {
  override name = "FileBroken";
  constructor(readonly line: number) {
    super(`the file is broken at line ${line}`);
  }
}

/** Why a file is not taken: too large, several in an archive, no list at all, or another one. */
type UnfitReason = "fileTooLarge" | "zipNotSingle" | "fileUnknown" | "fileOther" | ForeignShape;

/** The file is not taken for what it is, whatever its lines say. */
export class FileUnfit extends Error {
  override name = "FileUnfit";
  constructor(readonly reason: UnfitReason) {
    super(`the file is not taken: ${reason}`);
  }
}

/** Whole lines, in UTF-8, each with its line break, which the last line of a file may lack. */
export interface Block {
  readonly bytes: Buffer;
  /** The first line of the block, from 1. */
  readonly line: number;
}

const LINE_END = 0x0a;
const RETURN = 0x0d;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The file as text: unpacked when it begins as gzip does. */
async function unpacked(file: Readable): Promise<Readable> {
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < GZIP.length) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const isPacked = head.subarray(0, GZIP.length).equals(GZIP);
  const out = isPacked ? createGunzip({ chunkSize: 64 * 1024 }) : new PassThrough();
  async function* whole() {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  // What goes wrong destroys `out`, whose reader is told.
  pipeline(whole, out, () => {});
  return out;
}

/** How many line breaks there are. */
export const countLines = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1))
    lines += 1;
  return lines;
};

/** The IRS's files are ASCII; a mirror may have made them Latin 1 or UTF-8. */
const toUtf8 = (bytes: Buffer): Buffer =>
  isAscii(bytes) || isUtf8(bytes) ? bytes : Buffer.from(bytes.toString("latin1"), "utf8");

/** No line is longer; what has none for so long is another kind of file. */
const LONGEST_LINE = 64 * 1024;

/** The largest list has 400 MB: what unpacks to more is none, however small it came. */
export const MAX_UNPACKED = 2_000_000_000;

/**
 * The lines of a file, plain or gzip, in blocks of about `atOnce` bytes; never more than two of them
 * are held.
 * @throws FileBroken for an empty file, or one whose packing is broken or cut; FileUnfit for one that is
 *   larger than any list
 */
export async function* readBlocks(file: Readable, atOnce = 1 << 18): AsyncGenerator<Block> {
  let line = 1;
  let parts: Buffer[] = [];
  let size = 0;
  let total = 0;
  let hasReturns = false;
  const source = await unpacked(file);
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > MAX_UNPACKED) throw new FileUnfit("fileTooLarge");
      parts.push(chunk);
      size += chunk.length;
      if (size < atOnce) continue;
      const bytes = Buffer.concat(parts, size);
      const end = bytes.lastIndexOf(LINE_END) + 1;
      if (bytes.length - end > LONGEST_LINE) {
        // What has no lines at all is told by its beginning.
        if (line === 1 && end === 0) yield { bytes, line };
        throw new FileBroken(line + countLines(bytes));
      }
      hasReturns = bytes[end - 2] === RETURN;
      yield { bytes: toUtf8(bytes.subarray(0, end)), line };
      line += countLines(bytes);
      parts = [bytes.subarray(end)];
      size = bytes.length - end;
    }
  } catch (error) {
    if (isAboutPacking(error)) throw new FileBroken(line + countLines(Buffer.concat(parts)));
    throw error;
  } finally {
    source.destroy();
    file.destroy();
  }
  const rest = Buffer.concat(parts, size);
  if (rest.length === 0 && line > 1) return;
  if (rest.length === 0) throw new FileBroken(1);
  if (rest.at(-1) === LINE_END) yield { bytes: toUtf8(rest), line };
  else yield { bytes: toUtf8(Buffer.concat([rest, missingEnd(rest, hasReturns)])), line };
}

/** What the last line lacks to end as the lines before it do: COPY takes no other end among them. */
function missingEnd(rest: Buffer, hasReturns: boolean): Buffer {
  if (rest.at(-1) === RETURN) return Buffer.of(LINE_END);
  const before = rest.lastIndexOf(LINE_END);
  const isReturned = before === -1 ? hasReturns : rest[before - 1] === RETURN;
  return isReturned ? Buffer.of(RETURN, LINE_END) : Buffer.of(LINE_END);
}

const isAboutPacking = (error: unknown): boolean =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code ?? "").startsWith("Z_");
