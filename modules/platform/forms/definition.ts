/**
 * Forms as data: what a field is, what a page of fields is, and the pure rules that the browser
 * and the server share. The names are those of the product's field definition.
 */

export const fieldTypes = [
  "text",
  "textarea",
  "date",
  "checkbox",
  "radio",
  "state_select",
  "greek_select",
  "select",
  "divider",
  "heading",
  "alert_warning",
  "hidden",
  "link",
  "password",
  "dropbox",
] as const;
export type FieldType = (typeof fieldTypes)[number];

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One field of a form. */
export interface FieldDefinition {
  readonly field_type: FieldType;
  /** What it is sent as; also the name of what shows only (a divider), where it is a key. */
  readonly name: string;
  readonly label?: string;
  readonly placeholder?: string;
  /**
   * What its value must be: `required`, `max:200`, `min:8`, `email`, `ein`, `phone`, `zip`, `url`,
   * `money`, `integer`, `month`, `past_date`, `future_date`, `confirmed:other_field` (must be the same
   * as that field), `autocomplete:token` …  `max` and `min` count characters, or with `integer` and
   * `money` bound the number.
   * The list of known rules is in `rules.ts`; an unknown one does not compile.
   */
  readonly rules?: readonly FieldRule[];
  readonly is_disabled?: boolean;
  /** Draws the eye to the field. */
  readonly is_accented?: boolean;
  /** The name of another field: this one shows, is required and is kept only while that is truthy. */
  readonly is_conditional?: string;
  /** Text beside the field; `text|fieldname` shows that field's present value after the text. */
  readonly side_label?: string;
  readonly sub_label?: string;
  readonly link?: { readonly href: string; readonly html: string };
  readonly instructions?: string;
  /** The choices. Those of `greek_select` come from `fieldsForPage` of the server's face. */
  readonly options?: readonly FieldOption[];
  /** Height of a text area in lines. */
  readonly rows?: number;
  readonly add_class?: string;
  /** No space below. */
  readonly flush?: boolean;
  readonly description?: string;
  /** The initial value. */
  readonly value?: string;
  /** Where the field's own action goes: a dropbox uploads there, a link or button leads there. */
  readonly action?: string;
}

/** A rule of a field, `name` or `name:argument`. */
export type FieldRule =
  | "required"
  | "email"
  | "ein"
  | "phone"
  | "zip"
  | "url"
  | "money"
  | "integer"
  | "month"
  | "past_date"
  | "future_date"
  | `max:${number}`
  | `min:${number}`
  | `confirmed:${string}`
  | `autocomplete:${string}`;

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

const sendsValue: Readonly<Record<FieldType, boolean>> = {
  text: true,
  textarea: true,
  date: true,
  checkbox: true,
  radio: true,
  state_select: true,
  greek_select: true,
  select: true,
  divider: false,
  heading: false,
  alert_warning: false,
  hidden: true,
  link: false,
  password: true,
  dropbox: true,
};

/** Whether a field sends something. */
export const hasValue = ({ field_type }: FieldDefinition): boolean => sendsValue[field_type];

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
