import { Postings, sectionOf } from "./postings";

/**
 * How well something answers a keyword, best first: by its EIN; the whole name; a name that begins
 * so; the words themselves in the names; words that begin so; with the city's help.
 */
export const RANK = { ein: 0, whole: 1, begins: 2, words: 3, beginnings: 4, city: 5 } as const;
export const RANKS = 6;

/** The rank that a section of postings alone gives: of one word, its place in a name counts. */
const oneWord = [RANK.begins, RANK.words, RANK.beginnings, RANK.beginnings, RANK.city, RANK.city];
const severalWords = [
  RANK.words,
  RANK.words,
  RANK.beginnings,
  RANK.beginnings,
  RANK.city,
  RANK.city,
];

/** The rank of a word in a field, alone or beside others. */
export const rankOf = (field: number, isExact: boolean, isAlone: boolean): number =>
  (isAlone ? oneWord : severalWords)[sectionOf(field, isExact)] ?? RANK.city;

/** Rows whose name is, or begins with, the whole phrase; rows that an EIN begins with. */
export interface Better {
  readonly ein: Iterable<number>;
  readonly whole: Iterable<number>;
  readonly begins: Iterable<number>;
}

/** What must be true of every row. */
export interface Narrowing {
  /** Only these, as of a state. */
  readonly only?: Postings | undefined;
  /** Never these: they are shown as accounts. */
  readonly without: readonly number[];
}

const NOT_HERE = 255;

/**
 * The rows that have every word, by rank, in each in their own order.
 * @param rowCount rows are numbered below it
 */
export function rankRows(
  rowCount: number,
  words: readonly Postings[],
  better: Better,
  { only, without }: Narrowing,
): Int32Array[] {
  const rank = new Uint8Array(rowCount).fill(NOT_HERE);
  intersect(rank, words);
  for (const row of better.begins)
    if ((rank[row] ?? NOT_HERE) > RANK.begins) lift(rank, row, RANK.begins);
  for (const row of better.whole) lift(rank, row, RANK.whole);
  for (const row of better.ein) if (row < rowCount) rank[row] = RANK.ein;
  for (const row of without) rank[row] = NOT_HERE;
  if (only) keepOnly(rank, only);
  return bucket(rank);
}

/** A better rank for a row that has all the words. */
function lift(rank: Uint8Array, row: number, better: number): void {
  if (rank[row] !== undefined && rank[row] !== NOT_HERE) rank[row] = better;
}

/** The worst rank that one of the words gives, for rows that have them all. */
function intersect(rank: Uint8Array, words: readonly Postings[]): void {
  const ordered = words.toSorted((a, b) => a.rows.length - b.rows.length);
  const ranks = words.length === 1 ? oneWord : severalWords;
  const seen = words.length > 1 ? new Uint8Array(rank.length) : undefined;
  for (const [index, word] of ordered.entries()) {
    for (const [section, rows] of word.sections().entries()) {
      const own = ranks[section] ?? RANK.city;
      for (const row of rows) {
        if (seen) {
          if (seen[row] !== index) continue;
          seen[row] = index + 1;
        }
        const before = rank[row] ?? NOT_HERE;
        rank[row] = index === 0 || own > before ? own : before;
      }
    }
  }
  if (!seen) return;
  for (let row = 0; row < rank.length; row += 1) {
    if (seen[row] !== words.length) rank[row] = NOT_HERE;
  }
}

function keepOnly(rank: Uint8Array, only: Postings): void {
  const kept = new Uint8Array(rank.length);
  for (const row of only.rows) kept[row] = 1;
  for (let row = 0; row < rank.length; row += 1) if (kept[row] === 0) rank[row] = NOT_HERE;
}

function bucket(rank: Uint8Array): Int32Array[] {
  const sizes = new Int32Array(NOT_HERE + 1);
  for (const one of rank) sizes[one] = (sizes[one] ?? 0) + 1;
  const rows = Array.from({ length: RANKS }, (_, one) => new Int32Array(sizes[one] ?? 0));
  const filled = new Int32Array(RANKS);
  for (let row = 0; row < rank.length; row += 1) {
    const one = rank[row] ?? NOT_HERE;
    if (one === NOT_HERE) continue;
    const place = filled[one] ?? 0;
    (rows[one] as Int32Array)[place] = row;
    filled[one] = place + 1;
  }
  return rows;
}

/** All postings of several words as those of one, for words that were meant alike. */
export function unite(all: readonly Postings[]): Postings | undefined {
  const [only] = all;
  if (all.length <= 1) return only;
  const seen = new Set<number>();
  const parts = all.map((one) => one.sections());
  const sections = (parts[0] ?? []).map((_, section) => {
    const rows: number[] = [];
    for (const part of parts) {
      for (const row of part[section] ?? []) {
        if (seen.has(row)) continue;
        seen.add(row);
        rows.push(row);
      }
    }
    return Int32Array.from(rows).sort();
  });
  return Postings.of(sections);
}

/** An account among the rows: its rank, and the row before which it stands. */
export interface Placed {
  readonly rank: number;
  readonly place: number;
}

export type Slot<A> = { readonly row: number } | { readonly account: A };

/**
 * What stands at `offset` and after it, rows and accounts together. `accounts` are in the order in
 * which equals are shown.
 */
export function slice<A extends Placed>(
  rows: readonly Int32Array[],
  accounts: readonly A[],
  { offset, count }: { readonly offset: number; readonly count: number },
): Slot<A>[] {
  const slots: Slot<A>[] = [];
  let start = 0;
  for (let rank = 0; rank < RANKS && slots.length < count; rank += 1) {
    const own = rows[rank] ?? new Int32Array(0);
    const beside = accounts.filter((one) => one.rank === rank);
    const size = own.length + beside.length;
    for (let at = Math.max(0, offset - start); at < size && slots.length < count; at += 1) {
      slots.push(slotAt(own, beside, at));
    }
    start += size;
  }
  return slots;
}

/** The `at`-th of rows and accounts of one rank. */
function slotAt<A extends Placed>(rows: Int32Array, accounts: readonly A[], at: number): Slot<A> {
  let before = 0;
  for (const account of accounts) {
    const index = below(rows, account.place) + before;
    if (index === at) return { account };
    if (index > at) break;
    before += 1;
  }
  return { row: rows[at - before] ?? 0 };
}

/** How many rows are below a number. */
function below(rows: Int32Array, number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
