import { pool } from "#modules/platform/db.server";
import { endOfRange, type Keyword } from "../domain/keyword";
import { type Placed, RANK, rankOf } from "../domain/ranking";

/** An account that answers a keyword. */
export interface FoundAccount extends Placed {
  readonly accountId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

interface AccountRow {
  readonly account_id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly ein: string | null;
  readonly name_key: string;
  readonly place: number;
}

interface WordRow {
  readonly account_id: number;
  readonly word: string;
  readonly field: number;
}

/** For each word of a keyword what it may stand for: itself and longer ones, or near ones. */
export type Meanings = readonly { readonly beginnings: readonly string[] }[];

async function rowsOfWord(beginnings: readonly string[]): Promise<WordRow[]> {
  const { rows } = await pool.query<WordRow>({
    name: "listing-account-words",
    text: `SELECT w.account_id, w.word, w.field FROM unnest($1::text[], $2::text[]) AS b(low, high)
      JOIN listing_index.account_words w ON w.word >= b.low AND w.word < b.high`,
    values: [beginnings, beginnings.map(endOfRange)],
  });
  return rows;
}

/** Every account that has all the words, with the worst rank that one of them gives. */
async function byWords(meanings: Meanings): Promise<Map<number, number>> {
  let found: Map<number, number> | undefined;
  const isAlone = meanings.length === 1;
  for (const { beginnings } of meanings) {
    const own = new Map<number, number>();
    for (const { account_id: id, word, field } of await rowsOfWord(beginnings)) {
      const rank = rankOf(field, beginnings.includes(word), isAlone);
      own.set(id, Math.min(rank, own.get(id) ?? rank));
    }
    const before = found;
    found = before
      ? new Map([...own].flatMap(([id, rank]) => pair(before.get(id), id, rank)))
      : own;
    if (found.size === 0) break;
  }
  return found ?? new Map();
}

const pair = (before: number | undefined, id: number, rank: number): [number, number][] =>
  before === undefined ? [] : [[id, Math.max(before, rank)]];

const columns = "account_id, name, city, state, ein, name_key, place";

/** The accounts that answer a keyword, in the order in which equals are shown. */
export async function findAccounts(
  keyword: Keyword,
  meanings: Meanings,
  state: string | undefined,
): Promise<FoundAccount[]> {
  const { phrase, einDigits } = keyword;
  const isAll = meanings.length === 0;
  const ranks = await byWords(meanings);
  if (!isAll && ranks.size === 0 && !einDigits) return [];
  const { rows } = await pool.query<AccountRow>({
    name: "listing-accounts",
    text: `SELECT ${columns} FROM listing_index.accounts
      WHERE ($1 OR account_id = ANY ($2) OR ein LIKE $3) AND ($4::text IS NULL OR state = $4)
      ORDER BY name_key, ein, account_id`,
    values: [isAll, [...ranks.keys()], einDigits ? `${einDigits}%` : null, state ?? null],
  });
  return rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    city: row.city,
    state: row.state,
    place: row.place,
    rank: betterRank(row, ranks.get(row.account_id) ?? RANK.words, { phrase, einDigits }),
  }));
}

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
