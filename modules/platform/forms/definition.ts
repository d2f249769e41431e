import type { FieldAttributes } from "./field-attributes";
import { type FieldType, typeOf } from "./field-types";

/**
 * Forms as data: what a field is, what a page of fields is, and the pure rules that the browser
 * and the server share. The names are those of the product's field definition.
 */

/** One field of a form. */
export interface FieldDefinition extends FieldAttributes {
  readonly field_type: FieldType;
}

/** What a form holds or was sent: every value as its control sends it (a tick box "1" or "0"). */
export type Answers = Readonly<Record<string, string>>;

/** One page of a wizard. */
export interface WizardPage {
  readonly label: string;
  readonly description: string;
  readonly schema: readonly FieldDefinition[];
}

/** A long form of several pages. */
export interface WizardDefinition {
  readonly title: string;
  /** Initial values. */
  readonly fields: Answers;
  readonly schemas: readonly WizardPage[];
  readonly submission_alert?: string;
  readonly is_disabled?: boolean;
  readonly is_cancelable?: boolean;
}

/** A form of one page. */
export interface DynamicFormDefinition {
  readonly title: string;
  readonly fields: Answers;
  readonly schema: readonly FieldDefinition[];
  readonly alert?: string;
  readonly is_disabled?: boolean;
  readonly is_cancelable?: boolean;
  readonly has_required_fields?: boolean;
  readonly post_notification?: string;
  readonly is_clearing?: boolean;
}

/** Whether a field sends something. */
export const hasValue = (field: FieldDefinition): boolean => typeOf(field).sends !== "nothing";

/** Whether an answer counts as given: a ticked box, a chosen option, a text that is not blank. */
export const isTruthy = (value: string | undefined): boolean =>
  value !== undefined && value.trim() !== "" && value !== "0";

/** The answer under a name; never what every object inherits ("constructor"). */
export const answerOf = (answers: Answers, name: string): string | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;

/** Whether the answers must hold something for a field. */
export const isRequired = ({ rules = [] }: FieldDefinition): boolean => rules.includes("required");

/**
 * Whether a field shows, given the present answers. A field whose controlling field is itself
 * hidden is hidden too; two fields that control each other hide each other.
 */
export function isShown(
  field: FieldDefinition,
  fields: readonly FieldDefinition[],
  answers: Answers,
): boolean {
  const seen = new Set<string>();
  let current: FieldDefinition | undefined = field;
  while (current?.is_conditional !== undefined) {
    const name: string = current.is_conditional;
    if (seen.has(name) || !isTruthy(answerOf(answers, name))) return false;
    seen.add(name);
    current = fields.find((other) => other.name === name);
  }
  return true;
}
