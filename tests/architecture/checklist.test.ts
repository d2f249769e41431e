import { describe, expect, it } from "vitest";
import checklist from "./checklist.json" with { type: "json" };
import { repositoryFiles, textOf } from "./files";

/** The sections whose every line must be named by a test. A finished room adds its letter. */
const finished = ["A", "B", "C", "D", "E", "F", "G", "H"];

const title =
  /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(?:\n\s*)?(["'`])(?<text>(?:\\.|(?!\1)[\s\S])*)\1/g;
const table =
  /\b(?:it|test|describe)\.(?:each|for|skipIf|runIf)\b[\s\S]*?\)\s*\(\s*(["'`])(?<text>(?:\\.|(?!\1)[\s\S])*?)\1/g;
const id = /\b([A-H])-(\d{2,3})\b/g;

/** How many lines each topic beside the checklist has: officers, papers, calendar and so on. */
const topics = {
  CAL: 22,
  STD: 18,
  HQ: 13,
  SUP: 14,
  LET: 12,
  HND: 17,
  VLT: 17,
  TRE: 17,
  PSK: 15,
  OL: 7,
  EP: 7,
  RR: 8,
} as const;

/** Lines of topics that no test can name yet, each with its reason. */
const unnamed: Readonly<Record<string, string>> = {
  "TRE-14": "There is no form for raffles.",
};

const titlesOf = (source: string): string[] =>
  [title, table].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match.groups?.text ?? ""),
  );

/** The ids that are in the titles of tests, in a test file's text. */
function idsInTitles(source: string): string[] {
  const found = titlesOf(source).flatMap((text) => [...text.matchAll(id)].map(([whole]) => whole));
  return [...new Set(found)];
}

/** The ids with which titles of tests begin. */
const idsBefore = (source: string): string[] =>
  titlesOf(source).flatMap((text) => {
    const [before = ""] = /^(?:[A-Z]+-\d{2,3}[ :,]+)+/.exec(text) ?? [];
    return before.match(/[A-Z]+-\d{2,3}/g) ?? [];
  });

/** Tests of the default run; what only a deep run proves is proved too seldom. */
const sources = repositoryFiles(/^tests\/.*\.(test|spec)\.tsx?$/)
  .filter((path) => path !== "tests/architecture/checklist.test.ts" && !/\.deep\./.test(path))
  .map((path) => ({ path, ids: idsInTitles(textOf(path)), before: idsBefore(textOf(path)) }));
const named = new Set(sources.flatMap(({ ids }) => ids));
const known = new Set(checklist.map((line) => line.id));
const sections = [...new Set(checklist.map((line) => line.section))];

describe("the checklist", () => {
  it("reads ids from titles only, tables included", () => {
    const sample = `
      // A-01 in a comment
      it("A-02 one", () => {});
      it.each([["A-03"]])("A-04 %s", () => {});
      test.describe('A-05', () => { test(\`A-06 \${x}\`, run); });
      it.skipIf(x)("A-07 and A-08", run);
    `;
    expect(idsInTitles(sample).toSorted()).toEqual(
      ["02", "04", "05", "06", "07", "08"].map((number) => `A-${number}`),
    );
  });

  it("prints what is covered, section by section", () => {
    for (const section of sections) {
      const lines = checklist.filter((line) => line.section === section);
      const open = lines.filter((line) => !named.has(line.id));
      const rest = open.length > 0 && open.length < lines.length ? `; not yet: ${list(open)}` : "";
      console.log(`${section}: ${lines.length - open.length} of ${lines.length}${rest}`);
    }
    expect(sections).toEqual(["A", "B", "C", "D", "E", "F", "G", "H"]);
  });

  it.each(finished)("every line of section %s is named by a test", (section) => {
    const open = checklist.filter((line) => line.section === section && !named.has(line.id));
    expect(open.map((line) => `${line.id} ${line.text}`)).toEqual([]);
  });

  it.each(Object.entries(topics))(
    "each of the lines of %s, %d in all, begins a test's title",
    (topic, count) => {
      const begun = new Set(sources.flatMap(({ before }) => before));
      const lines = Array.from(
        { length: count },
        (_, index) => `${topic}-${String(index + 1).padStart(2, "0")}`,
      );
      expect(lines.filter((line) => !begun.has(line))).toEqual(
        lines.filter((line) => line in unnamed),
      );
    },
  );

  it("knows every id that a test names", () => {
    const unknown = sources.flatMap(({ path, ids }) =>
      ids.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

const list = (lines: readonly { id: string }[]) => lines.map((line) => line.id).join(" ");
