import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import type pg from "pg";
import type { Ctx } from "#modules/platform/ctx.server";
import { beginFile, type ImportKind, kindOfLines, type LineReader } from "./formats.server";
import { type Checkpoint, keepCheckpoint } from "./import-record.server";
import { type Block, FileBroken, readBlocks } from "./read-blocks.server";
import { type Copy, openCopy, stagingOf } from "./staging.server";

/** A file to import: its name, and how to read it from its beginning, as often as needed. */
export interface ImportFile {
  readonly name: string;
  open(): Readable | Promise<Readable>;
}

/** How far it is, for whoever waits. */
export interface Progress {
  readonly rows: number;
  readonly bytes: number;
  readonly file: string;
}

export interface Loading {
  readonly client: pg.Client;
  readonly ctx: Ctx;
  readonly importId: number;
  readonly kind: ImportKind;
  readonly files: readonly ImportFile[];
  readonly from: Checkpoint | null;
  readonly onProgress?: (progress: Progress) => void;
}

/** So much is loaded in one transaction with its checkpoint: work that a crash undoes. */
const BYTES_OF_A_STEP = 16 << 20;

interface Opened {
  copy: Copy;
  bytes: number;
}

/**
 * Loads the files into staging, from a checkpoint on or from the start.
 * @returns the last checkpoint
 * @throws FileBroken, with the line within the file that is broken, or FileUnfit
 */
export async function loadFiles(loading: Loading): Promise<Checkpoint> {
  const hash = createHash("sha256");
  let rows = loading.from?.rows ?? 0;
  let bytes = 0;
  for (const [index, file] of loading.files.entries()) {
    const skip = skippedLines(loading.from, index);
    for await (const step of loadFile(loading, { file, skip, hash })) {
      rows += step.rows;
      bytes += step.bytes;
      const { lines } = step;
      const checkpoint = { files: index, lines, rows, digest: hash.copy().digest("hex") };
      await step.commit(checkpoint);
      loading.onProgress?.({ rows, bytes, file: file.name });
    }
  }
  if (rows === 0) throw new FileBroken(1);
  const last = { files: loading.files.length, lines: 0, rows, digest: hash.digest("hex") };
  await keepCheckpoint(loading.client, loading.ctx, loading.importId, last);
  return last;
}

/** Lines of a file that are loaded already. */
const skippedLines = (from: Checkpoint | null, index: number): number =>
  !from || index > from.files ? 0 : index < from.files ? Number.POSITIVE_INFINITY : from.lines;

interface Step {
  readonly rows: number;
  readonly bytes: number;
  /** Lines of the file that are loaded after it. */
  readonly lines: number;
  commit(checkpoint: Checkpoint): Promise<void>;
}

async function* loadFile(
  { client, ctx, importId, kind }: Loading,
  { file, skip, hash }: { file: ImportFile; skip: number; hash: Hash },
): AsyncGenerator<Step> {
  let reader: LineReader | undefined;
  let opened: Opened | undefined;
  let rows = 0;
  let bytes = 0;
  let lines = 0;
  const finish = async function* (): AsyncGenerator<Step> {
    if (!opened) return;
    await opened.copy.end();
    opened = undefined;
    yield {
      rows,
      bytes,
      lines,
      commit: async (checkpoint) => {
        await keepCheckpoint(client, ctx, importId, checkpoint);
        await client.query("COMMIT");
      },
    };
    [rows, bytes] = [0, 0];
  };
  try {
    for await (const block of readBlocks(await file.open())) {
      hash.update(block.bytes);
      reader ??= beginFile(kind, block.bytes);
      const body = withoutLines(block, Math.max(skip, reader.headerLines));
      const taken = reader.take(body.bytes);
      if (taken.broken) throw new FileBroken(body.line + taken.broken - 1);
      lines = body.line - 1 + taken.lines;
      if (taken.rows === 0) continue;
      if (!opened) {
        await client.query("BEGIN");
        const text = `COPY ${stagingOf(importId)} ${reader.copy}`;
        opened = { copy: openCopy(client, text, body.line), bytes: 0 };
      }
      await opened.copy.write(taken.bytes);
      [rows, bytes] = [rows + taken.rows, bytes + body.bytes.length];
      if (bytes >= BYTES_OF_A_STEP) yield* finish();
    }
    if (lines <= (reader?.headerLines ?? 0)) throw new FileBroken(Math.max(lines, 1));
    yield* finish();
  } catch (error) {
    if (opened) await opened.copy.end().catch(() => {});
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** What of a block comes after so many lines of the file. */
function withoutLines({ bytes, line }: Block, lines: number): Block {
  const cut = afterLines(bytes, lines - line + 1);
  return { bytes: bytes.subarray(cut.at), line: line + cut.lines };
}

/** Where so many lines of a block end, or all that it has. */
function afterLines(bytes: Buffer, lines: number): { at: number; lines: number } {
  let at = 0;
  let seen = 0;
  while (seen < lines) {
    const end = bytes.indexOf(0x0a, at) + 1;
    if (end === 0) break;
    [at, seen] = [end, seen + 1];
  }
  return { at, lines: seen };
}

/** Whether the files begin with what was loaded up to a checkpoint, byte for byte. */
export async function beginsWith(
  files: readonly ImportFile[],
  { files: whole, lines, digest }: Checkpoint,
): Promise<boolean> {
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const wanted = index < whole ? Number.POSITIVE_INFINITY : lines;
    if (index > whole || wanted === 0) break;
    for await (const { bytes, line } of readBlocks(await file.open())) {
      const cut = afterLines(bytes, wanted - line + 1);
      hash.update(bytes.subarray(0, cut.at));
      if (cut.at < bytes.length) break;
    }
  }
  return hash.digest("hex") === digest;
}

/**
 * Which list a file is, by its first lines.
 * @throws FileBroken when it is empty or cannot be unpacked, FileUnfit when it is none
 */
export async function recognize(file: ImportFile): Promise<ImportKind> {
  for await (const { bytes } of readBlocks(await file.open())) return kindOfLines(bytes);
  throw new FileBroken(1);
}
