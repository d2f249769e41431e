import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { builtRoutes } from "#tests/setup/built-routes";
import { inTurn } from "#tests/setup/depth";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { refusalMessages } from "~/http/refusal-messages";
import { matrix } from "./route-matrix";
import type { Row } from "./route-rows/row";
import { type Flavor, type Method, methods, type Proof, send } from "./route-trials";
import { makeWorld, type Person, people, type World } from "./route-world";

let web: RunningProcess;
let world: World;
const browsers = new Map<Person, Visitor>();

beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
  // One browser each, for all tries: a forged sign-out that was carried out would show.
  for (const person of people) browsers.set(person, await world.browserOf(person));
});
afterAll(() => web.stop());

const browserOf = (person: Person): Visitor => {
  const browser = browsers.get(person);
  if (!browser) throw new Error(`nobody is ${person}`);
  return browser;
};

/** What another site can make a browser send, or a program without one, and what it cannot know. */
const forgeries: Readonly<Record<string, (own: Visitor, other: Visitor) => Proof>> = {
  "from another site": ({ csrfToken, origin }) => ({
    from: { "Sec-Fetch-Site": "cross-site", Origin: origin },
    token: csrfToken,
  }),
  "from a neighbour of the same site": ({ csrfToken }) => ({
    from: { "Sec-Fetch-Site": "same-site" },
    token: csrfToken,
  }),
  "from another origin, by an old browser": ({ csrfToken }) => ({
    from: { Origin: "https://evil.example" },
    token: csrfToken,
  }),
  "from an origin that begins like ours": ({ csrfToken, origin }) => ({
    from: { Origin: `${origin}.evil.example` },
    token: csrfToken,
  }),
  "from an origin that is told to nobody": ({ csrfToken }) => ({
    from: { Origin: "null" },
    token: csrfToken,
  }),
  "without origin and without token": () => ({ from: {}, token: "" }),
  "from our own page without token": ({ origin }) => ({
    from: { "Sec-Fetch-Site": "same-origin", Origin: origin },
    token: "",
  }),
  "with the token of another session": ({ origin }, other) => ({
    from: { "Sec-Fetch-Site": "same-origin", Origin: origin },
    token: other.csrfToken,
  }),
  "with a token that was changed": ({ origin, csrfToken }) => ({
    from: { "Sec-Fetch-Site": "same-origin", Origin: origin },
    token: `${csrfToken.slice(0, -1)}${csrfToken.endsWith("A") ? "B" : "A"}`,
  }),
};

const refused = ["forbidden", "not-found", "sign-in"];

/** Whoever may do it when it is not forged, and as what: a refusal of their right would prove nothing. */
function bestTry(row: Row): { person: Person; method: Method } {
  const all = methods.flatMap((method) =>
    people.map((person, at) => {
      const cells = row[method] ?? row.write ?? "no-method";
      return { person, method, cell: typeof cells === "string" ? cells : (cells[at] ?? "fault") };
    }),
  );
  const writes = all.filter(({ method }) => method !== "GET");
  return (
    writes.find(({ cell }) => !["no-method", ...refused].includes(cell)) ??
    writes.find(({ cell }) => cell === "not-found") ?? { person: "own", method: "POST" }
  );
}

/** What every change leaves: an entry of the trail, or a job. */
const traces = async () => [await db.auditEntry.count(), await db.outboxJob.count()];

/** A refused page shows itself again: one that leads elsewhere by itself does so now too. */
async function expectForged(answer: Response, flavor: Flavor, leadsTo: string | null) {
  const text = await answer.text();
  if (flavor === "script") {
    expect([answer.status, JSON.parse(text)]).toEqual([403, { message: forgedWords }]);
  } else if (answer.status !== 403) {
    expect([answer.status, answer.headers.get("location")]).toEqual([303, leadsTo ?? "nowhere"]);
  } else {
    expect(text).toContain(forgedWords);
  }
}

const forgedWords = refusalMessages.en["request.forged"];
const routes = builtRoutes();
const withAction = routes.filter(({ hasAction }) => hasAction).map(({ pattern }) => pattern);
const cases = [...matrix].flatMap(([pattern, rows]) =>
  rows
    .filter((row) => withAction.includes(pattern) && !row.isTokenFree)
    .map((row, at) => [row.ids, pattern, rows.length > 1 ? ` (${at + 1})` : "", row] as const),
);

describe("a forged write is refused", () => {
  it("A-04 has tries for every route that changes something", () => {
    const tried = new Set(cases.map(([, pattern]) => pattern));
    // The link of a letter is its own proof: tests/http/unsubscribe.test.ts.
    expect(withAction.filter((pattern) => !tried.has(pattern))).toEqual(["/unsubscribe/:token"]);
  });

  it.each(cases)("A-04 B-97 %s %s%s", async (_ids, pattern, _number, row) => {
    const { person, method } = bestTry(row);
    const browser = browserOf(person);
    const other = browserOf(person === "other" ? "own" : "other");
    const path = (await row.path?.(world)) ?? pattern;
    const page = await send(browser, { path, method: "GET", flavor: "page" });
    const leadsTo = page.headers.get("location");
    const before = await traces();
    const first = cases.findIndex((one) => one[3] === row);
    // One gate judges every address: each has a forgery of a script and one of a page, the next others.
    const flavors = ["script", ...inTurn(["page", "page with a file"] as const, first)] as const;
    for (const [at, flavor] of flavors.entries()) {
      for (const forge of inTurn(Object.values(forgeries), 4 * first + at)) {
        const trial = { path, method, flavor, body: row.body, proof: forge(browser, other) };
        await expectForged(await send(browser, trial), flavor, leadsTo);
      }
    }
    // Another method finds no way around.
    const others = methods.filter((one) => one !== "GET" && one !== method);
    for (const other of inTurn(others, first)) {
      const trial = { path, method: other, body: row.body, proof: { from: {}, token: "" } };
      const answer = await send(browser, { ...trial, flavor: "script" });
      await expectForged(answer, "script", null);
    }
    expect(await traces()).toEqual(before);
  });

  it("A-04 nobody was signed out meanwhile, and an honest write is taken", async () => {
    for (const person of ["own", "other", "staff"] as const) {
      expect((await browserOf(person).open("/account")).status).toBe(200);
    }
    const trial = { path: "/logout", method: "POST", flavor: "page" } as const;
    const answer = await send(browserOf("own"), trial);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  });
});

/** Reads that change something: a script alone may make them, with the token in its header. */
const changingReads = [...matrix].flatMap(([pattern, rows]) =>
  rows
    .filter((row) => typeof row.GET === "object" && /^[^|]+\|forbidden$/.test(row.GET[2]))
    .map((row) => [row.ids, pattern, row] as const),
);

describe("a forged read that would change something is refused", () => {
  it("C-43 they are known", () => {
    expect(changingReads.map(([, pattern]) => pattern)).toEqual([
      "/app/payments/paypal/init",
      "/app/payments/paypal/clear",
    ]);
  });

  it.each(changingReads)("A-04 %s %s", async (_ids, pattern, row) => {
    const browser = await world.browserOf("own");
    const path = (await row.path?.(world)) ?? pattern;
    for (const forge of Object.values(forgeries)) {
      const proof = forge(browser, browserOf("other"));
      const answer = await send(browser, { path, method: "GET", flavor: "script", proof });
      expect(answer.status).toBe(403);
    }
  });
});
