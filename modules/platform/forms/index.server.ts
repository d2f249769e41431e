import type { Locale } from "../messages";
import { formatPhone } from "../phone";
import { type Answers, type FieldDefinition, hasValue, isShown } from "./definition";
import { typeOf } from "./field-types";
import { withOptions } from "./greek-options";
import { textKindOf } from "./text-kinds";

export { fieldInWords } from "./field-in-words";
export { formSchema } from "./form-schema";
export { type ParseOptions, parseAnswers, withHeld } from "./parse";

/**
 * The fields as a page shows them: the long list of Greek names goes with those pages that ask for
 * it, and with no other. Call it in the loader; without it such a select has no choices.
 */
export const fieldsForPage = (
  fields: readonly FieldDefinition[],
  locale: Locale,
): readonly FieldDefinition[] => fields.map((field) => withOptions(field, locale));

/** Answers as people read and edit them: telephone numbers in their usual form. */
export function answersForPage(fields: readonly FieldDefinition[], answers: Answers): Answers {
  const shown = new Map(Object.entries(answers));
  for (const field of fields) {
    const value = shown.get(field.name);
    if (value && textKindOf(field) === "phone") shown.set(field.name, formatPhone(value));
  }
  return Object.fromEntries(shown);
}

/**
 * The answers to keep after new ones were given: the new in the place of the old, and none to a
 * field that does not show any more. What belongs to no field stays out.
 */
export function mergeAnswers(
  all: readonly FieldDefinition[],
  known: Answers,
  given: Answers,
): Answers {
  const merged = { ...known, ...given };
  return Object.fromEntries(
    all
      .filter((field) => hasValue(field) && Object.hasOwn(merged, field.name))
      .filter((field) => isShown(field, all, merged))
      .map((field) => [field.name, merged[field.name] ?? ""]),
  );
}

/** The names of the fields whose values never go back to a page. */
export const secretNames = (fields: readonly FieldDefinition[]): ReadonlySet<string> =>
  new Set(fields.filter((field) => typeOf(field).typed === "secret").map(({ name }) => name));
