import { type Answers, type FieldDefinition, isRequired, isShown } from "./definition";

/** What the browser is told about a field, as attributes of its control. */
export interface HtmlConstraint {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly inputMode?: "email" | "tel" | "url" | "decimal" | "numeric";
  readonly autoComplete?: string;
  /** The kind of a one-line control. */
  readonly type?: "text" | "email" | "tel" | "url";
}

/** The kinds of text that a rule may ask for. */
const textKinds = ["email", "ein", "phone", "zip", "url", "money", "integer", "month"] as const;
export type TextKind = (typeof textKinds)[number];

/** How each kind is typed. The lengths leave room for the ways that people write it. */
const hints: Readonly<Record<TextKind, HtmlConstraint & { maxLength: number }>> = {
  email: { type: "email", maxLength: 254, inputMode: "email", autoComplete: "email" },
  ein: { maxLength: 20, inputMode: "numeric", autoComplete: "off" },
  phone: { type: "tel", maxLength: 40, inputMode: "tel", autoComplete: "tel" },
  zip: { maxLength: 10, inputMode: "numeric", autoComplete: "postal-code" },
  // Not type="url": that refuses "www.example.org", which the server understands.
  url: { maxLength: 500, inputMode: "url", autoComplete: "url" },
  money: { maxLength: 20, inputMode: "decimal", autoComplete: "off" },
  integer: { maxLength: 15, inputMode: "numeric" },
  month: { maxLength: 2, inputMode: "numeric" },
};

const lengths: Partial<Record<FieldDefinition["field_type"], number>> = {
  text: 255,
  textarea: 5_000,
  password: 1_000,
  hidden: 2_000,
};

/** Which kind of text the rules ask for; undefined for plain text. */
export const textKindOf = ({ rules = [] }: FieldDefinition): TextKind | undefined =>
  textKinds.find((kind) => rules.includes(kind));

/** The argument of a rule: `max:200` gives "200". */
export function ruleArgument(
  { rules = [] }: FieldDefinition,
  name: "max" | "min" | "autocomplete" | "confirmed",
): string | undefined {
  return rules.find((rule) => rule.startsWith(`${name}:`))?.slice(name.length + 1);
}

const isBoundedNumber = (kind: TextKind | undefined) => kind === "integer" || kind === "money";

/** How long the text may be at least and at most, in UTF-16 units as `maxlength` counts. */
export function lengthsOf(field: FieldDefinition): { min: number | undefined; max: number } {
  const kind = textKindOf(field);
  const standard = kind ? hints[kind].maxLength : (lengths[field.field_type] ?? 255);
  if (isBoundedNumber(kind)) return { min: undefined, max: standard };
  const min = ruleArgument(field, "min");
  return {
    min: min ? Number(min) : undefined,
    max: Number(ruleArgument(field, "max") ?? standard),
  };
}

/** The bounds of a number, both included; undefined where the rules set none. */
export function boundsOf(field: FieldDefinition): { min?: number; max?: number } {
  if (!isBoundedNumber(textKindOf(field))) return {};
  const min = ruleArgument(field, "min");
  const max = ruleArgument(field, "max");
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
}

const isTyped = ({ field_type }: FieldDefinition) =>
  field_type === "text" || field_type === "textarea" || field_type === "password";

function constraintOf(field: FieldDefinition, isDemanded: boolean): HtmlConstraint {
  const kind = field.field_type === "text" ? textKindOf(field) : undefined;
  const { min, max } = lengthsOf(field);
  const autoComplete = ruleArgument(field, "autocomplete");
  return {
    ...(kind && hints[kind]),
    ...(isTyped(field) && { maxLength: max }),
    ...(isTyped(field) && min !== undefined && { minLength: min }),
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
