import { diffArrays } from "diff";

/** A stretch of text that both sides have, or only one of them. */
export interface Piece {
  readonly text: string;
  readonly change?: "added" | "removed";
}

/** More differing words than these are not looked for; then the whole text counts as replaced. */
const MOST_EDITS = 600;
/** Texts of which both sides share less than this part are another text, not a changed one. */
const LEAST_SHARED = 0.3;

/** Spaces, words, and figures with their parentheses; punctuation stands alone. */
const token = /\s+|\([^\s()]*\)|[^\s.,;:()]+|[.,;:()]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Which words differ between two texts: what is only in `before` is removed, in `after` added. */
export function diffWords(before: string, after: string): Piece[] {
  if (before === after) return piecesOf("", "", after);
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_EDITS })?.map(
    (part) => ({ ...part, value: part.value.join("") }),
  );
  if (!parts) return piecesOf(before, after, "");
  const shared = parts.filter(({ added, removed }) => !added && !removed);
  const length = shared.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (length < LEAST_SHARED * Math.min(before.length, after.length)) {
    return piecesOf(before, after, "");
  }
  return tidied(parts);
}

/** The part with only a space or a comma between two changes belongs to both of them. */
function tidied(parts: readonly { value: string; added?: boolean; removed?: boolean }[]): Piece[] {
  const pieces: Piece[] = [];
  let removed = "";
  let added = "";
  for (const [index, { value, ...part }] of parts.entries()) {
    if (part.removed) removed += value;
    else if (part.added) added += value;
    else if (removed + added !== "" && !hasWord(value) && index < parts.length - 1) {
      removed += value;
      added += value;
    } else {
      pieces.push(...piecesOf(removed, added, value));
      [removed, added] = ["", ""];
    }
  }
  return [...pieces, ...piecesOf(removed, added, "")];
}

function piecesOf(removed: string, added: string, same: string): Piece[] {
  // A space that ends both sides of a change is no part of it.
  const end = added.slice(added.trimEnd().length);
  const isShared = end !== "" && removed !== "" && removed.endsWith(end) && same !== "";
  const cut = (text: string) => (isShared ? text.slice(0, -end.length) : text);
  const rest = isShared ? end + same : same;
  return [
    ...(cut(removed) ? [{ text: cut(removed), change: "removed" as const }] : []),
    ...(cut(added) ? [{ text: cut(added), change: "added" as const }] : []),
    ...(rest ? [{ text: rest }] : []),
  ];
}
