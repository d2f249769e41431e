import type { FieldDefinition } from "#modules/platform/forms/contract";

/** The names of the tick boxes among the fields: of one that is not ticked a browser sends nothing. */
export const boxesOf = (fields: readonly FieldDefinition[]): readonly string[] =>
  fields.flatMap(({ field_type, name }) => (field_type === "checkbox" ? [name] : []));
