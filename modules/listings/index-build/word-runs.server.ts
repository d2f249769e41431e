import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Codes that are held before they go to a file. */
const CODES_OF_A_RUN = 1 << 18;
/** Words that are kept from one run for the next: most come again. */
const WORDS_KEPT = 1 << 17;
const HEAD = 8;
const READ_AT_ONCE = 1 << 17;

/** The codes of a word in one run or in all. */
export interface WordCodes {
  readonly word: string;
  readonly codes: Int32Array;
}

/**
 * Gathers which word is where for any number of rows in bounded memory: sorted runs go to files
 * of their own, and are read back as one, in the order of the words.
 */
export class WordRuns {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), "listing-words-"));
  private readonly files: string[] = [];
  private slots = new Map<string, number>();
  private readonly slotOf = new Int32Array(CODES_OF_A_RUN);
  private readonly codes = new Int32Array(CODES_OF_A_RUN);
  private count = 0;

  add(word: string, code: number): void {
    let slot = this.slots.get(word);
    if (slot === undefined) {
      slot = this.slots.size;
      this.slots.set(ownText(word), slot);
    }
    this.slotOf[this.count] = slot;
    this.codes[this.count] = code;
    this.count += 1;
    if (this.count === CODES_OF_A_RUN) this.flush();
  }

  /** Each word once, in ascending order, with its codes of all runs. */
  *read(): Generator<WordCodes> {
    this.flush();
    const runs = this.files.map((file) => new RunReader(file));
    try {
      for (;;) {
        let word: string | undefined;
        for (const { head } of runs) {
          if (head && (word === undefined || head.word < word)) word = head.word;
        }
        if (word === undefined) return;
        const parts: Int32Array[] = [];
        for (const run of runs) {
          if (run.head?.word !== word) continue;
          parts.push(run.head.codes);
          run.next();
        }
        yield { word, codes: joined(parts) };
      }
    } finally {
      for (const run of runs) run.close();
    }
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private flush(): void {
    if (this.count === 0) return;
    const { size } = this.slots;
    const starts = new Int32Array(size + 1);
    for (let at = 0; at < this.count; at += 1) {
      const slot = (this.slotOf[at] ?? 0) + 1;
      starts[slot] = (starts[slot] ?? 0) + 1;
    }
    for (let slot = 0; slot < size; slot += 1) {
      starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
    }
    const next = starts.slice();
    const grouped = new Int32Array(this.count);
    for (let at = 0; at < this.count; at += 1) {
      const slot = this.slotOf[at] ?? 0;
      const place = next[slot] ?? 0;
      grouped[place] = this.codes[at] ?? 0;
      next[slot] = place + 1;
    }
    const file = path.join(this.folder, String(this.files.length));
    this.files.push(file);
    const codesOf = (word: string) => {
      const slot = this.slots.get(word) ?? 0;
      return grouped.subarray(starts[slot], starts[slot + 1]);
    };
    const words = [...this.slots.keys()].filter((word) => codesOf(word).length > 0).sort();
    writeRun(file, words, codesOf);
    if (size > WORDS_KEPT) this.slots = new Map();
    this.count = 0;
  }
}

/** The word alone: one cut out of a longer text would keep all of that in memory. */
const ownText = (word: string): string => Buffer.from(word).toString();

function writeRun(
  file: string,
  words: readonly string[],
  codesOf: (word: string) => Int32Array,
): void {
  const handle = fs.openSync(file, "w");
  const piece = Buffer.allocUnsafe(READ_AT_ONCE);
  let at = 0;
  const write = (bytes: Uint8Array) => fs.writeSync(handle, bytes);
  for (const word of words) {
    const codes = codesOf(word);
    const length = Buffer.byteLength(word);
    if (at + HEAD + length > piece.length) {
      write(piece.subarray(0, at));
      at = 0;
    }
    at = piece.writeUInt32LE(length, at);
    at = piece.writeUInt32LE(codes.length, at);
    at += piece.write(word, at);
    if (at + codes.byteLength > piece.length) {
      write(piece.subarray(0, at));
      write(new Uint8Array(codes.buffer, codes.byteOffset, codes.byteLength));
      at = 0;
    } else {
      for (const code of codes) at = piece.writeInt32LE(code, at);
    }
  }
  write(piece.subarray(0, at));
  fs.closeSync(handle);
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Reads a run from its file, one word at a time. */
class RunReader {
  head: WordCodes | undefined;
  private readonly handle: number;
  private kept: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.handle = fs.openSync(file, "r");
    this.next();
  }

  next(): void {
    const head = this.take(HEAD);
    if (!head) {
      this.head = undefined;
      return;
    }
    const length = head.readUInt32LE(0);
    const count = head.readUInt32LE(4);
    const body = this.take(length + count * 4) ?? Buffer.alloc(0);
    const word = body.toString("utf8", 0, length);
    const codes = new Int32Array(new Uint8Array(body.subarray(length)).buffer);
    this.head = { word, codes };
  }

  close(): void {
    fs.closeSync(this.handle);
  }

  private take(length: number): Buffer | undefined {
    if (this.kept.length < length) {
      const more = Buffer.alloc(Math.max(READ_AT_ONCE, length - this.kept.length));
      const read = fs.readSync(this.handle, more);
      this.kept = Buffer.concat([this.kept, more.subarray(0, read)]);
      if (this.kept.length < length) return undefined;
    }
    const taken = this.kept.subarray(0, length);
    this.kept = this.kept.subarray(length);
    return taken;
  }
}
