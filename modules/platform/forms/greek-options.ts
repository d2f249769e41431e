import { type Locale, translator } from "../messages";
import type { FieldDefinition } from "./definition";
import type { FieldOption } from "./field-attributes";
import names from "./greek-names.json";
import { formMessages } from "./messages";

/** For a chapter whose organization is not in the list. */
const OTHER = "other";

const named: readonly FieldOption[] = names.map((name) => ({ value: name, label: name }));

/** Fraternities and sororities with Greek names, by name, and a way out of the list. */
const greekOptions = (locale: Locale): readonly FieldOption[] => [
  ...named,
  { value: OTHER, label: translator(formMessages, locale)("otherOrganization") },
];

/** A field with its choices: the long list of Greek names is no part of definitions. */
export const withOptions = (field: FieldDefinition, locale: Locale): FieldDefinition =>
  field.field_type === "greek_select" ? { ...field, options: greekOptions(locale) } : field;
