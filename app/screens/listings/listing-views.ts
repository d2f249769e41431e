import type { PageAnswer } from "#modules/platform/pagination";

/** A row of the answer. */
export interface FoundRow {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly url: string;
}

export type FoundListings = PageAnswer<FoundRow>;

/** What the search shows: an answer, and the words that it took instead of those typed. */
export type ShownListings = FoundListings & { readonly meant?: readonly string[] };
