import { pool } from "#modules/platform/db.server";
import type { EntryKeys } from "../domain/fields";
import { endOfRange } from "../domain/keyword";
import type { Range } from "../domain/page-window";
import { HEAD_BYTES, Postings, ROW_BYTES, readNumbers } from "../domain/postings";

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

/** The rows whose EIN begins with these digits. */
export async function readByEin(digits: string): Promise<Int32Array> {
  const { rows } = await pool.query<{ positions: Buffer | null }>({
    name: "listing-ein",
    text: `SELECT string_agg(int4send(position), '') AS positions
      FROM listing_index.entries WHERE ein >= $1 AND ein < $2`,
    values: [digits, endOfRange(digits)],
  });
  const positions = rows[0]?.positions;
  return positions ? readNumbers(positions.swap32()) : new Int32Array(0);
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

/** What the index is, and a part of what is under a beginning. */
export interface IndexPart {
  readonly generation: number;
  readonly entries: number;
  /** Rows that are shown as accounts. */
  readonly taken: readonly number[];
  readonly node: NodePart | undefined;
}

/** Some of the rows of a node, in the order of its sections. */
export interface NodePart {
  readonly prefix: string;
  /** How many rows each section has. */
  readonly sizes: Int32Array;
  readonly rows: Int32Array;
}

interface PartRow extends Omit<IndexPart, "node"> {
  readonly prefix: string | null;
  readonly head: Buffer;
  readonly rows: Buffer;
}

/** The state of the index with the node of a word, and so many of its rows as there are in a range. */
export async function readIndex(word: string | undefined, { from, to }: Range): Promise<IndexPart> {
  const { rows } = await pool.query<PartRow>({
    name: "listing-index",
    text: `SELECT s.generation, s.entries, n.*,
        ARRAY(SELECT DISTINCT entry FROM listing_index.accounts WHERE entry IS NOT NULL) AS taken
      FROM listing_index.state s LEFT JOIN LATERAL (
        SELECT prefix, substring(postings FROM 1 FOR ${HEAD_BYTES}) AS head,
          substring(postings FROM $3 FOR $4) AS rows
        FROM listing_index.nodes WHERE prefix >= $1 AND prefix < $2 ORDER BY prefix LIMIT 1
      ) n ON true`,
    values: [
      word,
      word === undefined ? undefined : endOfRange(word),
      HEAD_BYTES + from * ROW_BYTES + 1,
      (to - from) * ROW_BYTES,
    ],
  });
  const [row] = rows;
  if (!row) return { generation: 0, entries: 0, taken: [], node: undefined };
  const { prefix, generation, entries, taken } = row;
  if (prefix === null) return { generation, entries, taken, node: undefined };
  const node = { prefix, sizes: readNumbers(row.head), rows: readNumbers(row.rows) };
  return { generation, entries, taken, node };
}

/** What a row is found by. */
export interface KeyRow extends EntryKeys {
  readonly position: number;
}

export async function readKeys(positions: readonly number[]): Promise<KeyRow[]> {
  if (positions.length === 0) return [];
  const { rows } = await pool.query<KeyRow>({
    name: "listing-entry-keys",
    text: `SELECT position, name_key, sort_key, city, state FROM listing_index.entries
      WHERE position = ANY ($1)`,
    values: [positions],
  });
  return rows;
}

/** What a row of the answer shows. */
export interface EntryRow {
  readonly position: number;
  readonly ein: string;
  readonly name: string;
  readonly sort_name: string;
  readonly city: string;
  readonly state: string;
  /** Of the index that was asked. */
  readonly generation: number;
}

export async function readEntries(positions: readonly number[]): Promise<EntryRow[]> {
  if (positions.length === 0) return [];
  const { rows } = await pool.query<EntryRow>({
    name: "listing-entries",
    text: `SELECT position, ein, name, sort_name, city, state,
        (SELECT generation FROM listing_index.state) AS generation
      FROM listing_index.entries WHERE position = ANY ($1)`,
    values: [positions],
  });
  return rows;
}
