import { type FieldDefinition, typeOf } from "#modules/platform/forms/contract";

/** The names of the tick boxes among the fields: of one that is not ticked a browser sends nothing. */
export const boxesOf = (fields: readonly FieldDefinition[]): readonly string[] =>
  fields.flatMap((field) => (typeOf(field).sends === "tick" ? [field.name] : []));
