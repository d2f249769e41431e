import type { ComparedClause } from "#modules/platform/documents/compare";
import { bylawsWords } from "./generated/words";
import type { Keeping } from "./keeping";
import type { BylawsAnswers } from "./templates/words";

/** The browser-safe face of the bylaws: words, limits, and what the queries return. */

export { bylawsMessages } from "./messages";
export {
  type BylawsAnswers,
  type BylawsWords,
  emptyFields,
  type FieldPart,
  type FieldWords,
  type FlagGroup,
  filledFields,
  type PartGroup,
  questionsOf,
} from "./templates/words";
export { type CooperationFlag, cooperationFlags } from "./variants/school/words";

export { bylawsWords };

export type Variant = keyof typeof bylawsWords;

/** The variants in the order in which they are offered. */
export const variants: readonly Variant[] = Object.values(bylawsWords)
  .toSorted((one, other) => one.rank - other.rank)
  .map(({ variant }) => variant);

/** Whether there is such a variant. */
export const isVariant = (value: unknown): value is Variant =>
  typeof value === "string" && Object.hasOwn(bylawsWords, value);

/** So many versions of one paper are kept; more is a script gone wild. */
export const VERSIONS_MAX = 500;

/** The kinds of file a version can be had in; the first is the default. */
export const documentFormats = ["docx", "pdf"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Whether a version can be had in this format. */
export const isDocumentFormat = (value: unknown): value is DocumentFormat =>
  documentFormats.some((format) => format === value);

/** `preparing` until a worker has written the files; `failed` when it gave up. */
export type VersionState = "preparing" | "ready" | "failed";

/** The ways in which members can have adopted bylaws. */
export const adoptionVotes = ["counted", "unanimous"] as const;

/** The adoption of a version, as it was recorded. */
export interface AdoptionView {
  /** "Adopted on March 3, 2027 by a vote of 12 to 1.", as the document says it. */
  readonly sentence: string;
  readonly presidingOfficer: string;
  readonly secretary: string;
}

/** The states in which staff may have something to look at. */
export const openStates = ["failed", "preparing"] as const satisfies readonly VersionState[];
export type OpenState = (typeof openStates)[number];

/** One save of bylaws, as the edit page lists it. */
export interface VersionView {
  readonly number: number;
  readonly state: VersionState;
  /** An instant, ISO 8601 in UTC. */
  readonly createdAt: string;
  /** What changed since the version before it, a sentence a change. */
  readonly changes: readonly string[];
  /** A civil date: when members adopted it. An adopted version stays as it is. */
  readonly adoptedOn?: string;
  /** Key of the catalogue's text that says why it failed. */
  readonly failure?: "storageFailure" | "renderFailure";
}

/** A version to compare: its number, or what the present wording makes of the same answers. */
export type VersionChoice = number | "new";

/** What two versions say differently. */
export interface ComparedVersions {
  readonly variant: Variant;
  readonly from: number;
  readonly to: VersionChoice;
  /** The number of the newest version; all from 1 can be compared. */
  readonly newest: number;
  /** Whether the wording was improved since the newest version was saved. */
  readonly hasNewWording: boolean;
  /** What changed in the answers and the wording, a sentence a change. */
  readonly changes: readonly string[];
  /** The articles and sections that say something else, in the order of the document. */
  readonly clauses: readonly ComparedClause[];
  /** How many others say the same under another number. */
  readonly renumbered: number;
}

/** Bylaws as the edit page shows them. */
export interface BylawsView {
  readonly hash: string;
  readonly variant: Variant;
  /** The number of the newest version. */
  readonly version: number;
  /** The answers of the newest version, by their names on the wire. */
  readonly answers: BylawsAnswers;
  /** What is unusual about them, in the visitor's language. */
  readonly warnings: readonly string[];
  /** Newest first, at most the last 100. */
  readonly versions: readonly VersionView[];
  /** Set when the wording was improved since the newest version was saved. */
  readonly upgrade?: { readonly from: number; readonly to: number };
  /** True when they hold the last version that may be saved. */
  readonly isLocked: boolean;
  /** With whose papers they are. */
  readonly keeping: Keeping;
}
