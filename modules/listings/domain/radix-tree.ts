import { FIELD, STATE_MARK } from "./fields";
import { codeOf, fieldOf, Postings, rowOf, SECTIONS, sectionOf } from "./postings";

export interface Node {
  readonly prefix: string;
  /** Whether it is a word itself, not only the beginning of several. */
  readonly isWord: boolean;
  readonly postings: Postings;
}

interface Open {
  readonly prefix: string;
  exact: Int32Array | undefined;
  readonly longer: Int32Array[];
}

/** More of the rows than one in so many are gathered by going through all, not by sorting. */
const SORTED_BELOW = 16;

/**
 * Makes the nodes of a radix tree from words in ascending order: one for each word and each
 * beginning at which words part. What was typed is looked up as the first node at or after it.
 */
export class RadixTree {
  private readonly open: Open[] = [];
  private last = "";
  /** For each row a bit for every section that it is in; all zero between two nodes. */
  private readonly bits: Uint8Array;
  private readonly touched: Int32Array;
  /** Where the postings of the node that was given last stand. */
  private readonly numbers: Int32Array;

  constructor(private readonly rowCount: number) {
    this.bits = new Uint8Array(rowCount);
    this.touched = new Int32Array(Math.ceil(rowCount / SORTED_BELOW));
    this.numbers = new Int32Array(SECTIONS + rowCount);
  }

  /**
   * Takes the next word with its codes (`codeOf`), and gives the nodes that are complete. The
   * postings of each hold until the next one is asked for.
   */
  *add(word: string, codes: Int32Array): Generator<Node> {
    yield* this.closeTo(commonLength(this.last, word));
    this.open.push({ prefix: word, exact: codes, longer: [] });
    this.last = word;
  }

  *end(): Generator<Node> {
    yield* this.closeTo(0);
    this.last = "";
  }

  private *closeTo(length: number): Generator<Node> {
    for (let top = this.open.at(-1); top && top.prefix.length > length; top = this.open.at(-1)) {
      this.open.pop();
      const touched = this.mark(top);
      const postings = this.collect(touched);
      const below = this.open.at(-1);
      const isForBelow = below && below.prefix.length >= length;
      if (isForBelow || length > 0) {
        const codes = top.longer.length === 0 && top.exact ? top.exact : this.codes(postings.rows);
        if (isForBelow) below.longer.push(codes);
        else {
          const prefix = top.prefix.slice(0, length);
          this.open.push({ prefix, exact: undefined, longer: [codes] });
        }
      }
      for (const row of postings.rows) this.bits[row] = 0;
      const isWord = top.exact !== undefined;
      if (top.prefix !== STATE_MARK) yield { prefix: top.prefix, isWord, postings };
    }
  }

  /**
   * Sets the bits of every row of a node.
   * @returns the rows in ascending order; undefined for so many that all are better gone through
   */
  private mark({ exact, longer }: Open): Int32Array | undefined {
    const { bits } = this;
    let sum = exact?.length ?? 0;
    for (const codes of longer) sum += codes.length;
    const touched = sum > this.touched.length ? undefined : this.touched;
    let count = 0;
    const mark = (codes: Int32Array, isExact: boolean) => {
      for (const code of codes) {
        const row = rowOf(code);
        if (touched && bits[row] === 0) {
          touched[count] = row;
          count += 1;
        }
        bits[row] = (bits[row] ?? 0) | (1 << sectionOf(fieldOf(code), isExact));
      }
    };
    if (exact) mark(exact, true);
    for (const codes of longer) mark(codes, false);
    return touched?.subarray(0, count).sort();
  }

  /** Each marked row once, in its best section. */
  private collect(touched: Int32Array | undefined): Postings {
    const { bits } = this;
    const count = touched?.length ?? this.rowCount;
    const sizes = new Int32Array(SECTIONS);
    for (let index = 0; index < count; index += 1) {
      const found = bits[touched ? (touched[index] ?? 0) : index] ?? 0;
      if (found !== 0) sizes[lowestBit(found)] = (sizes[lowestBit(found)] ?? 0) + 1;
    }
    const postings = Postings.sized(this.numbers, sizes);
    const next = sizes.map((_, section) => sizes.subarray(0, section).reduce(sum, 0));
    for (let index = 0; index < count; index += 1) {
      const row = touched ? (touched[index] ?? 0) : index;
      const found = bits[row] ?? 0;
      if (found === 0) continue;
      const section = lowestBit(found);
      const place = next[section] ?? 0;
      postings.rows[place] = row;
      next[section] = place + 1;
    }
    return postings;
  }

  /** Rows with the best field of each, for the node below. */
  private codes(rows: Int32Array): Int32Array {
    return rows.map((row) => codeOf(row, bestField(this.bits[row] ?? 0)));
  }
}

const sum = (a: number, b: number): number => a + b;

/** The number of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** A field that puts the row into the best section of a node above: there only the city is apart. */
const bestField = (bits: number): number => (bits & 0b111 ? FIELD.other : FIELD.city);

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
