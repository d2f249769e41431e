import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { staffMessages } from "#modules/platform/staff-messages";
import { builtRoutes } from "#tests/setup/built-routes";
import { inTurn } from "#tests/setup/depth";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { everything } from "./everything";
import { matrix } from "./route-matrix";
import type { Row } from "./route-rows/row";
import { methods, send } from "./route-trials";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
  staff = await world.browserOf("staff");
  const path = `/admin/accounts/${world.accountId}/see`;
  const begun = await staff.submit(path, { person: String(world.ownId), reason: "Cannot pay" });
  expect([begun.status, begun.headers.get("location")]).toEqual([
    303,
    `/app?account_id=${world.accountId}`,
  ]);
  await staff.open("/privacy");
});
afterAll(() => stopFaultless(web));

const readOnly = staffMessages.en.readOnly;
const routes = builtRoutes();
/** The way out, and the link of a letter, which names its own person. */
const waysOut = ["/seeing", "/logout", "/unsubscribe/:token"];
const closed = /^\/(account|admin|dev|app\/payments\/(hosted|paypal))(\/|$)/;
/** Whom donors are shown to is not for staff to take the place of. */
const ofDonors = [
  "/app/gifts",
  "/app/gifts/new",
  "/app/gifts/years/:year",
  "/app/gifts/years/:year/gifts.csv",
  "/app/gifts/years/:year/letters.pdf",
];

type Case = readonly [pattern: string, at: number, row: Row];
const casesOf = (wanted: (pattern: string) => boolean): Case[] =>
  [...matrix].flatMap(([pattern, rows]) =>
    wanted(pattern) ? rows.map((row, at) => [pattern, at + 1, row] as const) : [],
  );

const isImpersonating = async () =>
  (await db.seeing.count({ where: { staffId: world.staffId } })) === 1;

describe("staff who see as a member", () => {
  const withAction = routes.filter(({ hasAction }) => hasAction).map(({ pattern }) => pattern);
  const writes = casesOf((pattern) => withAction.includes(pattern) && !waysOut.includes(pattern));

  it("B-97 have a try at every route that changes something", () => {
    const tried = new Set(writes.map(([pattern]) => pattern));
    expect(withAction.filter((pattern) => !tried.has(pattern)).toSorted()).toEqual(
      waysOut.toSorted(),
    );
  });

  it.each(writes)(
    "B-97 change nothing at %s (%s)",
    { timeout: 60_000 },
    async (pattern, _, row) => {
      const path = (await row.path?.(world)) ?? pattern;
      const before = await everything();
      const first = writes.findIndex((one) => one[2] === row);
      for (const [at, method] of methods.filter((one) => one !== "GET").entries()) {
        for (const flavor of inTurn(["script", "page", "page with a file"] as const, first + at)) {
          const answer = await send(staff, { path, method, flavor, body: row.body });
          const text = await answer.text();
          if (flavor === "script")
            expect([answer.status, JSON.parse(text)]).toEqual([403, { message: readOnly }]);
          // A page that itself leads elsewhere shows no refusal; nothing was done all the same.
          else if (answer.status !== 303)
            expect([answer.status, text.includes(readOnly)]).toEqual([403, true]);
        }
      }
      expect(await everything()).toEqual(before);
      expect(await isImpersonating()).toBe(true);
    },
  );

  const reads = casesOf((pattern) =>
    routes.some((route) => route.pattern === pattern && route.hasLoader),
  );

  it.each(reads)("B-97 read %s (%s), and it changes nothing", async (pattern, _, row) => {
    const path = (await row.path?.(world)) ?? pattern;
    const before = await everything();
    const found: string[] = [];
    for (const flavor of ["script", "page"] as const) {
      const answer = await send(staff, { path, method: "GET", flavor });
      await answer.body?.cancel();
      found.push(`${answer.status} ${answer.headers.get("location") ?? ""}`.trim());
    }
    expect(await everything()).toEqual(before);
    expect(await isImpersonating()).toBe(true);
    if (closed.test(pattern)) return expect(found).toEqual(["403", "303 /seeing"]);
    if (ofDonors.includes(pattern)) return expect(found).toEqual(["403", "403"]);
    if (!pattern.startsWith("/app")) return;
    const own = await asMember(path);
    // A file that nobody asked for before would have to be made.
    const makesFile = own[1]?.startsWith("303 /app/finances/documents/") ?? false;
    expect([makesFile, found]).toEqual([makesFile, makesFile ? ["403", "403"] : own]);
  });

  /** What the member's own browser gets. */
  async function asMember(path: string): Promise<string[]> {
    const own = await world.readerOf("own");
    const found: string[] = [];
    for (const flavor of ["script", "page"] as const) {
      const answer = await send(own, { path, method: "GET", flavor });
      await answer.body?.cancel();
      found.push(`${answer.status} ${answer.headers.get("location") ?? ""}`.trim());
    }
    return found;
  }
});
