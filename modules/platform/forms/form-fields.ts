import type { CivilDate } from "../dates";
import { type Catalogue, type Locale, type Message, type MessageRef, say } from "../messages";
import type { Cents, Ppm } from "../money";
import { inSentence } from "./labels";

/**
 * The field kit: a form of ours declares each field once, with how it is typed, whether it must be
 * filled in, an example, and its words. From that come the control with its HTML attributes
 * (`app/parts/form-field`), the server's judgment (`formSchema`), and how errors name it
 * (`formLabels`). Browser-safe: no schema library in here.
 */

/** What browsers know of people, and fill in where they are asked to. */
type AutoComplete = "name" | "organization";

interface OfWhom {
  /** It is not that of whoever fills the form in, so browsers leave it alone. */
  readonly isOfOthers?: boolean;
}

/** How a value is typed, and what it is read as; what handles readers does so for every kind. */
export type Reader =
  | {
      readonly kind: "text";
      readonly max: number;
      readonly lines: number;
      /** A code in capitals, which no dictionary knows; an address of a page. */
      readonly look?: "code" | "url";
      /** What browsers may fill it in with, by the names of HTML; nothing when it is left out. */
      readonly autoComplete?: AutoComplete;
    }
  /** An address that mail can be sent to, as it was typed. */
  | ({ readonly kind: "email" } & OfWhom)
  /** As it is stored: "+12025550143". */
  | ({ readonly kind: "phone" } & OfWhom)
  /** "12-3456789" */
  | { readonly kind: "ein" }
  /** A number that is a name: so many digits, zeros in front included. */
  | { readonly kind: "digits"; readonly length: number }
  | { readonly kind: "date" }
  | { readonly kind: "money" }
  /** A share in percent, with at most four decimals. */
  | { readonly kind: "share" }
  /** A whole number. */
  | { readonly kind: "count"; readonly from: number; readonly max: number }
  /** Chosen from a list that opens; a few that are best seen together are radio buttons. */
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly look?: "radios" }
  | { readonly kind: "flag" }
  /** The version that was read, as a hidden number; 0 for what is new. */
  | { readonly kind: "version" };

