import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtRoutes } from "#tests/setup/built-routes";
import { isDeep } from "#tests/setup/depth";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { matrix, notYetPresent, tableSize } from "./route-matrix";
import type { Cell, Cells, Row } from "./route-rows/row";
import { attempt, type Method, methods, type Outcome } from "./route-trials";
import { makeWorld, people, type World } from "./route-world";

let web: RunningProcess;
let world: World;
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
});
afterAll(() => web.stop());

const routes = builtRoutes();
/** Parameters' names are the router's affair. */
const bare = (pattern: string) => pattern.replace(/:\w+/g, ":");

const cellsOf = (row: Row, method: Method): Cells =>
  row[method] ?? (method === "GET" ? undefined : row.write) ?? "no-method";

/** "no-method no-method ok|elsewhere …": what a script and a page get, person by person. */
const expected = (cells: Cells): Cell[] =>
  peopleFor(cells).map((_person, at) =>
    typeof cells === "string" ? cells : (cells[at] ?? "fault"),
  );

/** A method that a route does not have is tried by everybody in a deep run, else by a visitor and by staff. */
const peopleFor = (cells: Cells) =>
  cells !== "no-method" || isDeep
    ? people
    : people.filter((_, at) => at % (people.length - 1) === 0);

const merged = (script: Outcome, page: Outcome): Cell =>
  script === page ? script : `${script}|${page}`;

async function outcomesOf(row: Row, pattern: string, method: Method): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const person of peopleFor(cellsOf(row, method))) {
    const outcomes: Outcome[] = [];
    for (const flavor of ["script", "page"] as const) {
      const path = (await row.path?.(world)) ?? pattern;
      const browser = await world.browserOf(person);
      outcomes.push(await attempt(browser, { path, method, flavor, body: row.body }));
    }
    cells.push(merged(outcomes[0] ?? "fault", outcomes[1] ?? "fault"));
  }
  return cells;
}

describe("every route, method and person", () => {
  it("B-96 B-97 B-98 a route without a row fails, and so does a row without a route", () => {
    expect(routes.map(({ pattern }) => pattern).sort()).toEqual([...matrix.keys()].sort());
    expect(matrix.size).toBe(tableSize);
  });

  it("B-95 B-96 an address that is listed as not yet present has no route", () => {
    const present = new Set(routes.map(({ pattern }) => bare(pattern)));
    expect(notYetPresent.filter((pattern) => present.has(bare(pattern)))).toEqual([]);
  });

  const cases = [...matrix].flatMap(([pattern, rows]) =>
    rows.map((row, at) => [row.ids, pattern, rows.length > 1 ? ` (${at + 1})` : "", row] as const),
  );

  it.each(cases)("%s %s%s", { timeout: 60_000 }, async (_ids, pattern, _number, row) => {
    const found: Record<string, Cell[]> = {};
    const wanted: Record<string, Cell[]> = {};
    for (const method of methods) {
      found[method] = await outcomesOf(row, pattern, method);
      wanted[method] = expected(cellsOf(row, method));
    }
    expect(found).toEqual(wanted);
  });
});
