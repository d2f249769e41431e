import type { z } from "zod";
import { type ChapterAnswers, chapterForm, chapterLimits } from "./templates/chapter/form";
import type { BylawsForm } from "./templates/form";

/** The browser-safe face of the bylaws: forms, limits, words, and what the queries return. */

export { bylawsMessages } from "./messages";
export {
  type BylawsAnswers,
  type BylawsForm,
  emptyFields,
  type FieldWords,
  fieldLabels,
  fieldWords,
} from "./templates/form";
export { type ChapterAnswers, chapterForm, chapterLimits };

/** Every variant's form by its key, which also stands in the address. */
export const bylawsForms = { chapter: chapterForm } as const;

export type Variant = keyof typeof bylawsForms;
/** What a variant's form answers, by the names on the wire. */
export type AnswersOf<V extends Variant = Variant> = z.output<(typeof bylawsForms)[V]["schema"]>;

/** Whether there is such a variant. */
export const isVariant = (value: unknown): value is Variant =>
  typeof value === "string" && Object.hasOwn(bylawsForms, value);

/** The form of a variant; undefined when there is no such variant. */
export const findForm = (value: unknown): BylawsForm | undefined =>
  isVariant(value) ? bylawsForms[value] : undefined;

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
  readonly answers: AnswersOf;
  /** Newest first, at most the last 100. */
  readonly versions: readonly VersionView[];
}
