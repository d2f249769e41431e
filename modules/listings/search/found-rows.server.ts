import { entryFields } from "../domain/fields";
import { type PlacedRow, type Range, sumOf } from "../domain/page-window";
import { RANK, RANKS, rankOf, rankSizes } from "../domain/ranking";
import { type IndexPart, type KeyRow, type NodePart, readIndex } from "./read-index.server";

/** The rows that answer a keyword, by rank, in each in their own order; read as far as they are shown. */
export interface FoundRows {
  /** How many there are of each rank, the hidden ones too. */
  readonly sizes: readonly number[];
  /** Rows in whose place an account is shown. */
  readonly hidden: readonly PlacedRow[];
  read(range: Range): Promise<Int32Array>;
}

export const noRows: FoundRows = {
  sizes: [],
  hidden: [],
  read: () => Promise.resolve(new Int32Array(0)),
};

/** Every row of the index. */
export function everyRow({ entries, taken }: IndexPart): FoundRows {
  const sizes = new Array<number>(RANKS).fill(0);
  sizes[RANK.words] = entries;
  return {
    sizes,
    hidden: taken.map((row) => ({ rank: RANK.words, row })),
    read: ({ from, to }) =>
      Promise.resolve(Int32Array.from({ length: to - from }, (_, index) => from + index)),
  };
}

/**
 * The rows of a node, of which those of a range are read already.
 * @param taken the rows of the index that are shown as accounts
 */
export function rowsOfNode(node: NodePart, taken: readonly KeyRow[], known: Range): FoundRows {
  return {
    sizes: rankSizes(node.sizes),
    hidden: hiddenOf(node, taken),
    read: async (range) => {
      const isKnown = range.from >= known.from && range.to <= known.from + node.rows.length;
      if (isKnown) return node.rows.subarray(range.from - known.from, range.to - known.from);
      const more = await readIndex(node.prefix, range);
      return more.node?.rows ?? new Int32Array(0);
    },
  };
}

/** Which of the rows that are shown as accounts a node has, and where. */
function hiddenOf({ prefix }: NodePart, taken: readonly KeyRow[]): PlacedRow[] {
  const hidden: PlacedRow[] = [];
  for (const entry of taken) {
    const ranks: number[] = [];
    for (const [word, field] of entryFields(entry)) {
      if (word.startsWith(prefix)) ranks.push(rankOf(field, word === prefix, true));
    }
    if (ranks.length > 0) hidden.push({ rank: Math.min(...ranks), row: entry.position });
  }
  return hidden;
}

/** Rows that were put in order already. */
export function rankedRows(ranked: readonly Int32Array[]): FoundRows {
  const sizes = ranked.map(({ length }) => length);
  return {
    sizes,
    hidden: [],
    read: ({ from, to }) => {
      const rows = new Int32Array(Math.max(0, Math.min(to, sumOf(sizes)) - from));
      let start = 0;
      for (const own of ranked) {
        const part = own.subarray(Math.max(0, from - start), Math.max(0, to - start));
        if (part.length > 0) rows.set(part, Math.max(0, start - from));
        start += own.length;
      }
      return Promise.resolve(rows);
    },
  };
}

/** How many rows are shown. */
export const shownOf = ({ sizes, hidden }: FoundRows): number => sumOf(sizes) - hidden.length;
