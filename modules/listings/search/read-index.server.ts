import { pool } from "#modules/platform/db.server";
import { endOfRange } from "../domain/keyword";
import { nearestWords, oneSlipAway, slipsOf } from "../domain/near-words";
import { Postings } from "../domain/postings";
import { unite } from "../domain/ranking";

/** The postings of a word or of the words that begin so; undefined when there is none. */
export async function readPostings(word: string): Promise<Postings | undefined> {
  const { rows } = await pool.query<{ postings: Buffer }>({
    name: "listing-node",
    text: `SELECT postings FROM listing_index.nodes
      WHERE prefix >= $1 AND prefix < $2 ORDER BY prefix LIMIT 1`,
    values: [word, endOfRange(word)],
  });
  const [row] = rows;
  return row && Postings.read(row.postings);
}

/** How many candidates are looked at; the nearest are among the most alike. */
const CANDIDATES = 60;

/** Words that may have been meant: of a short one all that are a slip away, of a longer one alike. */
async function readCandidates(word: string): Promise<string[]> {
  const isShort = slipsOf(word) === 1;
  const { rows } = isShort
    ? await pool.query<{ word: string }>({
        name: "listing-near-short",
        text: `SELECT prefix AS word FROM listing_index.nodes WHERE prefix = ANY ($1) AND is_word
          UNION SELECT word FROM listing_index.account_words WHERE word = ANY ($1)`,
        values: [oneSlipAway(word)],
      })
    : await pool.query<{ word: string }>({
        name: "listing-near-long",
        text: `(SELECT prefix AS word FROM listing_index.nodes WHERE prefix % $1 AND is_word
            ORDER BY similarity(prefix, $1) DESC LIMIT ${CANDIDATES})
          UNION SELECT word FROM listing_index.account_words WHERE word % $1`,
        values: [word],
      });
  return rows.map((row) => row.word);
}

/** Words of the index that were perhaps meant, and their rows together. */
export async function readNear(word: string): Promise<NearWords> {
  if (slipsOf(word) === 0) return { words: [], postings: undefined };
  const words = nearestWords(word, await readCandidates(word));
  const found = await Promise.all(words.map(readPostings));
  const all = found.filter((one): one is Postings => one !== undefined);
  return { words, postings: unite(all) };
}

export interface NearWords {
  readonly words: readonly string[];
  readonly postings: Postings | undefined;
}

/** The rows whose EIN begins with these digits. */
export async function readByEin(digits: string): Promise<number[]> {
  const { rows } = await pool.query<{ position: number }>({
    name: "listing-ein",
    text: "SELECT position FROM listing_index.entries WHERE ein >= $1 AND ein < $2",
    values: [digits, endOfRange(digits)],
  });
  return rows.map(({ position }) => position);
}

/** The rows of which a name is this, or begins with it. */
export async function readByPhrase(
  phrase: string,
): Promise<{ whole: readonly number[]; begins: readonly number[] }> {
  const { rows } = await pool.query<{ position: number; whole: boolean }>({
    name: "listing-phrase",
    text: `SELECT position, name_key = $1 AS whole FROM listing_index.entries
        WHERE name_key >= $1 AND name_key < $2
      UNION ALL SELECT position, sort_key = $1 FROM listing_index.entries
        WHERE sort_key >= $1 AND sort_key < $2`,
    values: [phrase, endOfRange(phrase)],
  });
  const [whole, begins]: [number[], number[]] = [[], []];
  for (const row of rows) (row.whole ? whole : begins).push(row.position);
  return { whole, begins };
}

export interface IndexState {
  readonly generation: number;
  readonly entries: number;
  /** Rows that are shown as accounts. */
  readonly taken: readonly number[];
}

export async function readState(): Promise<IndexState> {
  const { rows } = await pool.query<IndexState>({
    name: "listing-state",
    text: `SELECT generation, entries, ARRAY(SELECT entry FROM listing_index.accounts
        WHERE entry IS NOT NULL) AS taken FROM listing_index.state`,
  });
  return rows[0] ?? { generation: 0, entries: 0, taken: [] };
}

/** What a row of the answer shows. */
export interface EntryRow {
  readonly position: number;
  readonly ein: string;
  readonly name: string;
  readonly sort_name: string;
  readonly city: string;
  readonly state: string;
}

export async function readEntries(positions: readonly number[]): Promise<Map<number, EntryRow>> {
  if (positions.length === 0) return new Map();
  const { rows } = await pool.query<EntryRow>({
    name: "listing-entries",
    text: `SELECT position, ein, name, sort_name, city, state FROM listing_index.entries
      WHERE position = ANY ($1)`,
    values: [positions],
  });
  return new Map(rows.map((row) => [row.position, row]));
}
