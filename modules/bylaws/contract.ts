import { boosterWords } from "./templates/booster/words";
import { chapterWords } from "./templates/chapter/words";
import { schoolWords } from "./templates/school/words";
import type { BylawsAnswers } from "./templates/words";

/** The browser-safe face of the bylaws: words, limits, and what the queries return. */

export { bylawsMessages } from "./messages";
export { type CooperationFlag, cooperationFlags } from "./templates/school/words";
export {
  type BylawsAnswers,
  type BylawsWords,
  emptyFields,
  type FieldWords,
  fieldLabels,
  filledFields,
  questionsOf,
} from "./templates/words";

/** How every variant is asked, by its key, which also stands in the address. */
export const bylawsWords = {
  booster: boosterWords,
  chapter: chapterWords,
  school: schoolWords,
} as const;

export type Variant = keyof typeof bylawsWords;

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

/** One save of bylaws, as the edit page lists it. */
export interface VersionView {
  readonly number: number;
  readonly state: VersionState;
  /** An instant, ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Key of the catalogue's text that says why it failed. */
  readonly failure?: "storageFailure" | "renderFailure";
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
  /** True when they hold the last version that may be saved. */
  readonly isLocked: boolean;
}
