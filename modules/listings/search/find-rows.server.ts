import { stateWord } from "../domain/fields";
import type { Keyword } from "../domain/keyword";
import type { Range } from "../domain/page-window";
import type { Postings } from "../domain/postings";
import { rankRows } from "../domain/ranking";
import { everyRow, type FoundRows, noRows, rankedRows, rowsOfNode } from "./found-rows.server";
import {
  type IndexPart,
  readByEin,
  readByPhrase,
  readIndex,
  readKeys,
  readPostings,
} from "./read-index.server";

/** Rows of one making of the index. */
export interface Found {
  readonly generation: number;
  readonly rows: FoundRows;
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
