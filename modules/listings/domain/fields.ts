import { foldName, wordsOf } from "./fold";

/** Where a word stands: first in one of the names, elsewhere in one, in the city; best first. */
export const FIELD = { first: 0, other: 1, city: 2 } as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** What begins the word under which everything of a state is listed; nobody can type it. */
export const STATE_MARK = "\u0001";
export const stateWord = (state: string): string => `${STATE_MARK}${state}`;

export interface FoldedNames {
  readonly names: readonly string[];
  readonly city: string;
}

/** Every word by which something is found, and where it stands. */
export function* wordFields({ names, city }: FoldedNames): Generator<[string, Field]> {
  for (const name of names) {
    for (const [index, word] of wordsOf(name).entries()) {
      yield [word, index === 0 ? FIELD.first : FIELD.other];
    }
  }
  for (const word of wordsOf(city)) yield [word, FIELD.city];
}

/** An organization of the index, with its folded names. */
export interface EntryKeys {
  readonly name_key: string;
  readonly sort_key: string;
  readonly city: string;
  readonly state: string;
}

/** Every word under which an organization is in the index, its state among them. */
export function* entryFields(entry: EntryKeys): Generator<[string, Field]> {
  const names = [entry.name_key, entry.sort_key];
  yield* wordFields({ names, city: foldName(entry.city) });
  if (entry.state) yield [stateWord(entry.state), FIELD.other];
}
