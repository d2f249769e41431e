/**
 * The message catalogue: words are data, one object a language, typed so that a missing key, a
 * missing language or a forgotten parameter does not compile. Own code, because the field's
 * library (intl-messageformat) brings a parser of 12 kB to every public page.
 */

/** The languages of the interface. Adding one makes every catalogue that lacks it fail to compile. */
export const locales = ["en"] as const;
export type Locale = (typeof locales)[number];

/** Plain text with `{name}` parameters, or the plural forms chosen by the parameter `count`. */
export type Message = string | { one: string; other: string };
type Messages = Record<string, Message>;

export type Catalogue<E extends Messages = Messages> = {
  readonly [L in Locale]: { readonly [K in keyof E]: L extends "en" ? E[K] : Message };
};

/** Declares a catalogue: English defines the keys, every other language must hold them all. */
export function defineMessages<const E extends Messages>(
  // Keys are inferred from English alone; else a key that another language lacks would vanish.
  languages: { readonly en: E } & Catalogue<NoInfer<E>>,
): Catalogue<E> {
  return languages;
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<M> = M extends { one: infer One; other: infer Other }
  ? NamesIn<One> | NamesIn<Other> | "count"
  : NamesIn<M>;
export type Values = Record<string, string | number>;
type Args<M> = [NamesOf<M>] extends [never] ? [] : [values: Record<NamesOf<M>, string | number>];

/** A message that travels as data (through results, flashes, jobs) and is worded where it is shown. */
export interface MessageRef {
  readonly catalogue: Catalogue;
  readonly key: string;
  readonly values?: Values;
}

/** Names a message without wording it yet. */
export function message<E extends Messages, K extends keyof E & string>(
  catalogue: Catalogue<E>,
  key: K,
  ...args: Args<E[K]>
): MessageRef {
  return { catalogue: catalogue as unknown as Catalogue, key, values: args[0] };
}

const pluralRules = new Map<Locale, Intl.PluralRules>();
function pluralForm(locale: Locale, count: number): "one" | "other" {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count) === "one" ? "one" : "other";
}

function format(locale: Locale, text: Message, values: Values = {}): string {
  const template =
    typeof text === "string" ? text : text[pluralForm(locale, Number(values.count ?? 0))];
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Words a message reference in a language. */
export function say(locale: Locale, ref: MessageRef): string {
  return format(locale, ref.catalogue[locale][ref.key] ?? ref.key, ref.values);
}

export type Translate<E extends Messages> = <K extends keyof E & string>(
  key: K,
  ...args: Args<E[K]>
) => string;

/** A function that words the messages of one catalogue in one language. */
export function translator<E extends Messages>(
  catalogue: Catalogue<E>,
  locale: Locale,
): Translate<E> {
  return (key, ...args) => format(locale, catalogue[locale][key] as Message, args[0]);
}
