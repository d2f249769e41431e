/** One rate limit: `points` calls in `seconds` for one key. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** What happens while nothing shared can count: refuse everybody, or count in this process alone. */
  readonly whenStoreIsAway: "refuse" | "countHere";
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3_600;

/**
 * The limits by name. Guessing costs money or accounts where the answer is "refuse": those stay
 * shut while nothing can be counted (fail closed), the others go on counting in memory.
 */
export const limits = {
  /** Key: the account's e-mail address. */
  loginAccount: { points: 10, seconds: minutes(15), whenStoreIsAway: "refuse" },
  /** Key: the visitor's address. */
  loginAddress: { points: 50, seconds: minutes(15), whenStoreIsAway: "refuse" },
  /** Codes of two-step sign-in. Key: the user's id. */
  loginCode: { points: 10, seconds: minutes(15), whenStoreIsAway: "refuse" },
  /** Passkeys that are asked for. Key: the visitor's address, or "user" and the user's id. */
  passkeyStart: { points: 100, seconds: minutes(15), whenStoreIsAway: "refuse" },
  /** Reset mails. Key: the e-mail address. */
  passwordEmail: { points: 3, seconds: hours(1), whenStoreIsAway: "refuse" },
  /** Invitations and other mails about people. Key: the account's id. */
  peopleMail: { points: 100, seconds: hours(1), whenStoreIsAway: "countHere" },
  /** Chapters that a headquarters adds, each of which may be a mail. Key: the central account's id. */
  chapterAdd: { points: 120, seconds: hours(1), whenStoreIsAway: "countHere" },
  /** Wishes for another e-mail address, each of which is a mail. Key: the user's id. */
  emailChange: { points: 3, seconds: hours(1), whenStoreIsAway: "refuse" },
  /** Tries of a reset link. Key: the visitor's address. */
  passwordReset: { points: 10, seconds: minutes(15), whenStoreIsAway: "refuse" },
  /** Mails to an address that somebody tried to register once more. Key: the e-mail address. */
  knownAddressMail: { points: 3, seconds: hours(1), whenStoreIsAway: "countHere" },
  /** Key: the visitor's address. */
  applicationStart: { points: 5, seconds: hours(1), whenStoreIsAway: "countHere" },
  /** Starts by somebody who is signed in, each of which may be a mail. Key: the user's id. */
  applicationAgain: { points: 10, seconds: hours(1), whenStoreIsAway: "countHere" },
  /** Contact, compliance, multi-chapter, Greek collector. Key: the visitor's address. */
  publicForm: { points: 5, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Any guarded form sent without a solved bot check. Key: the visitor's address. */
  unverifiedForm: { points: 3, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Key: the visitor's address. */
  rating: { points: 10, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** New documents. Key: the visitor's address. */
  bylawsCreate: { points: 20, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** New versions of a document. Key: the document's hash. */
  bylawsUpdate: { points: 60, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Files that show what changed between two versions. Key: the document's hash. */
  bylawsRedline: { points: 60, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Files of clauses for the articles. Key: the document's hash. */
  bylawsArticles: { points: 60, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Fresh bot checks. Key: the visitor's address. */
  botCheck: { points: 120, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Search and look-ups made while typing. Key: the visitor's address. */
  lookup: { points: 120, seconds: minutes(1), whenStoreIsAway: "countHere" },
  /** Codes of certificates. Key: the visitor's address. */
  standingCheck: { points: 20, seconds: minutes(1), whenStoreIsAway: "countHere" },
  /** Pages and files behind a link to papers. Key: the visitor's address. */
  sharedLink: { points: 600, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Guessing of discount codes. Key: the user's id. */
  discountReserve: { points: 10, seconds: minutes(10), whenStoreIsAway: "refuse" },
  /** Key: the account's id. */
  payment: { points: 10, seconds: hours(1), whenStoreIsAway: "refuse" },
  /** Declined cards (card testing). Key: the account's id. */
  paymentDecline: { points: 5, seconds: hours(24), whenStoreIsAway: "refuse" },
  /** Invoices and statements as files. Key: the account's id. */
  financeDocument: { points: 60, seconds: minutes(10), whenStoreIsAway: "countHere" },
  /** Key: the user's id, or the visitor's address. */
  upload: { points: 20, seconds: hours(1), whenStoreIsAway: "countHere" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
