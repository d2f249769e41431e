import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtRoutes } from "#tests/setup/built-routes";
import { inTurn } from "#tests/setup/depth";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { changingWithoutRow } from "./changing-without-row";
import { everything } from "./everything";
import { matrix } from "./route-matrix";
import { methods, send } from "./route-trials";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
const browsers: Visitor[] = [];
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
  for (const person of ["own", "staff"] as const) browsers.push(await world.browserOf(person));
});
afterAll(() => stopFaultless(web));

/** To ask for these is to do them. */
const needNothing: readonly string[] =
  changingWithoutRow["needs no field: to ask for it is to do it"];
const changing = builtRoutes()
  .filter(({ hasAction, pattern }) => hasAction && !needNothing.includes(pattern))
  .map(({ pattern }) => pattern);
const rows = changing.flatMap((pattern) =>
  (matrix.get(pattern) ?? []).map((row, at) => [pattern, at + 1, row] as const),
);

describe("a body without fields changes nothing", () => {
  it("has a try at every address that changes something by its fields", () => {
    expect([...new Set(rows.map(([pattern]) => pattern))].toSorted()).toEqual(changing.toSorted());
  });

  it.each(rows)("at %s (%s)", async (pattern, number, row) => {
    const path = (await row.path?.(world)) ?? pattern;
    const before = await everything();
    for (const [person, browser] of browsers.entries()) {
      for (const [at, method] of methods.filter((one) => one !== "GET").entries()) {
        for (const flavor of inTurn(["script", "page"] as const, number + person + at)) {
          const answer = await send(browser, { path, method, flavor });
          await answer.body?.cancel();
          expect(answer.status).toBeLessThan(500);
        }
      }
    }
    expect(await everything()).toEqual(before);
  });
});
