import { STATE_MARK } from "./fields";
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

  constructor(private readonly rowCount: number) {
    this.bits = new Uint8Array(rowCount);
  }

  /** Takes the next word with its codes (`codeOf`), and gives the nodes that are complete. */
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
      const { sections, codes } = this.gather(top);
      if (top.prefix !== STATE_MARK) {
        const isWord = top.exact !== undefined;
        yield { prefix: top.prefix, isWord, postings: Postings.of(sections) };
      }
      const below = this.open.at(-1);
      if (below && below.prefix.length >= length) below.longer.push(codes);
      else if (length > 0) {
        const prefix = top.prefix.slice(0, length);
        this.open.push({ prefix, exact: undefined, longer: [codes] });
      }
    }
  }

  /** Each row once, in its best section, and as a code in its best field for the node below. */
  private gather({ exact, longer }: Open): { sections: Int32Array[]; codes: Int32Array } {
    const { bits } = this;
    const touched: number[] = [];
    let sum = exact?.length ?? 0;
    for (const codes of longer) sum += codes.length;
    const isDense = sum > this.rowCount / SORTED_BELOW;
    const mark = (codes: Int32Array, isExact: boolean) => {
      for (const code of codes) {
        const row = rowOf(code);
        if (bits[row] === 0 && !isDense) touched.push(row);
        bits[row] = (bits[row] ?? 0) | (1 << sectionOf(fieldOf(code), isExact));
      }
    };
    if (exact) mark(exact, true);
    for (const codes of longer) mark(codes, false);
    const rows = isDense ? undefined : Int32Array.from(touched).sort();
    return this.collect(rows);
  }

  /** Reads the bits of these rows, or of all, in ascending order, and clears them. */
  private collect(rows: Int32Array | undefined): { sections: Int32Array[]; codes: Int32Array } {
    const { bits } = this;
    const count = rows?.length ?? this.rowCount;
    const sizes = new Int32Array(SECTIONS);
    for (let index = 0; index < count; index += 1) {
      const found = bits[rows ? (rows[index] ?? 0) : index] ?? 0;
      if (found !== 0) sizes[lowestBit(found)] = (sizes[lowestBit(found)] ?? 0) + 1;
    }
    const sections = Array.from(sizes, (size) => new Int32Array(size));
    const codes = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
    const filled = new Int32Array(SECTIONS);
    let at = 0;
    for (let index = 0; index < count; index += 1) {
      const row = rows ? (rows[index] ?? 0) : index;
      const found = bits[row] ?? 0;
      if (found === 0) continue;
      const section = lowestBit(found);
      const place = filled[section] ?? 0;
      (sections[section] as Int32Array)[place] = row;
      filled[section] = place + 1;
      codes[at] = codeOf(row, bestField(found));
      at += 1;
      bits[row] = 0;
    }
    return { sections, codes };
  }
}

/** The number of the lowest bit that is set. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Sections 0 and 2 are a name's first word, 1 and 3 another word of it. */
const bestField = (bits: number): number => (bits & 0b101 ? 0 : bits & 0b1010 ? 1 : 2);

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
