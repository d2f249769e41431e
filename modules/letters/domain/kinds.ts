/** What a headquarters asks its chapters to sign. */
export const letterKinds = ["inclusion", "group_return", "consent", "conflict", "free"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Whether one that is signed is in force until it is revoked, so that nobody is asked for it again. */
export const standsUntilRevoked = (kind: LetterKind): boolean =>
  kind === "inclusion" || kind === "consent";

/** All kinds, and the chapter's own letter that revokes one. */
export type AnyLetterKind = LetterKind | "revocation";

/** What a consent lets the headquarters see, besides what it sees of every chapter. */
export const consentThings = ["signers", "papers"] as const;
export type ConsentThing = (typeof consentThings)[number];

/** So many days a letter can be signed. */
export const LETTER_DAYS = 30;
