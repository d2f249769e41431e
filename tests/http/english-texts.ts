import { expect } from "vitest";
import { usStates } from "#modules/platform/us-states";
import type { Page } from "#tests/setup/visitor";
import { spanish } from "~/wording/spanish.server";

const files = import.meta.glob<Record<string, unknown>>(
  ["/app/**/*{words,messages}.ts", "/modules/**/*messages.ts", "/modules/**/{words,contract}.ts"],
  { eager: true },
);
type Words = Readonly<Record<string, unknown>>;
interface Listed {
  readonly name?: string;
  readonly en: Words;
}
const isCatalogue = (value: unknown): value is Listed =>
  typeof value === "object" && value !== null && "en" in value;
/** A catalogue, and that of a form. */
const wordsIn = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null && "words" in value ? [value.words] : [value];
const translations: Readonly<Record<string, Words>> = spanish;
const catalogues = [
  ...new Set(Object.values(files).flatMap((file) => Object.values(file).flatMap(wordsIn))),
].filter(isCatalogue);

/** Proper names, which are the same in every language. */
const names = new Set<string>(Object.values(usStates));

const textsOf = (listed: readonly Listed[]): readonly string[] =>
  listed
    .flatMap(({ name = "", en }) =>
      Object.entries(en).flatMap(([key, text]) => {
        const forms = typeof text === "string" ? [text] : Object.values(text as object);
        return text === translations[name]?.[key] ? [] : forms.map(String);
      }),
    )
    .map((text) => text.split(/\{\w+\}/).reduce((a, b) => (b.length > a.length ? b : a)))
    .filter((text) => text.length >= 12 && text.includes(" ") && !names.has(text));

/**
 * What would be there if a word had stayed English: whole texts, long enough to be no accident. Of
 * the catalogues that are translated.
 */
export const englishTexts = textsOf(catalogues.filter(({ name }) => name !== undefined));

/** The same of all catalogues: a page in Spanish shows none of them. */
export const allEnglishTexts = textsOf(catalogues);

/** Expects a page in Spanish, on which no text of a catalogue stayed English. */
export function expectSpanish({ html, text }: Page): void {
  expect(html).toContain('<html lang="es"');
  expect(allEnglishTexts.filter((words) => text.includes(words))).toEqual([]);
  // Words alone, which are too short to be looked for above.
  const short =
    /\b(Calendar|Overdue|Undo|Save|Saved|Home|Money|Settings|Treasurer|Board|days|Pay|Name|Officer|Office|Term|Invoice|Letter|Phone|Back|Yes|Download|Sign)\b/;
  expect(short.exec(text.replaceAll("Google Calendar", ""))?.[0]).toBeUndefined();
}
