/** What an entry celebrates; the names are the wire's. */
export const entryTypes = ["booster_club", "school_staff", "empty"] as const;
export type EntryType = (typeof entryTypes)[number];

/** Whoever celebrates somebody says something and shows something. */
export const needsStory = (type: unknown): boolean =>
  type === "booster_club" || type === "school_staff";

export const contestKinds = ["photo", "video"] as const;
export type ContestKind = (typeof contestKinds)[number];

/** So many entries of an organization, and of an e-mail address, count in one contest. */
export const MAX_COUNTED = 3;

export const entryStates = ["pending", "approved", "hidden", "rejected"] as const;
export type EntryState = (typeof entryStates)[number];
