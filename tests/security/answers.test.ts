import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "#tests/setup/depth";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { matrix } from "./route-matrix";
import { send } from "./route-trials";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
});
afterAll(() => web.stop());

/** The development mailbox, which production has not, shows letters as mail programs do. */
const letter = "/dev/mailbox/:id/html";
const cases = [...matrix].flatMap(([pattern, rows]) =>
  rows.map((row, at) => [row.ids, pattern, rows.length > 1 ? ` (${at + 1})` : "", row] as const),
);

/** What is said of an answer that has a body, whatever became of the question. */
function expectTyped({ status, headers }: Response): void {
  const type = headers.get("content-type") ?? "";
  const isEmpty = status === 204 || status === 304 || (status >= 300 && status < 400);
  if (!isEmpty) expect(type).toMatch(/^[a-z]+\/[\w.+-]+/);
  // RFC 8259: JSON is UTF-8 and names no character set.
  if (/^text\/|[/+]xml/.test(type)) expect(type).toMatch(/charset=utf-8/i);
}

/** What other sites may show or read: the badge of a club, and the public keys. */
const forAnySite = new Set(["/badge/:name", "/.well-known/standing-keys.json"]);

function expectGuarded({ headers }: Response, isForAnySite = false): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toMatch(/^(DENY|SAMEORIGIN)$/i);
  expect(headers.get("referrer-policy")).toMatch(/^(same-origin|no-referrer)$/);
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|\*|https?:(?!\/\/)/);
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(policy).toContain("frame-ancestors");
  for (const name of ["x-powered-by", "server"]) {
    expect([name, headers.get(name)]).toEqual([name, null]);
  }
  expect(headers.get("access-control-allow-origin")).toBe(isForAnySite ? "*" : null);
}

describe("every route says what its answer is, and guards it", () => {
  it.each(cases.filter(([, pattern]) => pattern !== letter))(
    "%s %s%s",
    { timeout: 60_000 },
    async (_ids, pattern, _number, row) => {
      const first = cases.findIndex((one) => one[3] === row);
      for (const [at, person] of (["visitor", "own", "staff"] as const).entries()) {
        for (const flavor of inTurn(["script", "page"] as const, first + at)) {
          const browser = await world.readerOf(person);
          const path = (await row.path?.(world)) ?? pattern;
          const answer = await send(browser, { path, method: "GET", flavor });
          await answer.body?.cancel();
          expectTyped(answer);
          expectGuarded(answer, forAnySite.has(pattern));
        }
      }
    },
  );
});
