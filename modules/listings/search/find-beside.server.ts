import { entryFields } from "../domain/fields";
import type { Keyword } from "../domain/keyword";
import { costOf } from "../domain/meant-words";
import { slipsOf } from "../domain/near-words";
import { type PlacedRow, type Range, sumOf } from "../domain/page-window";
import { rankIn } from "../domain/ranking";
import { findAccounts } from "./find-accounts.server";
import { type FoundNear, nearWordsOf, type SizedWord } from "./find-near.server";
import { type Found, findRows } from "./find-rows.server";
import { type FoundRows, shownOf } from "./found-rows.server";
import { type KeyRow, readIndex, readKeys } from "./read-index.server";

/** A word that so few rows have may be a slip, of the IRS's as well. */
const FEW = 5;
/** So many times commoner is what was meant. */
const COMMONER = 20;
/** One slip, behind the same first letter. */
const ONE_SLIP = 2;

/**
 * What somebody meant with a word that few rows have just so, where a slip away is one that many have:
 * the IRS's own file has words that are spelled wrong. Those few come first.
 * @param exact what has the words as they were typed, no account among it
 */
export async function findBeside(
  keyword: Keyword,
  state: string | undefined,
  likely: Range,
  exact: Found,
): Promise<FoundNear | undefined> {
  const few = shownOf(exact.rows);
  if (few === 0 || few > FEW || keyword.einDigits) return undefined;
  const taken = await Promise.all(keyword.words.map(commonerWord));
  const corrected = keyword.words.flatMap((typed, at) => {
    const word = taken[at];
    return word === undefined ? [] : [{ typed, taken: word }];
  });
  if (corrected.length === 0) return undefined;
  const words = keyword.words.map((typed, at) => taken[at] ?? typed);
  const meant = { words, phrase: words.join(" "), einDigits: undefined };
  const [near, accounts, first] = await Promise.all([
    findRows(meant, state, likely),
    findAccounts(
      meant,
      words.map((word) => ({ beginnings: [word] })),
      state,
    ),
    exactRows(exact.rows),
  ]);
  if (near.generation !== exact.generation) return undefined;
  const rows = behind(first, near.rows, meant);
  const isCommoner = shownOf(rows) + accounts.length - first.length >= COMMONER * few;
  return isCommoner
    ? {
        found: { generation: near.generation, rows },
        accounts,
        meant: { corrected, isPartial: false, isBeside: true },
      }
    : undefined;
}

/** The word that was meant for one that few have; undefined for one that is as good as typed. */
async function commonerWord(typed: string): Promise<string | undefined> {
  if (slipsOf(typed) === 0) return undefined;
  const { node } = await readIndex(typed, { from: 0, to: 0 });
  const own = node ? sumOf([...node.sizes]) : 0;
  if (own > FEW) return undefined;
  const isMeant = ({ word, size }: SizedWord) =>
    costOf(typed, word) <= ONE_SLIP && size >= COMMONER * Math.max(1, own);
  return (await nearWordsOf(typed)).find(isMeant)?.word;
}

/** What the few rows are found by, in the order in which they are shown. */
async function exactRows(rows: FoundRows): Promise<readonly KeyRow[]> {
  const hidden = new Set(rows.hidden.map(({ row }) => row));
  const read = await rows.read({ from: 0, to: sumOf(rows.sizes) });
  const shown = [...read].filter((row) => !hidden.has(row));
  const keys = new Map((await readKeys(shown)).map((key) => [key.position, key]));
  return shown.flatMap((row) => keys.get(row) ?? []);
}

/** Rows with the few before them, in the rank of EINs, which has none here; each is shown once. */
function behind(
  first: readonly KeyRow[],
  { sizes: [, ...sizes], hidden, read }: FoundRows,
  meant: Pick<Keyword, "words" | "phrase">,
): FoundRows {
  const count = first.length;
  const twice: PlacedRow[] = first.flatMap((entry) => {
    const names = [entry.name_key, entry.sort_key];
    const rank = rankIn(entryFields(entry), names, meant);
    return rank === undefined ? [] : [{ rank, row: entry.position }];
  });
  return {
    sizes: [count, ...sizes],
    hidden: [...hidden, ...twice],
    read: async ({ from, to }) => {
      const own = first.slice(from, to).map(({ position }) => position);
      const more = await read({ from: Math.max(0, from - count), to: Math.max(0, to - count) });
      return Int32Array.from([...own, ...more]);
    },
  };
}
