import type { CivilDate } from "#modules/platform/dates";

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

/** What staff see of an import, the youngest first. */
interface ImportView {
  readonly id: number;
  readonly source: string;
  readonly asOf: CivilDate;
  readonly state: string;
  readonly rows: number;
  readonly came: number;
  readonly gone: number;
  readonly regrouped: number;
  /** The line at which a refused file is broken. */
  readonly line: number | null;
}

/** What differs about an organization of a configured group. */
interface ChangeView {
  readonly id: number;
  readonly kind: string;
  readonly ein: string;
  readonly name: string;
  readonly state: string;
  readonly groupBefore: string | null;
  readonly groupAfter: string | null;
}

/** What staff see of the imported lists. */
export interface ListingOverview {
  readonly imports: readonly ImportView[];
  readonly changes: readonly ChangeView[];
  readonly groups: readonly { readonly number: string; readonly label: string }[];
  /** States of which a whole file stands. */
  readonly regions: readonly {
    readonly state: string;
    readonly asOf: CivilDate;
    readonly rows: number;
  }[];
}
