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

/** The ids that are in the titles of tests, in a test file's text. */
function idsInTitles(source: string): string[] {
  const titles = [title, table].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match.groups?.text ?? ""),
  );
  return [...new Set(titles.flatMap((text) => [...text.matchAll(id)].map(([whole]) => whole)))];
}

/** Tests of the default run; what only a deep run proves is proved too seldom. */
const sources = repositoryFiles(/^tests\/.*\.(test|spec)\.tsx?$/)
  .filter((path) => path !== "tests/architecture/checklist.test.ts" && !/\.deep\./.test(path))
  .map((path) => ({ path, ids: idsInTitles(textOf(path)) }));
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

  it("knows every id that a test names", () => {
    const unknown = sources.flatMap(({ path, ids }) =>
      ids.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

const list = (lines: readonly { id: string }[]) => lines.map((line) => line.id).join(" ");
