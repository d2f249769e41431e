import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, type CivilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { makePerson } from "#tests/modules/accounts/people";
import { today as dayBefore } from "#tests/setup/today";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { expectSpanish } from "./english-texts";
import { signedIn } from "./signed-in";

const today = dayBefore();
const inDays = (count: number): CivilDate => addDays(today, count);
const inSpanish = { locale: "es", formatLocale: "es-US" } as const;

let web: RunningProcess;
let member: Visitor;
let accountId: number;

/** A club, and its primary user, who reads Spanish. */
beforeAll(async () => {
  web = await sharedWeb();
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Olmo", state: "OH" } });
  accountId = account.id;
  await db.accountUser.create({ data: { accountId, userId, isPrimary: true } });
  member = await signedIn(web.url, email);
  member.setCookie("lang", "es");
});
afterAll(() => web.stop());

async function openSpanish(path: string): Promise<Page> {
  const page = await member.open(path);
  expect([path, page.status]).toEqual([path, 200]);
  expectSpanish(page);
  return page;
}

/** A form is refused in Spanish, on a page in Spanish. */
async function expectRefused(
  path: string,
  fields: Readonly<Record<string, string>>,
  said: string,
): Promise<void> {
  const page = await member.submit(path, fields);
  expect([path, fields, page.status >= 400]).toEqual([path, fields, true]);
  expect(page.text).toContain(said);
  expectSpanish(page);
}

describe("the officers in Spanish", () => {
  const term = {
    office: "president",
    name: "Ana Vega",
    email: "ana@example.org",
    starts_on: today,
  };
  const enter = async (fields: Readonly<Record<string, string>>) => {
    await member.open("/app/officers/new");
    const sent = await member.submit("/app/officers/new", { ...term, ...fields });
    expect(sent.status).toBe(303);
  };

  it("has the roster and each form, empty and with people", async () => {
    await openSpanish("/app/officers");
    await openSpanish("/app/officers/new");
    await openSpanish("/app/officers/resolution");
    await enter({ is_bank_signer: "1", phone: "202-555-0143" });
    await enter({
      office: "treasurer",
      name: "Luis Vega",
      email: "luis@example.org",
      is_bank_signer: "1",
      is_reviewer: "1",
      is_school_employee: "1",
      is_responsible_party: "1",
    });
    await enter({ office: "other", title: "Compras", starts_on: inDays(20) });
    await enter({ office: "secretary", starts_on: inDays(-500), email: "" });
    const { text, html } = await openSpanish("/app/officers");
    expect(text).toContain(`Del ${formatLongDate(today, inSpanish)} al `);
    expect(text).toContain("Ana Vega y Luis Vega firman en el banco");
    expect(text).toContain("Luis Vega lleva las cuentas y también las revisa.");
    const [, path = ""] = /href="(\/app\/officers\/\d+)"/.exec(html) ?? [];
    await openSpanish(path);
    await openSpanish("/app/officers/resolution");
    await openSpanish("/app/officers/8822-b");
    expect((await openSpanish(`${path}/letter`)).text).toContain("Ana Vega, Presidente de Olmo");
    const made = await member.submit(`${path}/letter`, { decision: "make" });
    expect(made.status).toBe(303);
    const { text: letter } = await openSpanish(`${path}/letter`);
    expect(letter).toContain("Vigente hoy");
  });

  it("refuses in Spanish, at each of the forms", async () => {
    await member.open("/app/officers/new");
    const wrong = { ...term, ends_on: inDays(-1) };
    await expectRefused("/app/officers/new", wrong, "El período termina antes de empezar.");
    await expectRefused(
      "/app/officers/new",
      { ...term, office: "other" },
      "cómo se llama el cargo",
    );
    await expectRefused("/app/officers/new", { ...term, name: "" }, "«nombre» es obligatorio");
    await expectRefused("/app/officers/new", term, "Ana Vega ya ocupa este cargo");
    await member.open("/app/officers/8822-b");
    const party = { old_party: "Ana", new_party: "Ana", changed_on: inDays(3) };
    await expectRefused("/app/officers/8822-b", party, "es otra que la anterior");
    const resolution = await member.open("/app/officers/resolution?legal_name=&signatures=two");
    expect(resolution.status).toBe(422);
    expectSpanish(resolution);
  });

  it("shows the sheet for the IRS, and gives papers in English", async () => {
    await member.open("/app/officers/8822-b");
    const party = { old_party: "Luis Vega", new_party: "Eva Paz", changed_on: today };
    const sheet = await member.submit("/app/officers/8822-b", party);
    expect(sheet.text).toContain("El formulario debe llegar al IRS a más tardar el");
    expectSpanish(sheet);
    const csv = await member.open("/app/officers/roster.csv");
    expect(csv.html).toContain("First day");
  });
});
