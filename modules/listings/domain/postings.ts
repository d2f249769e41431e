import { FIELD } from "./fields";

/**
 * How a row has what was typed, best first: the word itself as a name's first; the word elsewhere in
 * a name; a word of a name that begins so; in the city. This is the order in which one word's rows
 * are shown.
 */
export const SECTIONS = 4;
const EXACT = [0, 1, 3] as const;
const LONGER = [2, 2, 3] as const;
/** Which section a word in a field belongs to. */
export const sectionOf = (field: number, isExact: boolean): number =>
  (isExact ? EXACT : LONGER)[field] ?? LONGER[FIELD.city];

/** How many bytes of postings stand before their rows, and how many each row has. */
export const HEAD_BYTES = SECTIONS * Int32Array.BYTES_PER_ELEMENT;
export const ROW_BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Numbers as the database keeps them. */
export function readNumbers(bytes: Uint8Array): Int32Array {
  const isAligned = bytes.byteOffset % Int32Array.BYTES_PER_ELEMENT === 0;
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : new Uint8Array(bytes);
  return new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);
}

/** Rows by section, in each in the order of the list; the bytes are what the database keeps. */
export class Postings {
  readonly sizes: Int32Array;
  readonly rows: Int32Array;

  private constructor(words: Int32Array) {
    this.sizes = words.subarray(0, SECTIONS);
    this.rows = words.subarray(SECTIONS);
  }

  static read(bytes: Uint8Array): Postings {
    return new Postings(readNumbers(bytes));
  }

  static of(sections: readonly Int32Array[]): Postings {
    const sizes = Int32Array.from(sections, ({ length }) => length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const postings = Postings.sized(new Int32Array(SECTIONS + total), sizes);
    let at = 0;
    for (const section of sections) {
      postings.rows.set(section, at);
      at += section.length;
    }
    return postings;
  }

  /** Postings in the given numbers, which may be more than they need; their rows are still to be set. */
  static sized(numbers: Int32Array, sizes: Int32Array): Postings {
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const postings = new Postings(numbers.subarray(0, SECTIONS + total));
    postings.sizes.set(sizes);
    return postings;
  }

  get bytes(): Buffer {
    const { buffer, byteOffset, byteLength } = this.sizes;
    return Buffer.from(buffer, byteOffset, byteLength + this.rows.byteLength);
  }

  /** The rows of each section. */
  sections(): Int32Array[] {
    let at = 0;
    return Array.from(this.sizes, (size) => {
      at += size;
      return this.rows.subarray(at - size, at);
    });
  }
}

/** Where a word is in which row, in one number. */
export const codeOf = (row: number, field: number): number => (row << 2) | field;
export const rowOf = (code: number): number => code >> 2;
export const fieldOf = (code: number): number => code & 3;
