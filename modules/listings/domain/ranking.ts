import { type Postings, sectionOf } from "./postings";

/**
 * How well something answers a keyword, best first: by its EIN; the whole name; a name that begins
 * so; the words themselves in the names; words that begin so; with the city's help.
 */
export const RANK = { ein: 0, whole: 1, begins: 2, words: 3, beginnings: 4, city: 5 } as const;
export const RANKS = 6;

/** The rank that a section of postings alone gives: of one word, its place in a name counts. */
const oneWord = [RANK.begins, RANK.words, RANK.beginnings, RANK.city];
const severalWords = [RANK.words, RANK.words, RANK.beginnings, RANK.city];

/** How many rows of each rank a word alone has, by the sizes of its sections. */
export function rankSizes(sizes: Int32Array): number[] {
  const ranks = new Array<number>(RANKS).fill(0);
  for (const [section, rank] of oneWord.entries()) ranks[rank] = sizes[section] ?? 0;
  return ranks;
}

/** The rank of a word in a field, alone or beside others. */
export const rankOf = (field: number, isExact: boolean, isAlone: boolean): number =>
  (isAlone ? oneWord : severalWords)[sectionOf(field, isExact)] ?? RANK.city;

/** A word of a row with its field, and whether it begins as one that was looked for. */
type Fields = Iterable<readonly [word: string, field: number]>;

/** The rank of a row among those that have every word; undefined when it lacks one. */
export function rankIn(
  fields: Fields,
  names: readonly string[],
  { words, phrase }: { readonly words: readonly string[]; readonly phrase: string },
): number | undefined {
  const own = [...fields];
  const isAlone = words.length === 1;
  const ranks = words.map((beginning) =>
    own.reduce(
      (best, [word, field]) =>
        word.startsWith(beginning)
          ? Math.min(best, rankOf(field, word === beginning, isAlone))
          : best,
      RANKS,
    ),
  );
  const worst = Math.max(...ranks);
  if (worst === RANKS) return undefined;
  if (isAlone) return worst;
  if (names.includes(phrase)) return RANK.whole;
  return names.some((name) => name.startsWith(phrase)) ? Math.min(worst, RANK.begins) : worst;
}

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

/**
 * The rows that have every word, by rank, in each in their own order. The work is that of the words'
 * rows, not of all rows.
 * @param rowCount rows are numbered below it
 */
export function rankRows(
  rowCount: number,
  words: readonly Postings[],
  better: Better,
  { only, without }: Narrowing,
): Int32Array[] {
  // One more than the rank, so that 0 is "not here".
  const marks = new Uint8Array(rowCount);
  const found = intersect(marks, words);
  for (const row of better.begins) lift(marks, row, RANK.begins);
  for (const row of better.whole) lift(marks, row, RANK.whole);
  const added: number[] = [];
  for (const row of better.ein) {
    if (row >= rowCount) continue;
    if (marks[row] === 0) added.push(row);
    marks[row] = RANK.ein + 1;
  }
  for (const row of without) marks[row] = 0;
  const kept = only ? keep(rowCount, only) : undefined;
  const rows: number[][] = Array.from({ length: RANKS }, () => []);
  const take = (row: number) => {
    const mark = marks[row] ?? 0;
    if (mark > 0 && (!kept || kept[row] === 1)) rows[mark - 1]?.push(row);
  };
  for (const row of found) take(row);
  for (const row of added) take(row);
  return rows.map((some) => Int32Array.from(some).sort());
}

/** A better rank for a row that has all the words. */
function lift(marks: Uint8Array, row: number, rank: number): void {
  const mark = marks[row] ?? 0;
  if (mark > rank + 1) marks[row] = rank + 1;
}

/**
 * Marks rows that have all the words with the worst rank that one of them gives.
 * @returns the rows to look at: those of the rarest word
 */
function intersect(marks: Uint8Array, words: readonly Postings[]): Int32Array {
  const ordered = words.toSorted((a, b) => a.rows.length - b.rows.length);
  const ranks = words.length === 1 ? oneWord : severalWords;
  const seen = new Uint8Array(words.length > 1 ? marks.length : 0);
  for (const [index, word] of ordered.entries()) {
    for (const [section, rows] of word.sections().entries()) {
      const mark = (ranks[section] ?? RANK.city) + 1;
      for (const row of rows) {
        if (index > 0 && seen[row] !== index) continue;
        if (words.length > 1) seen[row] = index + 1;
        if (mark > (marks[row] ?? 0)) marks[row] = mark;
      }
    }
  }
  const found = ordered[0]?.rows ?? new Int32Array(0);
  if (words.length > 1) for (const row of found) if (seen[row] !== words.length) marks[row] = 0;
  return found;
}

function keep(rowCount: number, only: Postings): Uint8Array {
  const kept = new Uint8Array(rowCount);
  for (const row of only.rows) kept[row] = 1;
  return kept;
}