/** A field; `Value` is what it is read as. */
export interface FormField<Value = unknown, R extends Reader = Reader> {
  readonly reader: R;
  readonly isRequired: boolean;
  /** Whether its control says that it must be filled in. */
  readonly isDemanded: boolean;
  /** What may be typed; tests send it, and words of errors name it. */
  readonly example: string;
  /** Never there: it carries the type. */
  readonly value?: Value;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** What a field is read as. */
export type ValueOf<F> = F extends FormField<infer Value> ? Value : never;

const required = <Value, R extends Reader>(reader: R, example: string): FormField<Value, R> => ({
  reader,
  example,
  isRequired: true,
  isDemanded: true,
});

type Of<Kind extends Reader["kind"]> = Extract<Reader, { readonly kind: Kind }>;

type ChoiceOf<Value> = Of<"choice"> & { readonly values: readonly Value[] };

interface TextLimits {
  /** In UTF-16 units, as an input's `maxlength` counts. */
  readonly max: number;
  readonly example: string;
}

interface LineLimits extends TextLimits {
  readonly autoComplete?: AutoComplete;
}

/** The kinds of fields. Each must be filled in, unless it is `optional`. */
export const field = {
  line: ({ max, example, autoComplete }: LineLimits) =>
    required<string, Of<"text">>(
      { kind: "text", max, lines: 1, ...(autoComplete && { autoComplete }) },
      example,
    ),
  code: ({ max, example }: TextLimits) =>
    required<string, Of<"text">>({ kind: "text", max, lines: 1, look: "code" }, example),
  url: ({ max, example }: TextLimits) =>
    required<string, Of<"text">>({ kind: "text", max, lines: 1, look: "url" }, example),
  area: ({ max, example, lines }: TextLimits & { readonly lines: number }) =>
    required<string, Of<"text">>({ kind: "text", max, lines }, example),
  email: (of: OfWhom = {}) =>
    required<string, Of<"email">>({ kind: "email", ...of }, "maria@school.example"),
  phone: (of: OfWhom = {}) =>
    required<string, Of<"phone">>({ kind: "phone", ...of }, "(202) 555-0143"),
  ein: (example = "12-3456789") => required<string, Of<"ein">>({ kind: "ein" }, example),
  digits: ({ length, example }: { readonly length: number; readonly example: string }) =>
    required<string, Of<"digits">>({ kind: "digits", length }, example),
  date: () => required<CivilDate, Of<"date">>({ kind: "date" }, "05/03/2027"),
  money: () => required<Cents, Of<"money">>({ kind: "money" }, "1,234.50"),
  share: () => required<Ppm, Of<"share">>({ kind: "share" }, "12.5"),
  count: ({ from = 1, max }: { readonly from?: number; readonly max: number }) =>
    required<number, Of<"count">>({ kind: "count", from, max }, "1"),
  choice: <const Value extends string>(values: readonly [Value, ...Value[]]) =>
    required<Value, ChoiceOf<Value>>({ kind: "choice", values }, values[0]),
  /** A few choices, all in sight. */
  radios: <const Value extends string>(values: readonly [Value, ...Value[]]) =>
    required<Value, ChoiceOf<Value>>({ kind: "choice", values, look: "radios" }, values[0]),
  /** A tick box: not ticked is false. */
  flag: () => required<boolean, Of<"flag">>({ kind: "flag" }, "1"),
  version: () => required<number, Of<"version">>({ kind: "version" }, "0"),
};

/** The readers whose values are texts, and "" when they are empty. */
type TextKind = "text" | "email" | "phone" | "ein" | "digits";

type OrEmpty<Value, R extends Reader> = R extends { readonly kind: TextKind }
  ? Value
  : Value | null;

/** The same field, which may be left empty: then a text is "", anything else null. */
export const optional = <Value, R extends Reader>(
  one: FormField<Value, R>,
): FormField<OrEmpty<Value, R>, R> => ({
  reader: one.reader,
  example: one.example,
  isRequired: false,
  isDemanded: false,
});

/**
 * A field that its control demands, and whose emptiness the command words, together with whatever
 * else is wrong with what was filled in.
 */
export const demanded = <Value, R extends Reader>(
  one: FormField<Value, R>,
): FormField<OrEmpty<Value, R>, R> => ({ ...optional(one), isDemanded: true });

/** A label for each field that is seen, and a word for each choice. */
export type NeededWords<F extends FormFields> = {
  readonly [K in keyof F & string as F[K] extends FormField<unknown, Of<"version">>
    ? never
    : K]: string;
} & {
  readonly [K in keyof F & string as F[K] extends FormField<
    unknown,
    { readonly kind: "choice"; readonly values: readonly (infer Value extends string)[] }
  >
    ? `${K}.${Value}`
    : never]: string;
};

export interface Form<F extends FormFields = FormFields> {
  readonly fields: F;
  /**
   * By a field's name: its label; `<name>.hint`; `<name>.<value>` of a choice, and the hint of a radio
   * button, `<name>.<value>.hint`; `<name>.none`, the empty choice; `<name>.name`, how a sentence
   * names it where the label does not fit into one; and `<name>.wrong`, which is said in place of
   * the reader's own words when a value cannot be read.
   */
  readonly words: Catalogue;
  /** The words of fields that several forms have, where a form has none of its own. */
  readonly shared?: Catalogue;
}

/** The words of a choice's values, from what is said of them elsewhere too. */
export const choiceWords = <N extends string, W extends Readonly<Record<string, string>>>(
  name: N,
  words: W,
) =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [`${name}.${value}`, word])) as {
    readonly [K in keyof W & string as `${N}.${K}`]: W[K];
  };

/** Declares a form. A field without a label, or a choice without a word, does not compile. */
export function defineForm<const F extends FormFields, const W extends NeededWords<F>>(form: {
  readonly fields: F;
  readonly words: Catalogue<Record<string, Message> & W>;
}): Form<F> {
  return { fields: form.fields, words: form.words as unknown as Catalogue };
}

/** Names a word of a form; undefined for one that it does not have. */
export function formMessage({ words, shared }: Form, key: string): MessageRef | undefined {
  const catalogue = [words, shared].find((one) => one && Object.hasOwn(one.en, key));
  return catalogue && { catalogue, key };
}

/** A word of a form in a language; undefined for one that it does not have. */
export function formWord(form: Form, locale: Locale, key: string): string | undefined {
  const word = formMessage(form, key);
  return word && say(locale, word);
}

/** How a sentence names a field: by `<name>.name`, else by its label. */
export const nameInSentence = (form: Form, locale: Locale, name: string): string =>
  formWord(form, locale, `${name}.name`) ?? inSentence(formWord(form, locale, name) ?? name);

/** How messages name the fields of a form. */
export const formLabels =
  (form: Form) =>
  (locale: Locale): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.keys(form.fields).map((name) => [name, nameInSentence(form, locale, name)]),
    );
