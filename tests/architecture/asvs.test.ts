import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

const page = "docs/asvs.md";
/** How many requirements of level 1 and 2 the standard has in each chapter that applies. */
const chapters = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
} as const;
const statuses = ["met", "deviation", "does not apply", "open"];
const files = new Set(repositoryFiles(/./));

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

const isPath = (text: string) => text.includes("/") || files.has(text);
const flat = (text: string) => text.replace(/\s+/g, " ");
const without = (text: string) => text.replace(/`[^`]*`|"(?:\\.|[^"])*"/g, "");

/** The rows of every table of a page, their cells without the lines between them. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split("\n")
    .filter((line) => /^\|\s*[^|\s-]/.test(line) && !line.startsWith("| id |"))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll("\\|", "|").trim()))
    .map((cells) => ({ id: cells[0] ?? "", cells }));
}

/** The files that a cell names, each with the words in quotes that follow it. */
function namedIn(cell: string): { path: string; words: string | undefined }[] {
  return [...cell.matchAll(/`([^`]+)`(?: "((?:\\.|[^"])*)")?/g)].flatMap(([, path = "", words]) =>
    words !== undefined || (isPath(path) && !path.endsWith("-")) ? [{ path, words }] : [],
  );
}

/** What is wrong with a row, in words. */
function faultsOf({ id, cells }: Row, text: (path: string) => string | undefined): string[] {
  const [, asked = "", status = "", shown = ""] = cells;
  const named = namedIn(shown);
  const faults = [
    /^\d{1,2}\.\d\.\d{1,2}$/.test(id) || "has no id of the standard",
    (cells.length === 4 && cells.every(Boolean)) || "has an empty cell or one too many",
    asked.length >= 12 || "says too little of what is asked for",
    statuses.includes(status) || `has no status: ${status}`,
    status !== "met" || named.length > 0 || "is met and shown by nothing",
    status === "met" || without(shown).trim().length >= 10 || "gives no reason",
  ].filter((fault) => fault !== true);
  const lost = named.flatMap(({ path, words }) => {
    const source = text(path);
    if (source === undefined) return [`names a file that is not there: ${path}`];
    const wanted = words?.replaceAll('\\"', '"') ?? "";
    return flat(source).includes(flat(wanted)) ? [] : [`${path} does not say: ${wanted}`];
  });
  const silent = named.filter(({ path, words }) => /\.(test|spec)\.tsx?$/.test(path) && !words);
  const wordless = silent.map(({ path }) => `says not which test of ${path}`);
  return [...faults, ...lost, ...wordless].map((fault) => `${id} ${fault}`);
}

const stored = (path: string) => (files.has(path) ? textOf(path) : undefined);
const rows = rowsOf(textOf(page));

describe("the page about ASVS 5.0.0", () => {
  it("has every requirement of each chapter that applies, once", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const counts = Object.keys(chapters).map((chapter) => [
      chapter,
      ids.filter((id) => id.startsWith(`${chapter}.`)).length,
    ]);
    expect(counts).toEqual(Object.entries(chapters));
    expect(ids.length).toBe(210);
  });

  it("says of each what shows it, or why not, and names only what is there", () => {
    expect(rows.flatMap((row) => faultsOf(row, stored))).toEqual([]);
  });

  it.each([
    ["an id of another kind", "| 1.2 | What is asked for | open | Nothing shows it. |", "no id"],
    ["an empty cell", "| 1.2.3 | What is asked for | open | |", "empty cell"],
    ["another status", "| 1.2.3 | What is asked for | done | Nothing shows it. |", "no status"],
    ["a claim alone", "| 1.2.3 | What is asked for | met | It is. |", "shown by nothing"],
    ["no reason", "| 1.2.3 | What is asked for | deviation | `a/b.ts` |", "no reason"],
    ["a lost file", "| 1.2.3 | What is asked for | met | `a/none.ts` |", "not there"],
    ["lost words", '| 1.2.3 | What is asked for | met | `a/b.ts` "gone" |', "does not say: gone"],
    ["no test's words", "| 1.2.3 | What is asked for | met | `a/b.test.ts` |", "not which test"],
  ])("would not take %s", (_name, line, fault) => {
    const [row] = rowsOf(line);
    const text = (path: string) => (path.includes("none") ? undefined : "what is there");
    expect(row && faultsOf(row, text).join("\n")).toContain(fault);
  });

  it("prints how many have which status", () => {
    const counts = statuses.map((status) => {
      const those = rows.filter(({ cells }) => cells[2] === status);
      return `${status}: ${those.length}`;
    });
    console.log(`ASVS 5.0.0, level 2: ${rows.length} requirements; ${counts.join(", ")}`);
    expect(counts).toHaveLength(statuses.length);
  });
});
