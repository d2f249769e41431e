import type { FieldDefinition } from "./definition";
import type { FieldOption } from "./field-attributes";
import names from "./greek-names.json";

/** For a chapter whose organization is not in the list. */
const OTHER = "other";

/** Fraternities and sororities with Greek names, by name, and a way out of the list. */
const greekOptions: readonly FieldOption[] = [
  ...names.map((name) => ({ value: name, label: name })),
  { value: OTHER, label: "Another organization" },
];

/** A field with its choices: the long list of Greek names is no part of definitions. */
export const withOptions = (field: FieldDefinition): FieldDefinition =>
  field.field_type === "greek_select" ? { ...field, options: greekOptions } : field;
