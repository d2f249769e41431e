import type { LabelsIn } from "#modules/platform/fields";
import { type Locale, wordsOf } from "#modules/platform/messages";
import type { templateTitles } from "../generated/titles";
import { questionMessages } from "../question-messages";

type Key = keyof typeof questionMessages.en;
type NameKey = keyof typeof templateTitles.en | LegalKey;
/** Words of what every variant asks of the law. */
type LegalKey = "legalTitle" | "legalHint" | "kindCorporation" | "kindAssociation";

/** How one field of a form is asked. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** How a field is asked, and how the list of versions says that its answer changed. */
export interface FieldKeys {
  readonly label: Key;
  readonly hint?: Key;
  /** Names the field within a message: "fiscal year end". */
  readonly inMessages: Key;
  /** Names what the field decides, "Quorum", where that is not how messages call the field. */
  readonly decides?: Key;
  /** How an answer reads; one that is too long to be repeated is `long`. */
  readonly kind?: "month" | "minimum" | "long" | "state" | "choice";
}

/** How one field is shown, in the order of the form. */
export type FieldPart =
  | {
      readonly field: string;
      readonly as: "text";
      readonly isShort?: true;
      readonly autoComplete?: string;
    }
  | { readonly field: string; readonly as: "longText" | "flag" | "month" | "state" }
  | {
      readonly field: string;
      readonly as: "choice";
      /** Each value with the key of its words. */
      readonly choices: readonly (readonly [value: string, words: NameKey])[];
    };

/** Questions under a title of their own. */
export interface PartGroup {
  readonly title: NameKey;
  readonly hint: NameKey;
  readonly parts: readonly FieldPart[];
}

/** Boxes under a title of their own, and a field that is needed as soon as one of them is ticked. */
export interface FlagGroup {
  readonly title: NameKey;
  readonly hint: NameKey;
  readonly needed: string;
  readonly flags: readonly string[];
}

/** How a template asks. It stays apart from the schema, which browsers need not load. */
export interface BylawsWords<Variant extends string = string> {
  readonly variant: Variant;
  /** The version of the wording; raised whenever the document's text changes. */
  readonly version: number;
  readonly title: NameKey;
  readonly description: NameKey;
  /** Whether the organization is, or wants to be, a 501(c)(3) charity, whose articles the IRS tests. */
  readonly isCharity: boolean;
  /** The place of the variant among the others, from the first on. */
  readonly rank: number;
  /** What the form shows, from top to bottom. */
  readonly parts: readonly (FieldPart | FlagGroup | PartGroup)[];
  /** Field name → key of its label and hint. */
  readonly words: Readonly<Record<string, FieldKeys>>;
  /** Field name → key of the text that is in it at first. */
  readonly samples: Readonly<Record<string, Key>>;
}

/** What every variant's answers hold. */
export interface BylawsAnswers {
  readonly version: number;
  readonly name: string;
  readonly is_highlighted: boolean;
}

/** How messages name the fields of a form. */
export const fieldLabels =
  ({ words }: Pick<BylawsWords, "words">): LabelsIn =>
  (locale) =>
    Object.fromEntries(
      Object.entries(words).map(([name, { inMessages }]) => [
        name,
        wordsOf(questionMessages, locale)[inMessages],
      ]),
    );

/** The label and hint of each field by its name, in one language. */
export function questionsOf(
  form: BylawsWords,
  locale: Locale,
): Readonly<Record<string, FieldWords>> {
  const texts = wordsOf(questionMessages, locale);
  return Object.fromEntries(
    Object.entries(form.words).map(([name, { label, hint }]) => [
      name,
      { label: texts[label], hint: hint && texts[hint] },
    ]),
  );
}

/** The form's fields before anybody typed: sample texts, everything else empty. */
export function emptyFields(form: BylawsWords, locale: Locale): Record<string, string> {
  const samples = Object.entries(form.samples).map(([name, key]) => [
    name,
    wordsOf(questionMessages, locale)[key],
  ]);
  return { version: String(form.version), ...Object.fromEntries(samples) };
}

/** The form's fields as they were answered, in the words of the wire. */
export function filledFields(answers: BylawsAnswers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "boolean" ? String(Number(value)) : String(value),
    ]),
  );
}
