import type { FieldLabels } from "#modules/platform/fields";
import type { Locale } from "#modules/platform/messages";
import { bylawsMessages } from "../messages";

type Key = keyof typeof bylawsMessages.en;

/** How one field of a form is asked. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** How a template asks. It stays apart from the schema, which browsers need not load. */
export interface BylawsWords<Variant extends string = string> {
  readonly variant: Variant;
  /** The version of the wording; raised whenever the document's text changes. */
  readonly version: number;
  readonly title: Key;
  readonly description: Key;
  /** Field name → key of its label and hint. */
  readonly words: Readonly<Record<string, { label: Key; hint?: Key; inMessages: Key }>>;
  /** Field name → key of the text that stands in it at first. */
  readonly samples: Readonly<Record<string, Key>>;
}

/** What every variant's answers hold. */
export interface BylawsAnswers {
  readonly version: number;
  readonly name: string;
  readonly is_highlighted: boolean;
}

/** How messages name the fields of a form, in one language. */
export function fieldLabels(form: BylawsWords, locale: Locale): FieldLabels {
  return Object.fromEntries(
    Object.entries(form.words).map(([name, words]) => [
      name,
      bylawsMessages[locale][words.inMessages],
    ]),
  );
}

/** The label and hint of a field, in one language. */
export function fieldWords(form: BylawsWords, name: string, locale: Locale): FieldWords {
  const words = form.words[name];
  if (!words) throw new RangeError(`no field ${name} in the form ${form.variant}`);
  const texts = bylawsMessages[locale];
  return { label: texts[words.label], hint: words.hint && texts[words.hint] };
}

/** The form's fields before anybody typed: sample texts, everything else empty. */
export function emptyFields(form: BylawsWords, locale: Locale): Record<string, string> {
  const samples = Object.entries(form.samples).map(([name, key]) => [
    name,
    bylawsMessages[locale][key],
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
