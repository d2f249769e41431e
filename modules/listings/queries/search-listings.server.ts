import { type PageAnswer, pageAnswer, pageBounds } from "#modules/platform/pagination";
import { type ListingRow, SEARCH_PAGE_SIZE } from "../contract";
import { stateWord } from "../domain/fields";
import { type Keyword, readKeyword } from "../domain/keyword";
import type { Postings } from "../domain/postings";
import { rankRows, slice } from "../domain/ranking";
import { type FoundAccount, findAccounts, type Meanings } from "../search/find-accounts.server";
import {
  type EntryRow,
  readByEin,
  readByPhrase,
  readEntries,
  readNear,
  readPostings,
  readState,
} from "../search/read-index.server";

export interface ListingSearch {
  readonly keyword: string;
  /** From 1; a page that does not exist becomes the nearest that does. */
  readonly page: number;
  /** A postal code; undefined or "" for everywhere. */
  readonly state?: string | undefined;
}

/** The rows of a page, before their addresses are known. */
export interface ListingPage extends PageAnswer<ListingRow> {
  /** The words that were taken instead of what was typed; none when that was found. */
  readonly meant: readonly string[];
}

/**
 * Looks through the organizations of the configured groups and the public accounts, for anybody:
 * every word of the keyword must be the beginning of one in NAME, in SORT_NAME or the city, or else
 * a near one of them; or the keyword begins an EIN. An empty one gives all. In the order of
 * relevance, name and EIN, with the exact total.
 */
export async function searchListings(
  { keyword: typed, page, state: wanted }: ListingSearch,
  urlOf: (page: number) => string,
): Promise<ListingPage> {
  const keyword = readKeyword(typed);
  const state = wanted || undefined;
  const index = await readState();
  const only = state ? await readPostings(stateWord(state)) : undefined;
  const isNowhere = state !== undefined && !only;
  // Signs that no name has, alone: nothing is found, not everything.
  const isUnreadable = keyword.words.length === 0 && typed.trim() !== "";
  const rowCount = isNowhere || isUnreadable ? 0 : index.entries;
  const narrowing = { only, without: index.taken };
  let found = await findRows(keyword, rowCount, narrowing);
  let accounts = isUnreadable ? [] : await findAccounts(keyword, found.meanings, state);
  if (total(found.rows, accounts) === 0 && keyword.words.length > 0) {
    const near = await nearMeanings(keyword);
    if (near) {
      found = { ...found, ...near, rows: rankAll(near.postings, rowCount, none, narrowing) };
      accounts = await findAccounts({ ...keyword, phrase: "" }, near.meanings, state);
    }
  }
  const request = { page, perPage: SEARCH_PAGE_SIZE, total: total(found.rows, accounts) };
  const { offset } = pageBounds(request);
  const slots = slice(found.rows, accounts, { offset, count: SEARCH_PAGE_SIZE });
  const entries = await readEntries(slots.flatMap((slot) => ("row" in slot ? [slot.row] : [])));
  const rows = slots.flatMap((slot) => {
    if ("account" in slot) return [accountRow(slot.account)];
    const entry = entries.get(slot.row);
    return entry ? [entryRow(entry)] : [];
  });
  return { ...pageAnswer(request, rows, urlOf), meant: found.meant };
}

const none = { ein: [], whole: [], begins: [] };

interface Found {
  readonly rows: Int32Array[];
  readonly meanings: Meanings;
  readonly meant: readonly string[];
}

type Narrowing = Parameters<typeof rankRows>[3];

async function findRows(keyword: Keyword, rowCount: number, narrowing: Narrowing): Promise<Found> {
  const { words, phrase, einDigits } = keyword;
  const meanings = words.map((word) => ({ beginnings: [word] }));
  const [postings, byPhrase, ein] = await Promise.all([
    Promise.all(words.map(readPostings)),
    words.length > 1 ? readByPhrase(phrase) : { whole: [], begins: [] },
    einDigits ? readByEin(einDigits) : [],
  ]);
  const better = { ...byPhrase, ein };
  if (words.length === 0) return { rows: everything(rowCount, narrowing), meanings, meant: [] };
  return { rows: rankAll(postings, rowCount, better, narrowing), meanings, meant: [] };
}

/** What the postings of all words come to; a word that nobody has leaves what the EIN gives. */
function rankAll(
  postings: readonly (Postings | undefined)[],
  rowCount: number,
  better: Parameters<typeof rankRows>[2],
  narrowing: Narrowing,
): Int32Array[] {
  const known = postings.filter((one): one is Postings => one !== undefined);
  const words = known.length === postings.length ? known : [];
  return rankRows(rowCount, words, better, narrowing);
}

/** Every row, as those of one rank. */
function everything(rowCount: number, { only, without }: Narrowing): Int32Array[] {
  const hidden = new Set(without);
  const all = only ? only.rows.slice().sort() : new Int32Array(rowCount);
  if (!only) for (let row = 0; row < rowCount; row += 1) all[row] = row;
  const rows = hidden.size > 0 ? all.filter((row) => !hidden.has(row)) : all;
  const empty = new Int32Array(0);
  return [empty, empty, empty, rowCount > 0 ? rows : empty];
}

/** What the words were perhaps meant to be; undefined when one of them is near nothing. */
async function nearMeanings(keyword: Keyword) {
  const near = await Promise.all(
    keyword.words.map(async (word) => {
      const [own, others] = await Promise.all([readPostings(word), readNear(word)]);
      const isKnown = own !== undefined;
      return isKnown && others.words.length === 0
        ? { words: [word], postings: own }
        : { words: isKnown ? [word, ...others.words] : others.words, postings: others.postings };
    }),
  );
  if (near.some(({ words }) => words.length === 0)) return undefined;
  return {
    postings: near.map(({ postings }) => postings),
    meanings: near.map(({ words }) => ({ beginnings: words })),
    meant: near.flatMap(({ words }) => words.slice(0, 1)),
  };
}

const total = (rows: readonly Int32Array[], accounts: readonly unknown[]): number =>
  rows.reduce((sum, one) => sum + one.length, accounts.length);

const accountRow = ({ accountId, name, city, state }: FoundAccount): ListingRow => ({
  name,
  city,
  state,
  accountId,
});

/** A subordinate's own name is the second one; NAME repeats its parent's. */
const entryRow = ({ name, sort_name: own, city, state, ein }: EntryRow): ListingRow => ({
  name: own && own !== name ? `${name}, ${own}` : name,
  city,
  state,
  ein,
});
