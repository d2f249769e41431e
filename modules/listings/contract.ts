/** How many rows a page of the listing search has. */
export const SEARCH_PAGE_SIZE = 15;

/** How long a visitor pauses in typing before it is searched, in milliseconds. */
export const SEARCH_PAUSE_MS = 500;

/** A row that the search found: an account, or an organization of the IRS's file. */
export type ListingRow = {
  readonly name: string;
  readonly city: string;
  readonly state: string;
} & (
  | { readonly accountId: number; readonly ein?: never }
  | { readonly ein: string; readonly accountId?: never }
);
