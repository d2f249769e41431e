import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtRoutes } from "#tests/setup/built-routes";
import { inTurn, isDeep } from "#tests/setup/depth";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { matrix, notYetPresent, tableSize } from "./route-matrix";
import type { Cell, Cells, Row } from "./route-rows/row";
import { attempt, type Method, methods, type Outcome, type Trial } from "./route-trials";
import { makeWorld, type Person, people, type World } from "./route-world";

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

const flavors = ["script", "page"] as const;
type Found = Partial<Record<(typeof flavors)[number], Outcome>>;

/** What a cell says for the same flavors as were tried. */
function wantedOf(cell: Cell, tried: Found): Found {
  const [script = "fault", page = script] = cell.split("|") as Outcome[];
  return { ...("script" in tried && { script }), ...("page" in tried && { page }) };
}

/** Browsers whose session nothing has ended yet. */
const open = new Map<Person, Visitor>();
/** What changes nothing for whoever tries next. */
const leavesAlone: ReadonlySet<Outcome> = new Set(["forbidden", "not-found", "no-method"]);
const isTaken = (outcome: Outcome) => outcome === "ok" || outcome === "elsewhere";

async function tryAs(person: Person, trial: Trial): Promise<Outcome> {
  const browser = open.get(person) ?? (await world.browserOf(person));
  const outcome = await attempt(browser, trial);
  // What somebody changes may end another's session: a new address ends those of its person.
  if (trial.method !== "GET" && isTaken(outcome)) open.clear();
  else open.set(person, browser);
  return outcome;
}

/**
 * Each person tries; by default with one flavor, the next person and the next row with the other. What
 * the address names is made again once somebody may have changed it.
 */
async function outcomesOf(row: Row, pattern: string, method: Method, at: number): Promise<Found[]> {
  const all: Found[] = [];
  let path: string | undefined;
  for (const [number, person] of peopleFor(cellsOf(row, method)).entries()) {
    const found: Found = {};
    for (const flavor of inTurn(flavors, at + number)) {
      path ??= (await row.path?.(world)) ?? pattern;
      const outcome = await tryAs(person, { path, method, flavor, body: row.body });
      if (method !== "GET" && !leavesAlone.has(outcome)) path = undefined;
      found[flavor] = outcome;
    }
    all.push(found);
  }
  return all;
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
  const numbers = new Map(cases.map(([, , , row], at) => [row, at]));

  it.each(cases)("%s %s%s", async (_ids, pattern, _number, row) => {
    const found: Record<string, Found[]> = {};
    const wanted: Record<string, Found[]> = {};
    for (const [number, method] of methods.entries()) {
      const tried = await outcomesOf(row, pattern, method, (numbers.get(row) ?? 0) + number);
      found[method] = tried;
      wanted[method] = expected(cellsOf(row, method)).map((cell, at) =>
        wantedOf(cell, tried[at] ?? {}),
      );
    }
    expect(found).toEqual(wanted);
  });
});
