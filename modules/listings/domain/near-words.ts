/** Shorter words have too many neighbors. */
const LEAST_LENGTH = 4;
const TWO_SLIPS_FROM = 8;

/** How many slips of the finger a word of this length may have. */
export const slipsOf = (word: string): number =>
  word.length < LEAST_LENGTH ? 0 : word.length < TWO_SLIPS_FROM ? 1 : 2;

/**
 * How many letters were left out, put in, mistaken or swapped with their neighbor, where `typed`
 * may also be just the beginning of `word`.
 */
export function slipsBetween(typed: string, word: string): number {
  const width = word.length + 1;
  let before = new Array<number>(width).fill(0);
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at < width; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (row > 1 && at > 1 && isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

/** The words that are nearest to what was typed, all equally near; none when all are too far. */
export function nearestWords(typed: string, candidates: readonly string[]): string[] {
  const most = slipsOf(typed);
  const found = candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips > 0 && slips <= most);
  const least = Math.min(...found.map(({ slips }) => slips));
  return found.filter(({ slips }) => slips === least).map(({ word }) => word);
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/** Everything that one slip makes of a word: a letter left out, swapped, mistaken or put in. */
export function oneSlipAway(word: string): string[] {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    const rest = after.slice(1);
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after) made.add(before + letter + rest);
    }
    if (after) made.add(before + rest);
    if (rest) made.add(before + rest.charAt(0) + after.charAt(0) + rest.slice(1));
  }
  made.delete(word);
  return [...made];
}
