import { stateWord } from "../domain/fields";
import type { Keyword } from "../domain/keyword";
import type { Range } from "../domain/page-window";
import type { Postings } from "../domain/postings";
import { rankRows } from "../domain/ranking";
import type { Meanings } from "./find-accounts.server";
import { everyRow, type FoundRows, noRows, rankedRows, rowsOfNode } from "./found-rows.server";
import {
  type IndexPart,
  type NearWords,
  readByEin,
  readByPhrase,
  readIndex,
  readKeys,
  readNear,
  readPostings,
} from "./read-index.server";

/** Rows of one making of the index. */
export interface Found {
  readonly generation: number;
  readonly rows: FoundRows;
}

/** Rows that answer a keyword, and what its words stand for. */
export interface FoundNear extends Found {
  readonly meanings: Meanings;
  /** The words that were taken instead of what was typed. */
  readonly meant: readonly string[];
}

/**
 * The rows that answer a keyword. One beginning, or one state, is a node of the index, of which the
 * likely range is read; anything more is put together from whole nodes.
 */
export async function findRows(
  keyword: Keyword,
  state: string | undefined,
  likely: Range,
): Promise<Found> {
  const { words, phrase, einDigits } = keyword;
  const asked = [...words, ...(state ? [stateWord(state)] : [])];
  if (asked.length <= 1 && !einDigits) {
    const index = await readIndex(asked[0], likely);
    const { generation, node, taken } = index;
    if (asked.length === 0) return { generation, rows: everyRow(index) };
    if (!node) return { generation, rows: noRows };
    return { generation, rows: rowsOfNode(node, await readKeys(taken), likely) };
  }
  const [index, narrow, postings, byPhrase, ein] = await Promise.all([
    readIndex(undefined, likely),
    narrowTo(state),
    Promise.all(words.map(readPostings)),
    words.length > 1 ? readByPhrase(phrase) : none,
    einDigits ? readByEin(einDigits) : [],
  ]);
  const rows = rank(index, narrow, postings, { ...byPhrase, ein });
  return { generation: index.generation, rows };
}

/** The rows that near words answer, of a keyword that nothing answers; undefined without near ones. */
export async function findNear(
  keyword: Keyword,
  state: string | undefined,
): Promise<FoundNear | undefined> {
  const [index, narrow, near] = await Promise.all([
    readIndex(undefined, { from: 0, to: 0 }),
    narrowTo(state),
    Promise.all(keyword.words.map(meaningOf)),
  ]);
  if (near.some(({ words }) => words.length === 0)) return undefined;
  const postings = near.map((one) => one.postings);
  return {
    generation: index.generation,
    rows: rank(index, narrow, postings, none),
    meanings: near.map(({ words }) => ({ beginnings: words })),
    meant: near.flatMap(({ words }) => words.slice(0, 1)),
  };
}

/** What a word was perhaps meant to be. */
async function meaningOf(word: string): Promise<NearWords> {
  const [own, others] = await Promise.all([readPostings(word), readNear(word)]);
  if (!own) return others;
  if (others.words.length === 0) return { words: [word], postings: own };
  return { words: [word, ...others.words], postings: others.postings };
}

const none = { whole: [], begins: [], ein: [] };

/** The rows of a state; none at all where it has none. */
interface Narrow {
  readonly only?: Postings | undefined;
  readonly isNowhere: boolean;
}

async function narrowTo(state: string | undefined): Promise<Narrow> {
  if (!state) return { isNowhere: false };
  const only = await readPostings(stateWord(state));
  return { only, isNowhere: !only };
}

/** What the postings of all words come to; a word that nobody has leaves what the EIN gives. */
function rank(
  { entries, taken }: IndexPart,
  { only, isNowhere }: Narrow,
  postings: readonly (Postings | undefined)[],
  better: Parameters<typeof rankRows>[2],
): FoundRows {
  if (isNowhere) return noRows;
  const known = postings.filter((one): one is Postings => one !== undefined);
  const words = known.length === postings.length ? known : [];
  return rankedRows(rankRows(entries, words, better, { only, without: taken }));
}
