import { pool } from "#modules/platform/db.server";
import { endOfRange, type Keyword } from "../domain/keyword";
import type { Range } from "../domain/page-window";
import { HEAD_BYTES, ROW_BYTES, readNumbers } from "../domain/postings";
import { type AccountWord, accountsOfWord, type FoundAccount } from "./find-accounts.server";
import type { Found } from "./find-rows.server";
import { noRows, rowsOfNode } from "./found-rows.server";
import type { EntryRow, KeyRow } from "./read-index.server";

/** What one word finds, and the rows of the likely page as they are shown. */
export interface FoundWord {
  readonly found: Found;
  readonly accounts: readonly FoundAccount[];
  readonly entries: readonly EntryRow[];
}

interface WordRow {
  readonly generation: number;
  readonly prefix: string | null;
  readonly head: Buffer;
  readonly rows: Buffer;
  readonly taken: readonly KeyRow[] | null;
  readonly shown: readonly EntryRow[] | null;
  readonly accounts: readonly AccountWord[] | null;
}

/** The number at a place of a node's rows, whose bytes begin with the lowest. */
const rowAt =
  "get_byte(n.rows, 4 * g) | get_byte(n.rows, 4 * g + 1) << 8 \
  | get_byte(n.rows, 4 * g + 2) << 16 | get_byte(n.rows, 4 * g + 3) << 24";

/**
 * Everything that a page of one word needs, in one round trip: this is asked while people type. The
 * limits say how little it reads; PostgreSQL compiles what it takes for a long statement first.
 */
const wordQuery = `SELECT s.generation, n.prefix, n.head, n.rows,
    (SELECT json_agg(k) FROM (
      SELECT position, name_key, sort_key, city, state FROM listing_index.entries
      WHERE position = ANY (ARRAY(SELECT DISTINCT entry FROM listing_index.accounts
        WHERE entry IS NOT NULL))) k) AS taken,
    (SELECT json_agg(e) FROM (
      SELECT position, ein, name, sort_name, city, state, s.generation
      FROM listing_index.entries WHERE position = ANY (
        ARRAY(SELECT ${rowAt} FROM generate_series(0, length(n.rows) / 4 - 1) g))) e) AS shown,
    (SELECT json_agg(a) FROM (
      SELECT w.word, w.field, a.account_id, a.name, a.city, a.state, a.ein, a.name_key, a.place
      FROM listing_index.account_words w JOIN listing_index.accounts a USING (account_id)
      WHERE w.word >= $1 AND w.word < $2 ORDER BY a.name_key, a.ein, a.account_id) a) AS accounts
  FROM (SELECT generation FROM listing_index.state LIMIT 1) s LEFT JOIN LATERAL (
    SELECT prefix, substring(postings FROM 1 FOR ${HEAD_BYTES}) AS head,
      substring(postings FROM $3 FOR $4) AS rows
    FROM listing_index.nodes WHERE prefix >= $1 AND prefix < $2 ORDER BY prefix LIMIT 1
  ) n ON true`;

/** The rows and the accounts that one word finds in all states. */
export async function findWord(word: string, keyword: Keyword, likely: Range): Promise<FoundWord> {
  const { from, to } = likely;
  const { rows } = await pool.query<WordRow>({
    name: "listing-word",
    text: wordQuery,
    values: [word, endOfRange(word), HEAD_BYTES + from * ROW_BYTES + 1, (to - from) * ROW_BYTES],
  });
  const [row] = rows;
  if (!row) return { found: { generation: 0, rows: noRows }, accounts: [], entries: [] };
  const { generation, prefix } = row;
  const node = prefix !== null && {
    prefix,
    sizes: readNumbers(row.head),
    rows: readNumbers(row.rows),
  };
  return {
    found: { generation, rows: node ? rowsOfNode(node, row.taken ?? [], likely) : noRows },
    accounts: accountsOfWord(row.accounts ?? [], word, keyword),
    entries: row.shown ?? [],
  };
}
