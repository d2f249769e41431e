import { FIELD } from "./fields";

/**
 * How a row has what was typed, best first: the word itself as a name's first, the word elsewhere
 * in a name, a word that begins so as a name's first, elsewhere in a name; then in the city.
 */
export const SECTIONS = 6;
const EXACT = [0, 1, 4] as const;
const LONGER = [2, 3, 5] as const;
/** Which section a word in a field belongs to. */
export const sectionOf = (field: number, isExact: boolean): number =>
  (isExact ? EXACT : LONGER)[field] ?? LONGER[FIELD.city];

/** Rows by section, in each in the order of the list; the bytes are what the database keeps. */
export class Postings {
  readonly sizes: Int32Array;
  readonly rows: Int32Array;

  private constructor(words: Int32Array) {
    this.sizes = words.subarray(0, SECTIONS);
    this.rows = words.subarray(SECTIONS);
  }

  static read(bytes: Uint8Array): Postings {
    const isAligned = bytes.byteOffset % Int32Array.BYTES_PER_ELEMENT === 0;
    const { buffer, byteOffset, byteLength } = isAligned ? bytes : new Uint8Array(bytes);
    return new Postings(
      new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT),
    );
  }

  static of(sections: readonly Int32Array[]): Postings {
    const total = sections.reduce((sum, section) => sum + section.length, 0);
    const words = new Int32Array(SECTIONS + total);
    let at = SECTIONS;
    for (const [index, section] of sections.entries()) {
      words[index] = section.length;
      words.set(section, at);
      at += section.length;
    }
    return new Postings(words);
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

/** Where a word stands in which row, in one number. */
export const codeOf = (row: number, field: number): number => (row << 2) | field;
export const rowOf = (code: number): number => code >> 2;
export const fieldOf = (code: number): number => code & 3;
