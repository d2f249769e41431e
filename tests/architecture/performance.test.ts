import { expect, it } from "vitest";
import { textOf } from "./files";

const runner = "tests/bench/run.ts";

/** The names that select a bench, as the runner lists them. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}"?([\w-]+)"?: \(\) => import\("/gm)].map(([, name = ""]) => name);

/** The names in the first column of the page's tables. */
const rowsIn = (page: string): string[] =>
  [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = ""]) => name);

it("the page about speed has a row for each bench, and none besides", () => {
  const names = namesIn(textOf(runner));
  expect(names.length).toBe(textOf(runner).split("=> import(").length - 1);
  expect(rowsIn(textOf("docs/performance.md")).toSorted()).toEqual(names.toSorted());
});

it("reads names with and without quotes, and rows of tables alone", () => {
  expect(namesIn('  web: () => import("./web"),\n  "a-b": () => import("./c"),\n')).toEqual([
    "web",
    "a-b",
  ]);
  expect(rowsIn("| `web` | pages |\n| name |\n`jobs` in words\n")).toEqual(["web"]);
});
