import { type PageAnswer, pageAnswer, pageBounds } from "#modules/platform/pagination";
import { type ListingRow, type Meant, SEARCH_PAGE_SIZE } from "../contract";
import { type Keyword, readKeyword } from "../domain/keyword";
import { pageOf, type Range, windowOf } from "../domain/page-window";
import { type FoundAccount, findAccounts } from "../search/find-accounts.server";
import { findBeside } from "../search/find-beside.server";
import { findNear } from "../search/find-near.server";
import { type Found, findRows } from "../search/find-rows.server";
import { type FoundWord, findWord } from "../search/find-word.server";
import { noRows, shownOf } from "../search/found-rows.server";
import { type EntryRow, readEntries } from "../search/read-index.server";

export interface ListingSearch {
  readonly keyword: string;
  /** From 1; a page that does not exist becomes the nearest that does. */
  readonly page: number;
  /** A postal code; undefined or "" for everywhere. */
  readonly state?: string | undefined;
}

/** The rows of a page, before their addresses are known. */
export interface ListingPage extends PageAnswer<ListingRow> {
  /** What was looked for instead of what was typed; null when that was found. */
  readonly meant: Meant | null;
}

type UrlOf = (page: number) => string;

/**
 * Looks through the organizations of the configured groups and the public accounts, for anybody:
 * every word of the keyword must be the beginning of one in NAME, in SORT_NAME or the city, or else
 * near words must be, or most of the words; or the keyword begins an EIN. What a few rows have that are
 * spelled as was typed comes before what many have that is near. An empty one gives all.
 * In the order of relevance, name and EIN, with the exact total.
 */
export async function searchListings(search: ListingSearch, urlOf: UrlOf): Promise<ListingPage> {
  const { page, isWhole } = await searchOnce(search, urlOf);
  // An index that was put in its place in between gives a page of two; the new one stands for long.
  return isWhole ? page : (await searchOnce(search, urlOf)).page;
}

/** Rows beside those that a page needs when there are no accounts among them; more are read again. */
const SPARE = 8;
/** No page is looked for beyond it. */
const LAST_ROW = 1 << 27;

async function searchOnce(
  { keyword: typed, page, state: wanted }: ListingSearch,
  urlOf: UrlOf,
): Promise<{ page: ListingPage; isWhole: boolean }> {
  const keyword = readKeyword(typed);
  const state = wanted || undefined;
  const { found, accounts, meant, known } = await findAll(keyword, typed, state, page);
  const total = shownOf(found.rows) + accounts.length;
  const request = { page, perPage: SEARCH_PAGE_SIZE, total };
  const { offset } = pageBounds(request);
  const { sizes, hidden, read } = found.rows;
  const around = { sizes, hidden, accounts, offset, count: SEARCH_PAGE_SIZE };
  const slots = pageOf(around, await read(windowOf(around)));
  const byRow = new Map(known.map((entry) => [entry.position, entry]));
  const unknown = slots.flatMap((slot) =>
    "row" in slot && !byRow.has(slot.row) ? [slot.row] : [],
  );
  for (const entry of await readEntries(unknown)) byRow.set(entry.position, entry);
  const rows = slots.flatMap((slot) => {
    if ("account" in slot) return [accountRow(slot.account)];
    const entry = byRow.get(slot.row);
    return entry ? [entryRow(entry)] : [];
  });
  const isWhole = [...byRow.values()].every(({ generation }) => generation === found.generation);
  return { page: { ...pageAnswer(request, rows, urlOf), meant }, isWhole };
}

interface FoundAll {
  readonly found: Found;
  readonly accounts: readonly FoundAccount[];
  readonly meant: Meant | null;
  /** Rows that were read with them, as they are shown. */
  readonly known: readonly EntryRow[];
}

/** Rows and accounts that answer what was typed, or else near words. */
async function findAll(
  keyword: Keyword,
  typed: string,
  state: string | undefined,
  page: number,
): Promise<FoundAll> {
  // Signs that no name has, alone: nothing is found, not everything.
  if (keyword.words.length === 0 && typed.trim() !== "") return nothing;
  const { offset } = pageBounds({ page, perPage: SEARCH_PAGE_SIZE, total: LAST_ROW });
  const likely = { from: Math.max(0, offset - SPARE), to: offset + SEARCH_PAGE_SIZE + SPARE };
  const { found, accounts, entries } = await findExact(keyword, state, likely);
  const isFound = shownOf(found.rows) + accounts.length > 0 || keyword.words.length === 0;
  const near = isFound
    ? accounts.length === 0 && (await findBeside(keyword, state, likely, found))
    : await findNear(keyword, state, likely);
  return near ? { ...near, known: [] } : { found, accounts, meant: null, known: entries };
}

/** Rows and accounts that answer just what was typed. */
async function findExact(
  keyword: Keyword,
  state: string | undefined,
  likely: Range,
): Promise<FoundWord> {
  const [word, ...more] = keyword.words;
  const isAlone = more.length === 0 && !keyword.einDigits && !state;
  if (word !== undefined && isAlone) return findWord(word, keyword, likely);
  const meanings = keyword.words.map((beginning) => ({ beginnings: [beginning] }));
  const [found, accounts] = await Promise.all([
    findRows(keyword, state, likely),
    findAccounts(keyword, meanings, state),
  ]);
  return { found, accounts, entries: [] };
}

const nothing: FoundAll = {
  found: { generation: 0, rows: noRows },
  accounts: [],
  meant: null,
  known: [],
};

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
