import { spanish } from "~/wording/spanish.server";

const files = import.meta.glob<Record<string, unknown>>(
  ["/app/**/*{words,messages}.ts", "/modules/**/*messages.ts", "/modules/platform/words.ts"],
  { eager: true },
);
type Words = Readonly<Record<string, unknown>>;
interface Listed {
  readonly name?: string;
  readonly en: Words;
}
const isCatalogue = (value: unknown): value is Listed =>
  typeof value === "object" && value !== null && "en" in value;
const translations: Readonly<Record<string, Words>> = spanish;
const catalogues = [...new Set(Object.values(files).flatMap((file) => Object.values(file)))].filter(
  isCatalogue,
);

const textsOf = (listed: readonly Listed[]): readonly string[] =>
  listed
    .flatMap(({ name = "", en }) =>
      Object.entries(en).flatMap(([key, text]) => {
        const forms = typeof text === "string" ? [text] : Object.values(text as object);
        return text === translations[name]?.[key] ? [] : forms.map(String);
      }),
    )
    .map((text) => text.split(/\{\w+\}/).reduce((a, b) => (b.length > a.length ? b : a)))
    .filter((text) => text.length >= 12 && text.includes(" "));

/**
 * What would be there if a word had stayed English: whole texts, long enough to be no accident. Of
 * the catalogues that are translated.
 */
export const englishTexts = textsOf(catalogues.filter(({ name }) => name !== undefined));

/** The same of all catalogues: a page in Spanish shows none of them. */
export const allEnglishTexts = textsOf(catalogues);
