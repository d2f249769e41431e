import type { TextKind } from "./text-kinds";

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A rule of a field, `name` or `name:argument`. */
export type FieldRule =
  | "required"
  | TextKind
  | "past_date"
  | "future_date"
  | `max:${number}`
  | `min:${number}`
  | `confirmed:${string}`
  | `autocomplete:${string}`;

/** What one field of a form says of itself, whatever its type. */
export interface FieldAttributes {
  /** What it is sent as; also the name of what shows only (a divider), where it is a key. */
  readonly name: string;
  readonly label?: string;
  readonly placeholder?: string;
  /**
   * What its value must be: `required`, `max:200`, `min:8`, a kind of text (`text-kinds.ts`),
   * `past_date`, `future_date`, `confirmed:other_field` (must be the same as that field),
   * `autocomplete:token` …  `max` and `min` count characters, or with `integer` and `money` bound
   * the number. An unknown rule does not compile.
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
