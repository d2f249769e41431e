import { syllable } from "syllable";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "#modules/platform/messages";

const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  [
    "/app/**/*words*.ts",
    "/app/**/*-messages.ts",
    "/modules/**/*messages*.ts",
    "/modules/**/words.ts",
    "!/**/*.{es,server}.ts",
  ],
  { eager: true },
);

/** The highest grade of an American school that half of the sentences may take. */
const HIGHEST = 7;
/** Fewer sentences have no median worth the name. */
const FEWEST = 5;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === "object" && value !== null && "en" in value;

/** The English texts of a file that are whole sentences; labels and headings are none. */
const textsOf = (file: string): string[] =>
  Object.values(files[file] ?? {})
    .filter(isCatalogue)
    .flatMap(({ en }) => Object.values(en))
    .flatMap((text) => (typeof text === "string" ? [text] : [text.one, text.other]))
    .map((text) => text.replaceAll(/\{\w+\}/g, "name"))
    .filter((text) => /[.?!…]$/.test(text) && wordsOf(text).length >= 4);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d'’-]+/gu) ?? [];

/** Flesch and Kincaid's grade: the year of school in which a text is understood. */
function gradeOf(text: string): number {
  const words = wordsOf(text);
  const sentences = text.split(/(?<=[.?!…:;])\s+/).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

describe("the words of the product", () => {
  it("are graded as Flesch and Kincaid did", () => {
    expect(gradeOf("The cat sat on the mat.")).toBeCloseTo(-1.45, 2);
    const heavy = "Organizational ineligibility necessitates administrative reconsideration.";
    expect(gradeOf(heavy)).toBeGreaterThan(HIGHEST);
  });

  it("are read by a treasurer without effort: half of each catalogue by the seventh grade", () => {
    const graded = Object.keys(files)
      .map((file) => ({ file, grades: textsOf(file).map(gradeOf) }))
      .filter(({ grades }) => grades.length >= FEWEST);
    expect(graded.length).toBeGreaterThan(60);
    const heavy = graded
      .map(({ file, grades }) => ({ file, grade: medianOf(grades) }))
      .filter(({ grade }) => grade > HIGHEST);
    expect(heavy).toEqual([]);
  });
});
