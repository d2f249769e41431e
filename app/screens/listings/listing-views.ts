import type { Meant } from "#modules/listings/contract";
import type { PageAnswer } from "#modules/platform/pagination";

/** A row of the answer. */
export interface FoundRow {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly url: string;
}

export type FoundListings = PageAnswer<FoundRow>;

/** What the search shows: an answer, and what it looked for when nothing has the words typed. */
export type ShownListings = FoundListings & { readonly meant: Meant | null };

/** Where the call that answers while somebody types says what it looked for; its body is agreed. */
export const MEANT_HEADER = "Search-Meant";

/** In letters that a header may have. */
export const writeMeant = (meant: Meant): string => encodeURIComponent(JSON.stringify(meant));

export const readMeant = (header: string | null): Meant | null =>
  header ? (JSON.parse(decodeURIComponent(header)) as Meant) : null;
