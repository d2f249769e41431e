import { type Answers, type FieldDefinition, isRequired, isShown } from "./definition";
import type { FieldAttributes } from "./field-attributes";
import { typeOf } from "./field-types";
import { type HtmlConstraint, kindOfText, type TextKind, textKindOf } from "./text-kinds";

const LINE_MAX = 255;

/** The argument of a rule: `max:200` gives "200". */
export function ruleArgument(
  { rules = [] }: FieldAttributes,
  name: "max" | "min" | "autocomplete" | "confirmed",
): string | undefined {
  return rules.find((rule) => rule.startsWith(`${name}:`))?.slice(name.length + 1);
}

const isBoundedNumber = (kind: TextKind | undefined) => kind === "integer" || kind === "money";

/** How long the text may be at least and at most, in UTF-16 units as `maxlength` counts. */
export function lengthsOf(field: FieldDefinition): { min: number | undefined; max: number } {
  const kind = textKindOf(field);
  const standard = kind ? kindOfText(kind).hint.maxLength : (typeOf(field).maxLength ?? LINE_MAX);
  if (isBoundedNumber(kind)) return { min: undefined, max: standard };
  const min = ruleArgument(field, "min");
  return {
    min: min ? Number(min) : undefined,
    max: Number(ruleArgument(field, "max") ?? standard),
  };
}

/** The bounds of a number, both included; undefined where the rules set none. */
export function boundsOf(field: FieldAttributes): { min?: number; max?: number } {
  if (!isBoundedNumber(textKindOf(field))) return {};
  const min = ruleArgument(field, "min");
  const max = ruleArgument(field, "max");
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
}

function constraintOf(field: FieldDefinition, isDemanded: boolean): HtmlConstraint {
  const kind = field.field_type === "text" ? textKindOf(field) : undefined;
  const isTyped = typeOf(field).typed !== undefined;
  const { min, max } = lengthsOf(field);
  const autoComplete = ruleArgument(field, "autocomplete");
  return {
    ...(kind && kindOfText(kind).hint),
    ...(isTyped && { maxLength: max }),
    ...(isTyped && min !== undefined && { minLength: min }),
    ...(autoComplete && { autoComplete }),
    required: isDemanded,
  };
}

/**
 * The HTML constraints of every field, by name, from the rules that the server judges by. A
 * conditional field is required only while the answers show it: without script nothing else could
 * let a form pass whose condition is not met.
 */
export function constraintsOfFields(
  fields: readonly FieldDefinition[],
  answers: Answers = {},
): Readonly<Record<string, HtmlConstraint>> {
  return Object.fromEntries(
    fields.map((field) => {
      const isDemanded = isRequired(field) && isShown(field, fields, answers);
      return [field.name, constraintOf(field, isDemanded)];
    }),
  );
}
