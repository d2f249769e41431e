import { slipsBetween } from "./near-words";
import type { Postings } from "./postings";
import { RANKS } from "./ranking";

/** A word that somebody may have meant: what was typed, or one near it. */
export interface Candidate {
  readonly word: string;
  /** How far it is from what was typed; 0 for that itself. */
  readonly cost: number;
  /** Its rows of the list; undefined where only accounts have it. */
  readonly postings: Postings | undefined;
}

/** Whether a row or an account has a candidate, as a bit of a number; the first is the lowest bit. */
export type Bits = number;

/** More near words are not looked at: with the typed one they are the bits of a byte. */
export const MOST_NEAR = 5;

/** People rarely mistake the first letter. */
export const costOf = (typed: string, word: string): number =>
  2 * slipsBetween(typed, word) + (typed[0] === word[0] ? 0 : 1);

/** For each word which rows have which of its candidates. */
export function bitsOfRows(
  rowCount: number,
  words: readonly (readonly Candidate[])[],
): readonly Uint8Array[] {
  return words.map((candidates) => {
    const bits = new Uint8Array(rowCount);
    for (const [index, { postings }] of candidates.entries()) {
      for (const row of postings?.rows ?? []) bits[row] = (bits[row] ?? 0) | (1 << index);
    }
    return bits;
  });
}

const lowest = (bits: Bits): number => 31 - Math.clz32(bits & -bits);

/**
 * What was meant: for each word the candidate, so that something has all of them; the least changed
 * words first, then those that most have. Undefined when nothing has one of each.
 */
export function chooseMeant(
  words: readonly (readonly Candidate[])[],
  found: Iterable<readonly Bits[]>,
): readonly number[] | undefined {
  const tally = new Map<number, { readonly chosen: readonly number[]; count: number }>();
  for (const bits of found) {
    if (bits.includes(0)) continue;
    const chosen = bits.map(lowest);
    const key = chosen.reduce((sum, index) => sum * 8 + index, 0);
    const one = tally.get(key) ?? { chosen, count: 0 };
    one.count += 1;
    tally.set(key, one);
  }
  const cost = (chosen: readonly number[]) =>
    chosen.reduce((sum, index, at) => sum + (words[at]?.[index]?.cost ?? 0), 0);
  const [best] = [...tally.values()].sort(
    (a, b) => cost(a.chosen) - cost(b.chosen) || b.count - a.count,
  );
  return best?.chosen;
}

/** Of how many words what is found must have at least; fewer is not what was looked for. */
export const leastWords = (count: number): number => Math.ceil(count / 2);

/**
 * The rank of what has only some of the words: by how many it has fewer than the best, and before its
 * equals whatever has the rarest one.
 */
export const rankByMost = (count: number, best: number, hasRarest: boolean): number =>
  Math.min(RANKS - 1, 2 * (best - count) + (hasRarest ? 0 : 1));
