import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  activateMembership,
  createAccount,
  createGroup,
  membershipOf,
} from "#modules/accounts/index.server";
import { startApplication } from "#modules/applications/index.server";
import { createInvoice } from "#modules/billing/index.server";
import { type AccountFilter, exportAccounts, listAccounts } from "#modules/console/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { addDays, civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { join } from "../accounts/clubs";
import { as, makePerson } from "../accounts/people";

const noon = new Date("2026-11-22T17:00:00Z");
const system = createCtx({ actor: { kind: "system", name: "tests" }, now: () => noon });
/** A word that all accounts of this file bear, so that lists hold them alone. */
const mark = randomUUID().slice(0, 8);

async function made<T>(result: Promise<{ ok: true; value: T } | { ok: false; refusal: unknown }>) {
  const done = await result;
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

async function list(filter: AccountFilter & { page?: number } = {}, ctx = system) {
  return made(listAccounts(ctx, { search: mark, page: 1, ...filter }));
}
const names = (found: Awaited<ReturnType<typeof list>>) => found.rows.map(({ name }) => name);

const account = async (name: string, more: Partial<Parameters<typeof createAccount>[1]> = {}) =>
  (await made(createAccount(system, { name: `${name} ${mark}`, ...more }))).id;

let late: number;
let groupId: number;
beforeAll(async () => {
  groupId = (await made(createGroup(system, { label: `Group ${mark}` }))).id;
  late = await account("Adams", { levelId: 1002, renewalDueOn: "2026-11-21" });
  const soon = await account("baker", { levelId: 1002, renewalDueOn: "2027-01-21", groupId });
  await account("Clay 100%", { levelId: 235636, renewalDueOn: "2027-01-22" });
  const fresh = await account("Dunn");
  const person = await makePerson({ firstName: "Mae", lastName: `Jemison${mark}` });
  await join(soon, person);
  await made(
    activateMembership(system, {
      accountId: late,
      levelId: 1002,
      name: `Adams ${mark}`,
      timeZone: "America/Chicago",
      renewalDueOn: civilDate("2026-11-21"),
      place: { city: "Ames", state: "IA" },
      website: "",
      ein: "121234567",
    }),
  );
  const line = { type: "renewal", label: "Renewal", value: cents(195_00) } as const;
  await made(createInvoice(system, { accountId: late, orderDetails: [line] }));
  await made(startApplication(system, { accountId: fresh, levelId: 1001, schema: "start-up" }));
  await db.application.updateMany({
    where: { accountId: fresh },
    data: { answers: { ein: "98-7654321" } },
  });
});

describe("H-02 the list of accounts", () => {
  it("is for staff alone", async () => {
    const member = as(await makePerson());
    expect(await listAccounts(member, { page: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await exportAccounts(createCtx(), {})).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  it("sorts by name, due date and age, whatever the case, and counts how they stand", async () => {
    const found = await list();
    const byName = ["Adams", "baker", "Clay 100%", "Dunn"].map((name) => `${name} ${mark}`);
    expect(names(found)).toEqual(byName);
    expect(found.counts).toEqual({ late: 1, soon: 1, good: 1, new: 1 });
    expect(found.owed).toBe(195_00);
    expect(names(await list({ sort: "due" }))).toEqual(byName);
    expect(names(await list({ sort: "newest" }))).toEqual(byName.toReversed());
  });

  it("H-02 finds by part of a name, the primary user, the EIN in any form and the number", async () => {
    const only = async (search: string) => names(await list({ search }));
    expect(await only(`ADAMS ${mark}`)).toEqual([`Adams ${mark}`]);
    expect(await only(`mae jemison${mark}`)).toEqual([`baker ${mark}`]);
    expect(await only("12-1234567")).toEqual([`Adams ${mark}`]);
    expect(await only("121234567")).toEqual([`Adams ${mark}`]);
    expect(await only("98 7654321")).toEqual([`Dunn ${mark}`]);
    expect(await only(`100% ${mark}`)).toEqual([`Clay 100% ${mark}`]);
    expect(await only(`_ ${mark}`)).toEqual([]);
    expect((await list({ search: String(late) })).rows.map(({ id }) => id)).toContain(late);
    expect(await only(`\0${"x".repeat(500)}`)).toEqual([]);
  });

  it("filters by each thing alone and counts the standings of the rest of the filter", async () => {
    expect(names(await list({ standing: "late" }))).toEqual([`Adams ${mark}`]);
    expect((await list({ standing: "late" })).counts.good).toBe(1);
    expect(await list({ standing: "good" })).toMatchObject({ total: 1, owed: 0 });
    expect(names(await list({ levelId: 235636 }))).toEqual([`Clay 100% ${mark}`]);
    expect(names(await list({ state: "IA" }))).toEqual([`Adams ${mark}`]);
    expect(names(await list({ groupId }))).toEqual([`baker ${mark}`]);
    expect(names(await list({ application: "draft" }))).toEqual([`Dunn ${mark}`]);
    expect(names(await list({ application: "draft", state: "IA" }))).toEqual([]);
  });

  it("shows of each who is primary, what it owes, its EIN, and how it stands", async () => {
    const [adams, baker] = (await list()).rows;
    expect(adams).toMatchObject({
      id: late,
      city: "Ames",
      state: "IA",
      ein: "12-1234567",
      level: "Maintain",
      standing: "late",
      dueOn: "2026-11-21",
      person: "",
      owed: 195_00,
      application: null,
    });
    expect(baker).toMatchObject({ person: `Mae Jemison${mark}`, group: `Group ${mark}`, owed: 0 });
  });

  it("says of every due date what membershipOf says, in the account's own time zone", async () => {
    const word = randomUUID().slice(0, 8);
    const zones = ["America/New_York", "Pacific/Honolulu", "America/Anchorage"];
    for (const days of [-1, 0, 1, 59, 60, 61, 62])
      for (const timeZone of zones) {
        const renewalDueOn = addDays(civilDate("2026-11-22"), days);
        await account(`${word} ${days}`, { renewalDueOn, timeZone });
      }
    for (const instant of [
      "2026-11-22T03:00:00Z",
      "2026-11-22T17:00:00Z",
      "2026-11-23T07:00:00Z",
    ]) {
      const now = new Date(instant);
      const ctx = createCtx({ actor: system.actor, now: () => now });
      const { rows } = await list({ search: word }, ctx);
      expect(rows).toHaveLength(21);
      for (const { id, dueOn, standing } of rows) {
        const { timeZone } = await db.account.findUniqueOrThrow({ where: { id } });
        expect([id, standing]).toEqual([id, membershipOf(dueOn, now, timeZone).state]);
      }
    }
  });

  it("repeats and loses no row between pages when all bear the same name", async () => {
    const word = randomUUID().slice(0, 8);
    await db.account.createMany({
      data: Array.from({ length: 60 }, () => ({ name: `Same ${word}` })),
    });
    const seen = new Set<number>();
    for (const page of [1, 2, 3]) {
      for (const { id } of (await list({ search: word, page })).rows) seen.add(id);
    }
    expect(seen.size).toBe(60);
    expect(await list({ search: word, page: 99 })).toMatchObject({ current_page: 3, total: 60 });
  });

  it("gives the same as CSV, all pages, with formulas made harmless", async () => {
    await account("=HYPERLINK(1)");
    const csv = await made(exportAccounts(system, { search: mark, sort: "name" }));
    const lines = csv.trim().split("\r\n");
    expect(lines[0]).toContain("id,name,city,state,ein,level");
    expect(lines).toHaveLength(1 + (await list()).total);
    expect(csv).toContain(`'=HYPERLINK(1) ${mark}`);
    expect(csv).toContain(`Adams ${mark},Ames,IA,12-1234567,Maintain,,late,2026-11-21,0,,,195.00,`);
  });
});
