import type { ApplicationState } from "#modules/applications/contract";

/** How a membership stands, as `membershipOf` says it. */
export const standings = ["late", "soon", "good", "new"] as const;
export type AccountStanding = (typeof standings)[number];

/** What a list of accounts can be sorted by. */
export const accountSorts = ["name", "due", "newest"] as const;
export type AccountSort = (typeof accountSorts)[number];

/** So many days ahead is asked which renewals come. */
export const dueWithins = ["30", "60", "90"] as const;
export type DueWithin = (typeof dueWithins)[number];

/** Characters of a search. */
export const MOST_SEARCHED = 100;

/** An export is read by people: more than this many rows nobody does. */
export const MOST_EXPORTED = 20_000;

/** Characters of a note. */
export const MOST_NOTED = 2000;

/** Which accounts are asked for; what is left out, all. */
export interface AccountFilter {
  /** Part of a name or an address, a whole EIN, or the account's number. */
  readonly search?: string | undefined;
  readonly levelId?: number | undefined;
  /** A postal code, "TX". */
  readonly state?: string | undefined;
  readonly standing?: AccountStanding | undefined;
  /** Whose renewal is due from today on and within so many days; late ones are not. */
  readonly dueWithin?: DueWithin | undefined;
  /** Only those that are suspended as a whole. */
  readonly isSuspended?: boolean | undefined;
  /** Only those of which an invoice is open. */
  readonly isOwing?: boolean | undefined;
  readonly groupId?: number | undefined;
  /** Of the newest application. */
  readonly application?: ApplicationState | undefined;
  readonly sort?: AccountSort | undefined;
}
