import { pool } from "#modules/platform/db.server";
import { endOfRange, type Keyword } from "../domain/keyword";
import type { Placed } from "../domain/page-window";
import { RANK, rankOf } from "../domain/ranking";

/** An account that answers a keyword. */
export interface FoundAccount extends Placed {
  readonly accountId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** An account as the index keeps it. */
export interface AccountRow {
  readonly account_id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly ein: string | null;
  readonly name_key: string;
  readonly place: number;
}

/** An account under a word that it is found by. */
export interface AccountWord extends AccountRow {
  readonly word: string;
  readonly field: number;
}

/** For each word of a keyword what its beginning is. */
export type Meanings = readonly { readonly beginnings: readonly string[] }[];

const columns = "a.account_id, a.name, a.city, a.state, a.ein, a.name_key, a.place";
const order = "a.name_key, a.ein, a.account_id";

/** The accounts under each word that begins so, in the order in which equals are shown. */
export async function accountsUnder(
  beginnings: readonly string[],
  state: string | undefined,
): Promise<AccountWord[]> {
  const { rows } = await pool.query<AccountWord>({
    name: "listing-account-words",
    text: `SELECT w.word, w.field, ${columns}
      FROM unnest($1::text[], $2::text[]) AS b(low, high)
      JOIN listing_index.account_words w ON w.word >= b.low AND w.word < b.high
      JOIN listing_index.accounts a USING (account_id)
      WHERE NOT a.is_hidden AND ($3::text IS NULL OR a.state = $3) ORDER BY ${order}`,
    values: [beginnings, beginnings.map(endOfRange), state],
  });
  return rows;
}

interface Ranked {
  readonly row: AccountRow;
  readonly rank: number;
}

/** Every account that has all the words, with the worst rank that one of them gives, in order. */
async function byWords(
  meanings: Meanings,
  state: string | undefined,
): Promise<Map<number, Ranked>> {
  let found: Map<number, Ranked> | undefined;
  const isAlone = meanings.length === 1;
  for (const { beginnings } of meanings) {
    const own = rankWords(await accountsUnder(beginnings, state), beginnings, isAlone);
    const before = found;
    found = before ? new Map([...own].flatMap(([id, one]) => pair(before.get(id), one))) : own;
    if (found.size === 0) break;
  }
  return found ?? new Map();
}

function rankWords(
  rows: readonly AccountWord[],
  beginnings: readonly string[],
  isAlone: boolean,
): Map<number, Ranked> {
  const ranked = new Map<number, Ranked>();
  for (const { word, field, ...row } of rows) {
    const rank = rankOf(field, beginnings.includes(word), isAlone);
    const best = ranked.get(row.account_id)?.rank ?? rank;
    ranked.set(row.account_id, { row, rank: Math.min(rank, best) });
  }
  return ranked;
}

/** The accounts that one word alone finds, of what is under it. */
export const accountsOfWord = (
  rows: readonly AccountWord[],
  word: string,
  keyword: Keyword,
): FoundAccount[] =>
  [...rankWords(rows, [word], true).values()].map(({ row, rank }) =>
    foundAccount(row, rank, keyword),
  );

const pair = (before: Ranked | undefined, { row, rank }: Ranked): [number, Ranked][] =>
  before ? [[row.account_id, { row, rank: Math.max(before.rank, rank) }]] : [];

/** All accounts, or those whose EIN begins so and others, in order. */
async function readAccounts(
  { einDigits }: Keyword,
  ids: readonly number[] | undefined,
  state: string | undefined,
): Promise<AccountRow[]> {
  const { rows } = await pool.query<AccountRow>({
    name: "listing-accounts",
    text: `SELECT ${columns} FROM listing_index.accounts a
      WHERE ($1::int[] IS NULL OR account_id = ANY ($1) OR ein LIKE $2)
        AND ($3::text IS NULL OR state = $3) AND NOT is_hidden
      ORDER BY ${order}`,
    values: [ids, einDigits ? `${einDigits}%` : null, state],
  });
  return rows;
}

/** The accounts that answer a keyword, in the order in which equals are shown. */
export async function findAccounts(
  keyword: Keyword,
  meanings: Meanings,
  state: string | undefined,
): Promise<FoundAccount[]> {
  const isAll = meanings.length === 0;
  const ranked = isAll ? new Map<number, Ranked>() : await byWords(meanings, state);
  const rows =
    isAll || keyword.einDigits
      ? await readAccounts(keyword, isAll ? undefined : [...ranked.keys()], state)
      : [...ranked.values()].map(({ row }) => row);
  return rows.map((row) =>
    foundAccount(row, ranked.get(row.account_id)?.rank ?? RANK.words, keyword),
  );
}

export const foundAccount = (row: AccountRow, rank: number, keyword: Keyword): FoundAccount => ({
  accountId: row.account_id,
  name: row.name,
  city: row.city,
  state: row.state,
  place: row.place,
  rank: betterRank(row, rank, keyword),
});

function betterRank(
  { ein, name_key: key }: AccountRow,
  rank: number,
  { phrase, einDigits }: Pick<Keyword, "phrase" | "einDigits">,
): number {
  if (einDigits && ein?.startsWith(einDigits)) return RANK.ein;
  if (phrase === "") return rank;
  if (key === phrase) return RANK.whole;
  return key.startsWith(phrase) ? Math.min(rank, RANK.begins) : rank;
}
