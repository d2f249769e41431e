import { describe, expect, it } from "vitest";
import { createGroup, suspendAccount } from "#modules/accounts/index.server";
import {
  addTerm,
  changeTerm,
  officerLimits,
  readRoster,
  readSharedRoster,
  removeTerm,
  termSchema,
} from "#modules/officers/index.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { say } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { makePerson, system } from "../accounts/people";
import { statementsOf } from "../accounts/statements";
import { makeDutyClub, must, personOn } from "../duties/calendar";
import { enter, termFields } from "./officers-world";

/** What is said at each field. */
function errorsOf(result: Result<unknown>): Readonly<Record<string, string>> {
  if (result.ok || result.refusal.code !== "invalid") return {};
  const said = Object.entries(result.refusal.errors).map(([field, [first]]) => [
    field,
    first ? say("en", first) : "",
  ]);
  return Object.fromEntries(said);
}

const add = (
  { id: accountId, ctx }: Awaited<ReturnType<typeof makeDutyClub>>,
  changes: Readonly<Record<string, string>>,
) => addTerm(ctx, { accountId, fields: termFields(changes) });

describe("terms of office", () => {
  it("are one year long where no last day is given", async () => {
    const { id, ctx } = await makeDutyClub();
    await enter(ctx, id);
    await enter(ctx, id, { office: "treasurer", starts_on: "2028-02-29" });
    const { terms } = must(await readRoster(ctx, id));
    expect(terms.map(({ office, endsOn, state }) => [office, endsOn, state])).toEqual([
      ["president", "2027-06-30", "open"],
      ["treasurer", "2029-02-27", "coming"],
    ]);
  });

  it("an end before the start, more than 10 years, no office, no title and no day are field errors with words", async () => {
    const club = await makeDutyClub();
    const at = async (changes: Readonly<Record<string, string>>) =>
      errorsOf(await add(club, changes));
    expect(await at({ ends_on: "2026-06-30" })).toEqual({
      ends_on: "The term ends before it starts. Enter a later last day.",
    });
    expect(await at({ ends_on: "2036-07-01" })).toEqual({
      ends_on: "A term is at most 10 years long.",
    });
    expect(await at({ office: "", starts_on: "1949-12-31", ends_on: "2101-01-01" })).toEqual({
      office: "Choose an office.",
      starts_on: "Enter a day between January 1, 1950 and December 31, 2100.",
      ends_on: "Enter a day between January 1, 1950 and December 31, 2100.",
    });
    const unread = { office: "king", name: "Ada", starts_on: "soon", ends_on: "later" };
    expect(errorsOf(parseFields(termSchema, unread, "en"))).toEqual({
      office: "Choose one of the list.",
      starts_on: "Enter a date, for example 05/03/2027.",
      ends_on: "Enter a date, for example 05/03/2027.",
    });
    expect(await at({ starts_on: "0226-07-01" })).toHaveProperty("starts_on");
    expect(await at({ office: "other", title: " " })).toEqual({
      title: "Say what the office is called.",
    });
    expect(await at({ minutes: "999999999" })).toEqual({
      minutes: "Choose one of your club's files.",
    });
    expect(await db.officerTerm.count({ where: { accountId: club.id } })).toBe(0);
  });

  it("a title of 300 characters, an address without a domain and a telephone without digits are refused by their form", () => {
    const wrong = {
      title: "x".repeat(300),
      name: "x".repeat(300),
      email: "grace@",
      phone: "call me",
    };
    const parsed = parseFields(termSchema, { ...wrong, starts_on: "2026-07-01" }, "en");
    expect(Object.keys(errorsOf(parsed)).toSorted()).toEqual(["email", "name", "phone", "title"]);
    expect(errorsOf(parsed).title).toContain(String(officerLimits.title));
  });

  it("nobody holds one office twice at the same time; two people may hold one", async () => {
    const club = await makeDutyClub();
    must(await add(club, {}));
    expect(errorsOf(await add(club, { starts_on: "2027-06-30" }))).toEqual({
      starts_on: "Grace Hopper holds this office already, from July 1, 2026 to June 30, 2027.",
    });
    must(await add(club, { name: "Ada Lovelace" }));
    must(await add(club, { starts_on: "2027-07-01" }));
  });

  it("of two who enter the same at once one is told", async () => {
    const club = await makeDutyClub();
    const both = await Promise.all([add(club, {}), add(club, {})]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("one person at most is the responsible party, also of two at once", async () => {
    const club = await makeDutyClub();
    const { id, ctx } = club;
    await enter(ctx, id, { is_responsible_party: "1" });
    await Promise.all(
      ["Ada Lovelace", "Joan Clarke"].map((name) =>
        add(club, { name, office: "treasurer", is_responsible_party: "1" }),
      ),
    );
    const { terms } = must(await readRoster(ctx, id));
    expect(terms).toHaveLength(3);
    expect(terms.filter(({ isResponsibleParty }) => isResponsibleParty)).toHaveLength(1);
    expect(terms[0]).toMatchObject({ office: "president", isResponsibleParty: false });
  });

  it("nobody need be the responsible party", async () => {
    const { id, ctx } = await makeDutyClub();
    const term = await enter(ctx, id, { is_responsible_party: "1" });
    const fields = termFields({ is_responsible_party: "0" });
    must(await changeTerm(ctx, { accountId: id, id: term, version: 0, fields }));
    const { terms } = must(await readRoster(ctx, id));
    expect(terms.map(({ isResponsibleParty }) => isResponsibleParty)).toEqual([false]);
  });

  it("two who change one term: the second is told, with what is kept", async () => {
    const { id, ctx } = await makeDutyClub();
    const term = await enter(ctx, id);
    const change = (name: string) =>
      changeTerm(ctx, { accountId: id, id: term, version: 0, fields: termFields({ name }) });
    must(await change("Ada Lovelace"));
    expect(await change("Joan Clarke")).toMatchObject({
      ok: false,
      refusal: { code: "conflict", stored: { version: 1, fields: { name: "Ada Lovelace" } } },
    });
  });

  it("what is removed is gone, and a second time not found", async () => {
    const { id, ctx } = await makeDutyClub();
    const term = await enter(ctx, id, { is_responsible_party: "1" });
    must(await removeTerm(ctx, { accountId: id, id: term }));
    expect(await removeTerm(ctx, { accountId: id, id: term })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(must(await readRoster(ctx, id)).terms).toEqual([]);
  });

  it("strangers find no roster, and a suspended club enters nothing", async () => {
    const { id, ctx } = await makeDutyClub();
    const stranger = personOn(await makePerson(), 1, "2026-08-01");
    const none = { refusal: { code: "not_found" } };
    expect(await readRoster(stranger, id)).toMatchObject(none);
    expect(await readSharedRoster(stranger, id)).toMatchObject(none);
    expect(await addTerm(stranger, { accountId: id, fields: termFields() })).toMatchObject(none);
    must(await suspendAccount(system, { accountId: id, reason: "Fraud" }));
    expect(await addTerm(ctx, { accountId: id, fields: termFields() })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("the roster's page takes at most 3 statements, however many terms there are", async () => {
    const { id, ctx } = await makeDutyClub();
    for (let year = 2010; year < 2027; year++) await enter(ctx, id, { starts_on: `${year}-07-01` });
    const statements = await statementsOf(async () => must(await readRoster(ctx, id)));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(statements.length).toBeGreaterThan(0);
  });

  it("the record of changes tells the story in order", async () => {
    const { id, ctx } = await makeDutyClub();
    const term = await enter(ctx, id);
    const fields = termFields({ name: "Ada Lovelace" });
    must(await changeTerm(ctx, { accountId: id, id: term, version: 0, fields }));
    must(await removeTerm(ctx, { accountId: id, id: term }));
    const entries = await db.auditEntry.findMany({
      where: { subject: `account:${id}`, action: { startsWith: "officers." } },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "officers.term-added",
      "officers.term-changed",
      "officers.term-removed",
    ]);
  });
});

describe("warnings of a roster", () => {
  it("two signers of one household and a treasurer who reviews are told and taken", async () => {
    const { id, ctx } = await makeDutyClub();
    await enter(ctx, id, { name: "Grace Roe", is_bank_signer: "1" });
    await enter(ctx, id, {
      office: "treasurer",
      name: "Al Roe",
      is_bank_signer: "1",
      is_reviewer: "1",
    });
    // Whose term is over signs no more.
    await enter(ctx, id, { name: "Bo Roe", starts_on: "2020-07-01", is_bank_signer: "1" });
    const { warnings } = must(await readRoster(ctx, id));
    expect(warnings).toEqual([
      { code: "one_household", names: ["Grace Roe", "Al Roe"] },
      { code: "treasurer_reviews", names: ["Al Roe"] },
    ]);
  });
});

describe("the roster that is handed out", () => {
  it("HND-14 shows offices, and of each person what that person agreed to show", async () => {
    const { id, ctx } = await makeDutyClub();
    const reach = { email: "grace@example.org", phone: "(202) 555-0143" };
    await enter(ctx, id, { ...reach, shows_name: "1", shows_phone: "1" });
    await enter(ctx, id, { ...reach, office: "secretary", name: "Joan Clarke", shows_email: "1" });
    await enter(ctx, id, { ...reach, office: "treasurer", name: "Ada Lovelace", shows_name: "1" });
    await enter(ctx, id, { ...reach, office: "adviser", starts_on: "2020-07-01", shows_name: "1" });
    const { terms } = must(await readSharedRoster(ctx, id));
    expect(terms.map(({ office, name, email, phone }) => [office, name, email, phone])).toEqual([
      ["president", "Grace Hopper", "", "+12025550143"],
      ["secretary", "", "grace@example.org", ""],
      ["treasurer", "Ada Lovelace", "", ""],
    ]);
  });

  it("HND-14 HQ sees names, e-mail and phone of the chapters in its reach, and no others", async () => {
    const { id, ctx } = await makeDutyClub();
    await enter(ctx, id, { email: "grace@example.org", phone: "(202) 555-0143" });
    const central = await makeDutyClub();
    const group = must(
      await createGroup(system, { label: "Delta Rho Omega", centralAccountId: central.id }),
    );
    await db.account.update({ where: { id }, data: { groupId: group.id } });
    const seen = must(await readSharedRoster(central.ctx, id));
    expect(seen.terms.map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ["Grace Hopper", "grace@example.org", "+12025550143"],
    ]);
    // Of the other fields a headquarters reads nothing.
    expect(await readRoster(central.ctx, id)).toMatchObject({ refusal: { code: "not_found" } });
    const region = await db.region.create({
      data: { groupId: group.id, name: "West", createdAt: new Date() },
    });
    const of = { groupId: group.id, userId: central.primary.id };
    const role = { ...of, role: "viewer", isLimited: true, updatedAt: new Date() };
    await db.headquartersRole.create({
      data: { ...role, regions: { create: { regionId: region.id } } },
    });
    const none = { refusal: { code: "not_found" } };
    expect(await readSharedRoster(central.ctx, id)).toMatchObject(none);
    await db.account.update({ where: { id }, data: { regionId: region.id } });
    expect(await readSharedRoster(central.ctx, id)).toMatchObject({ ok: true });
    await db.account.update({ where: { id }, data: { groupId: null, regionId: null } });
    expect(await readSharedRoster(central.ctx, id)).toMatchObject(none);
  });
});
