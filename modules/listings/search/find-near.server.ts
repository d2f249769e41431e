import { pool } from "#modules/platform/db.server";
import type { Meant } from "../contract";
import { stateWord } from "../domain/fields";
import type { Keyword } from "../domain/keyword";
import {
  type Bits,
  bitsOfRows,
  type Candidate,
  chooseMeant,
  costOf,
  leastWords,
  MOST_NEAR,
  rankByMost,
} from "../domain/meant-words";
import { nearestWords, oneSlipAway, slipsOf } from "../domain/near-words";
import type { Range } from "../domain/page-window";
import { readNumbers } from "../domain/postings";
import { RANKS } from "../domain/ranking";
import {
  type AccountRow,
  accountsUnder,
  type FoundAccount,
  findAccounts,
  foundAccount,
} from "./find-accounts.server";
import { type Found, findRows } from "./find-rows.server";
import { rankedRows } from "./found-rows.server";
import { type IndexPart, readIndex, readPostings } from "./read-index.server";

/** What is found in place of what was typed, and how it differs. */
export interface FoundNear {
  readonly found: Found;
  readonly accounts: readonly FoundAccount[];
  readonly meant: Meant;
}

type Words = readonly (readonly Candidate[])[];

/**
 * What somebody meant with a keyword that nothing answers: what has near words in place of those that
 * were typed, or else what has the most of them. Undefined when nothing has half of them.
 */
export async function findNear(
  keyword: Keyword,
  state: string | undefined,
  likely: Range,
): Promise<FoundNear | undefined> {
  const [index, only, words] = await Promise.all([
    readIndex(undefined, { from: 0, to: 0 }),
    state ? readPostings(stateWord(state)) : undefined,
    Promise.all(keyword.words.map(candidatesOf)),
  ]);
  const rows = bitsOfRows(index.entries, words);
  const isShown = shownRows(index, state === undefined ? undefined : (only?.rows ?? []));
  const accounts = await bitsOfAccounts(words, state);
  const hits = [...rowsWithAll(words, rows, isShown), ...accounts.map(({ bits }) => bits)];
  const chosen = chooseMeant(words, hits);
  return chosen
    ? findMeant(keyword, state, likely, { words, chosen })
    : findMost(keyword, words, { generation: index.generation, rows, isShown, accounts });
}

/** What has all the words that were meant, as if they had been typed. */
async function findMeant(
  keyword: Keyword,
  state: string | undefined,
  likely: Range,
  { words, chosen }: { readonly words: Words; readonly chosen: readonly number[] },
): Promise<FoundNear> {
  const taken = words.map((candidates, at) => candidates[chosen[at] ?? 0]?.word ?? "");
  const meant = { ...keyword, words: taken, phrase: taken.join(" "), einDigits: undefined };
  const meanings = taken.map((word) => ({ beginnings: [word] }));
  const [found, accounts] = await Promise.all([
    findRows(meant, state, likely),
    findAccounts(meant, meanings, state),
  ]);
  return { found, accounts, meant: { corrected: corrections(words, taken), isPartial: false } };
}

interface Marked {
  readonly generation: number;
  /** For each word which rows have which candidates. */
  readonly rows: readonly Uint8Array[];
  readonly isShown: Uint8Array;
  readonly accounts: readonly MarkedAccount[];
}

/** What has the most of the words, at least half of them; of each the likeliest candidate counts. */
function findMost(keyword: Keyword, words: Words, marked: Marked): FoundNear | undefined {
  const { generation, rows, isShown, accounts } = marked;
  const likely = words.map((candidates, at) =>
    candidates.findIndex(
      ({ postings }, index) =>
        postings !== undefined || accounts.some(({ bits }) => hasBit(bits[at] ?? 0, index)),
    ),
  );
  const rarest = rarestOf(words, likely);
  const countOf = (bits: readonly Bits[]) =>
    bits.filter((own, at) => hasBit(own, likely[at])).length;
  const counts = countRows(rows, likely, isShown);
  const accountCounts = accounts.map(({ bits }) => countOf(bits));
  const best = Math.max(
    0,
    ...accountCounts,
    counts.reduce((most, one) => Math.max(most, one), 0),
  );
  if (best < leastWords(words.length)) return undefined;
  const least = Math.max(1, leastWords(words.length));
  const ranked: number[][] = Array.from({ length: RANKS }, () => []);
  for (let row = 0; row < counts.length; row += 1) {
    const count = counts[row] ?? 0;
    if (count < least) continue;
    const hasRarest = hasBit(rows[rarest]?.[row] ?? 0, likely[rarest]);
    ranked[rankByMost(count, best, hasRarest)]?.push(row);
  }
  const taken = words.map((candidates, at) => candidates[likely[at] ?? -1]?.word);
  return {
    found: { generation, rows: rankedRows(ranked.map((some) => Int32Array.from(some))) },
    accounts: accounts.flatMap(({ row, bits }, at) => {
      const count = accountCounts[at] ?? 0;
      if (count < least) return [];
      const rank = rankByMost(count, best, hasBit(bits[rarest] ?? 0, likely[rarest]));
      return [foundAccount(row, rank, { ...keyword, phrase: "", einDigits: undefined })];
    }),
    meant: { corrected: corrections(words, taken), isPartial: true },
  };
}

const hasBit = (bits: Bits, index = -1): boolean => index >= 0 && (bits & (1 << index)) !== 0;

/** How many of the words each row that may be shown has. */
function countRows(
  rows: readonly Uint8Array[],
  likely: readonly number[],
  isShown: Uint8Array,
): Uint8Array {
  const counts = new Uint8Array(isShown.length);
  for (const [at, bits] of rows.entries()) {
    const index = likely[at] ?? -1;
    if (index < 0) continue;
    for (let row = 0; row < bits.length; row += 1) {
      counts[row] = (counts[row] ?? 0) + (((bits[row] ?? 0) >> index) & (isShown[row] ?? 0));
    }
  }
  return counts;
}

