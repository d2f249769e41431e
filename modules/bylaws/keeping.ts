import type { CivilDate } from "#modules/platform/dates";

export interface Organization {
  readonly id: number;
  readonly name: string;
}

/** With whose papers bylaws are, as far as the reader may know. */
export type Keeping =
  /** A visitor's: there until the end of that day. */
  | { readonly by: "nobody"; readonly until: CivilDate }
  /** An account's of which the reader is. */
  | { readonly by: "own"; readonly account: Organization }
  /** Another account's: which one is not the reader's business. */
  | { readonly by: "others" };
