/**
 * The message catalogue: words are data, typed so that a missing key or a forgotten parameter does
 * not compile, in English and in every translation. Own code, because the field's library
 * (intl-messageformat) brings a parser of 12 kB to every public page.
 */

/** The languages of the interface; English is the one that every catalogue has. */
export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

/** Plain text with `{name}` parameters, or the plural forms chosen by the parameter `count`. */
export type Message = string | { one: string; other: string };
export type Messages = Record<string, Message>;

/** English words. Those that a visitor may read in another language too have a name. */
export interface Catalogue<E extends Messages = Messages> {
  readonly name?: string;
  readonly en: E;
}

/** Declares a catalogue. With a `name` it can be translated: its words are kept under that name. */
export function defineMessages<const E extends Messages>(catalogue: {
  readonly name?: string;
  readonly en: E;
}): Catalogue<E> {
  return catalogue;
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<M> = M extends { one: infer One; other: infer Other }
  ? NamesIn<One> | NamesIn<Other> | "count"
  : NamesIn<M>;
type With<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (
        text: infer All,
      ) => void
    ? All
    : never;
type InOtherWords<M> = M extends { one: infer One; other: infer Other }
  ? { readonly one: With<NamesIn<One>>; readonly other: With<NamesIn<Other>> }
  : With<NamesIn<M>>;

/** The words of a catalogue in another language: every key, with the parameters of the English. */
export type Translation<C> =
  C extends Catalogue<infer E> ? { readonly [K in keyof E]: InOtherWords<E[K]> } : never;

/** Translations by the names of their catalogues. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Message>>>>;

const translations: { [L in Locale]?: Translations } = {};

/**
 * Makes words known in this process, in place of those that it knew of the language: translations,
 * and what staff wrote instead of the product's words. The server does it at its start and whenever
 * staff save, a browser only for whoever reads them.
 */
export function addTranslations(locale: Locale, words: Translations): void {
  translations[locale] = words;
}

type Worded<E extends Messages> = {
  readonly [K in keyof E]: E[K] extends string ? string : Message;
};

/** What was added for a catalogue; for one without a name, nothing. */
const added = (catalogue: Catalogue, locale: Locale) =>
  translations[locale]?.[catalogue.name as string];

/** The words of a catalogue in a language; English for those that are not translated. */
export const wordsOf = <E extends Messages>(catalogue: Catalogue<E>, locale: Locale) =>
  ({ ...catalogue.en, ...added(catalogue, locale) }) as Worded<E>;

const wordOf = (catalogue: Catalogue, locale: Locale, key: string) =>
  (added(catalogue, locale)?.[key] ?? catalogue.en[key]) as Message;

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

/** Both languages count exactly 1 as one, and everything else as other (CLDR plural rules). */
function format(text: Message, values: Values = {}): string {
  const template =
    typeof text === "string" ? text : text[Number(values.count) === 1 ? "one" : "other"];
  // Most words have no parameter, and long lists word the same few thousands of times.
  if (!template.includes("{")) return template;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Words a message reference in a language. */
export function say(locale: Locale, ref: MessageRef): string {
  return format(wordOf(ref.catalogue, locale, ref.key) ?? ref.key, ref.values);
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
  return (key, ...args) => format(wordOf(catalogue as unknown as Catalogue, locale, key), args[0]);
}

/**
 * The same for a catalogue whose Spanish is beside it: what is worded on the server, such as letters, also
 * where no words were added to the process.
 */
export function translatorWith<E extends Messages>(
  catalogue: Catalogue<E>,
  spanish: Translation<Catalogue<E>>,
  locale: Locale,
): Translate<E> {
  const words: Messages = locale === "es" ? spanish : catalogue.en;
  const changed = added(catalogue as unknown as Catalogue, locale);
  return (key, ...args) =>
    format((changed?.[key] ?? words[key] ?? catalogue.en[key]) as Message, args[0]);
}