/** The place of the word that the fewest rows have; it says the most of what was looked for. */
function rarestOf(words: Words, likely: readonly number[]): number {
  const sizes = words.map(
    (candidates, at) => candidates[likely[at] ?? -1]?.postings?.rows.length ?? Number.MAX_VALUE,
  );
  return sizes.indexOf(Math.min(...sizes));
}

/** The words that differ from what was typed. */
const corrections = (words: Words, taken: readonly (string | undefined)[]): Meant["corrected"] =>
  words.flatMap(([own], at) => {
    const word = taken[at];
    return own && word !== undefined && word !== own.word ? [{ typed: own.word, taken: word }] : [];
  });

/** What was typed and the nearest words, the likeliest first. */
async function candidatesOf(typed: string): Promise<readonly Candidate[]> {
  const [own, near] = await Promise.all([readPostings(typed), nearWordsOf(typed)]);
  const others = near.map(async ({ word }) => {
    return { word, cost: costOf(typed, word), postings: await readPostings(word) };
  });
  return [{ word: typed, cost: 0, postings: own }, ...(await Promise.all(others))];
}

/** How many words are looked at of which some are alike; the nearest are among the most alike. */
const ALIKE = 60;

interface NearWord {
  readonly word: string;
  /** How many rows have the word itself, by where it stands; null where only accounts have it. */
  readonly head: Buffer | null;
}

/** A word near another, and how many rows have it. */
export interface SizedWord {
  readonly word: string;
  readonly size: number;
}

/**
 * Words that may have been meant, the likeliest first: of a short one all that are a slip away, of a
 * longer one alike.
 */
export async function nearWordsOf(typed: string): Promise<readonly SizedWord[]> {
  if (slipsOf(typed) === 0) return [];
  const isShort = slipsOf(typed) === 1;
  const { rows } = isShort
    ? await pool.query<NearWord>({
        name: "listing-near-short",
        text: `SELECT prefix AS word, substring(postings FROM 1 FOR 8) AS head
            FROM listing_index.nodes WHERE prefix = ANY ($1) AND is_word
          UNION ALL SELECT DISTINCT word, NULL::bytea FROM listing_index.account_words
            WHERE word = ANY ($1)`,
        values: [oneSlipAway(typed)],
      })
    : await pool.query<NearWord>({
        name: "listing-near-long",
        text: `(SELECT prefix AS word, substring(postings FROM 1 FOR 8) AS head
            FROM listing_index.nodes WHERE prefix % $1 AND is_word
            ORDER BY similarity(prefix, $1) DESC LIMIT ${ALIKE})
          UNION ALL SELECT DISTINCT word, NULL::bytea FROM listing_index.account_words
            WHERE word % $1`,
        values: [typed],
      });
  const size = new Map<string, number>();
  for (const { word, head } of rows) {
    const [first = 0, elsewhere = 0] = head ? readNumbers(head) : [];
    size.set(word, Math.max(size.get(word) ?? 0, first + elsewhere));
  }
  return nearestWords(typed, [...size.keys()])
    .sort(
      (a, b) =>
        costOf(typed, a) - costOf(typed, b) ||
        (size.get(b) ?? 0) - (size.get(a) ?? 0) ||
        (a < b ? -1 : 1),
    )
    .slice(0, MOST_NEAR)
    .map((word) => ({ word, size: size.get(word) ?? 0 }));
}

/** Which rows may be shown, as 1: in the state, and with no account in their place. */
function shownRows({ entries, taken }: IndexPart, only: Iterable<number> | undefined): Uint8Array {
  const isShown = new Uint8Array(entries);
  if (only) for (const row of only) isShown[row] = 1;
  else isShown.fill(1);
  for (const row of taken) isShown[row] = 0;
  return isShown;
}

/** Of the rows that have a candidate of each word, which ones they have; those of the rarest word are looked at. */
function* rowsWithAll(
  words: Words,
  rows: readonly Uint8Array[],
  isShown: Uint8Array,
): Generator<readonly Bits[]> {
  const sizes = words.map((candidates) =>
    candidates.reduce((sum, { postings }) => sum + (postings?.rows.length ?? 0), 0),
  );
  const rarest = words[sizes.indexOf(Math.min(...sizes))] ?? [];
  const isToCome = isShown.slice();
  for (const { postings } of rarest) {
    for (const row of postings?.rows ?? []) {
      if (isToCome[row] && rows.every((bits) => bits[row] !== 0)) {
        yield rows.map((bits) => bits[row] ?? 0);
      }
      isToCome[row] = 0;
    }
  }
}

interface MarkedAccount {
  readonly row: AccountRow;
  /** For each word which candidates it has. */
  readonly bits: readonly Bits[];
}

/** The accounts that have a candidate of any word, in the order in which equals are shown. */
async function bitsOfAccounts(
  words: Words,
  state: string | undefined,
): Promise<readonly MarkedAccount[]> {
  const beginnings = [...new Set(words.flat().map(({ word }) => word))];
  const marked = new Map<number, { row: AccountRow; bits: Bits[] }>();
  for (const { word, field: _, ...row } of await accountsUnder(beginnings, state)) {
    const one = marked.get(row.account_id) ?? { row, bits: words.map(() => 0) };
    for (const [at, candidates] of words.entries()) {
      for (const [index, candidate] of candidates.entries()) {
        if (word.startsWith(candidate.word)) one.bits[at] = (one.bits[at] ?? 0) | (1 << index);
      }
    }
    marked.set(row.account_id, one);
  }
  return [...marked.values()];
}
