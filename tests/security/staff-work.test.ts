import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pool } from "#modules/platform/db.server";
import { staffMessages } from "#modules/platform/staff-messages";
import {
  mayRoleDo,
  type StaffRole,
  type StaffTask,
  staffRoles,
} from "#modules/platform/staff-roles";
import { makePerson } from "#tests/modules/accounts/people";
import { builtRoutes } from "#tests/setup/built-routes";
import { inTurn } from "#tests/setup/depth";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { type Pattern, type Route, routes as table } from "~/routes";
import { signedIn } from "../http/signed-in";
import { everything } from "./everything";
import { matrix } from "./route-matrix";
import { methods, send } from "./route-trials";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
const browsers = new Map<StaffRole, Visitor>();
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
  for (const staffRole of staffRoles) {
    const { email } = await makePerson({ isStaff: true, staffRole });
    browsers.set(staffRole, await signedIn(web.url, email));
  }
});
afterAll(() => stopFaultless(web));

/** Whose work it is what a form of the staff sends; by its `decision` where they differ. */
type Work = readonly StaffTask[] | Readonly<Record<string, readonly StaffTask[]>>;
const work: Partial<Record<Pattern, Work>> = {
  "/admin/accounts/:id/merge": ["accounts", "money"],
  "/admin/accounts/:id/renewal": ["accounts"],
  "/admin/accounts/:id/see": ["seeing"],
  "/admin/accounts/show/:id": {
    note: ["accounts"],
    suspend_account: ["accounts"],
    end_membership: ["accounts"],
    restore_account: ["accounts"],
    nonsense: ["accounts"],
  },
  "/admin/alerts/:id": ["texts"],
  "/admin/alerts/new": ["texts"],
  "/admin/applications/:id": {
    paid: ["accounts"],
    in_review: ["accounts"],
    changes_requested: ["accounts"],
    approved: ["accounts"],
    declined: ["accounts"],
    pays_back: ["accounts"],
    keeps: ["accounts"],
    nonsense: ["accounts"],
  },
  "/admin/bylaws": ["accounts"],
  "/admin/files/quarantine": ["accounts"],
  "/admin/handover": ["accounts"],
  "/admin/contests/:id/edit": ["moderation"],
  "/admin/contests/:id/organizations": ["moderation"],
  "/admin/contests/:id/winners": ["moderation"],
  "/admin/contests/entries/:id": ["moderation"],
  "/admin/contests/entries/:id/alike": ["moderation"],
  "/admin/contests/new": ["moderation"],
  "/admin/discounts/:id": ["money"],
  "/admin/discounts/:id/end": ["money"],
  "/admin/discounts/new": ["money"],
  "/admin/duties/:code": ["texts"],
  "/admin/inquiries/:id": ["moderation"],
  "/admin/invoices/correct/:id": ["money"],
  "/admin/jobs": ["operation"],
  "/admin/jobs/failed": ["operation"],
  "/admin/jobs/failed/:id": ["operation"],
  "/admin/levels/:id": ["money"],
  "/admin/listings": ["texts"],
  "/admin/payments/decide/:id": ["money"],
  "/admin/payments/latest/:id": ["money"],
  "/admin/payments/refund/:id": ["money"],
  "/admin/payments/unmatched": ["money"],
  "/admin/people/:id": {
    "sign-out": ["accounts"],
    suspend: ["accounts"],
    restore: ["accounts"],
    factor: ["staff"],
    nonsense: ["staff"],
  },
  "/admin/staff": ["staff"],
  "/admin/standing": ["accounts"],
  "/admin/standing/:id": ["accounts"],
  "/admin/states": ["texts"],
  "/admin/states/:state": ["texts"],
  "/admin/supervision": ["texts"],
  "/admin/texts/:page/:key": ["texts"],
};

const opensToStaff = ([, { opens }]: [string, Route]) => opens === "staff";
const staffPages = new Set(
  Object.entries<Route>(table)
    .filter(opensToStaff)
    .map(([pattern]) => pattern),
);

interface Try {
  readonly pattern: string;
  readonly decision: string | undefined;
  readonly tasks: readonly StaffTask[];
}
const triesOf = ([pattern, one]: [string, Work]): Try[] =>
  Array.isArray(one)
    ? [{ pattern, decision: undefined, tasks: one }]
    : Object.entries(one).map(([decision, tasks]) => ({ pattern, decision, tasks }));
const tries = Object.entries(work).flatMap(triesOf);
const writing = methods.filter((one) => one !== "GET");

/** Nothing of this number is there: who may, finds nothing, and who may not is told that first. */
const pathOf = (pattern: string) => pattern.replace(":state", "KY").replace(/:\w+/g, "987654");

/** What every change leaves: an entry of the trail, or a job. */
async function traces(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "SELECT ((SELECT count(*) FROM audit_entries) + (SELECT count(*) FROM outbox_jobs))::int AS n",
  );
  return rows[0]?.n ?? -1;
}

const forbids = staffMessages.en.roleForbids;

describe("whose work it is, is asked before the form is judged", () => {
  it("has a row for every address of the staff that changes something", () => {
    const changing = builtRoutes()
      .filter(({ pattern, hasAction }) => hasAction && staffPages.has(pattern))
      .map(({ pattern }) => pattern);
    expect(Object.keys(work).toSorted()).toEqual(changing.toSorted());
  });

  const cases = tries.map((one, at) => [one.pattern, one.decision ?? "", one, at] as const);
  it.each(cases)("%s %s", async (pattern, _decision, { decision, tasks }, at) => {
    const path = pathOf(pattern);
    const body = { no_such_field: "1", ...(decision && { decision }) };
    const before = await traces();
    for (const [number, role] of staffRoles.filter((one) => one !== "owner").entries()) {
      const browser = browsers.get(role);
      if (!browser) throw new Error(`nobody is ${role}`);
      const may = tasks.every((task) => mayRoleDo(role, task));
      // Every role tries every address with a script and with a page, each by another method.
      for (const method of inTurn(writing, at + number)) {
        const script = await send(browser, { path, method, flavor: "script", body });
        const said = (await script.json()) as { message?: string; errors?: object };
        expect({ role, method, isTold: said.message === forbids }).toEqual({
          role,
          method,
          isTold: !may,
        });
        if (!may) expect([script.status, said]).toEqual([403, { message: forbids }]);
      }
      for (const method of inTurn(writing, at + number + 1)) {
        const page = await send(browser, { path, method, flavor: "page", body });
        const isTold = page.status === 403 && (await page.text()).includes(forbids);
        expect({ role, method, isTold }).toEqual({ role, method, isTold: !may });
      }
    }
    expect(await traces()).toBe(before);
  });
});

describe("staff whose work it is not act for no account", () => {
  const isOfAccount = (pattern: string) => /^\/(app|application)\//.test(pattern);
  const rows = [...matrix].flatMap(([pattern, of]) =>
    isOfAccount(pattern) ? of.map((row, at) => [pattern, at + 1, row] as const) : [],
  );

  it.each(rows)("a moderator changes nothing at %s (%s)", async (pattern, number, row) => {
    const browser = browsers.get("moderator");
    if (!browser) throw new Error("nobody is moderator");
    const path = (await row.path?.(world)) ?? pattern;
    const before = await everything();
    for (const [at, method] of writing.entries()) {
      for (const flavor of inTurn(["script", "page"] as const, number + at)) {
        const answer = await send(browser, { path, method, flavor, body: row.body });
        await answer.body?.cancel();
      }
    }
    expect(await everything()).toEqual(before);
  });
});
