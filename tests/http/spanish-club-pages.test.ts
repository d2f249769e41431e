import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, password, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { enter as enterTerm } from "#tests/modules/officers/officers-world";
import { today as dayBefore } from "#tests/setup/today";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { expectSpanish } from "./english-texts";
import { sendForm, ticked } from "./renewal-kit";
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

describe("the renewal in Spanish", () => {
  /** A club of the member at a level, whose membership ends so many days from today. */
  const clubAt = async (
    levelId: number,
    days: number,
    more: { readonly groupId?: number } = {},
  ) => {
    const { userId } = await db.accountUser.findFirstOrThrow({ where: { accountId } });
    const renewalDueAt = new Date(inDays(days));
    const club = await db.account.create({
      data: { name: "Roble", state: "OH", levelId, renewalDueAt, bonusBalanceCents: 500, ...more },
    });
    await db.accountUser.create({ data: { accountId: club.id, userId, isPrimary: true } });
    return club.id;
  };
  const renew = async (id: number) => {
    const path = `/app/renewal?account_id=${id}`;
    const page = await openSpanish(path);
    return await sendForm(member, page, { _understood: "1" }, ticked(page), path);
  };

  it("shows each level with what it brings, before and after its day, and none", async () => {
    expect((await openSpanish("/app/renewal")).text).toContain("ninguna membresía que renovar");
    const levels = await db.level.findMany({ where: { renewalPriceCents: { not: null } } });
    for (const { id, renewalFeatures } of levels) {
      const { text } = await openSpanish(`/app/renewal?account_id=${await clubAt(id, 10)}`);
      expect(text).toContain(`dura hasta el ${formatLongDate(inDays(10), inSpanish)}`);
      expect(renewalFeatures.filter((feature) => text.includes(feature))).toEqual([]);
    }
    await openSpanish(`/app/renewal?account_id=${await clubAt(1002, -500)}`);
    const group = await db.group.create({ data: { label: "Norte", isBilledAsGroup: true } });
    const ofGroup = await clubAt(1002, 10, { groupId: group.id });
    await openSpanish(`/app/renewal?account_id=${ofGroup}`);
    await openSpanish(`/app/renewal/return?account_id=${ofGroup}`);
  });

  it("writes the invoice in English whoever asks, and shows it in Spanish", async () => {
    const id = await clubAt(1002, 10);
    expect((await renew(id)).status).toBe(303);
    const invoice = await db.invoice.findFirstOrThrow({
      where: { accountId: id },
      include: { details: { orderBy: { id: "asc" } } },
    });
    const labels = invoice.details.map(({ label }) => label);
    expect(labels).toContain("Maintain: early-bird discount");
    const of = `account_id=${id}`;
    const pay = await openSpanish(`/app/payments?${of}`);
    expect(pay.text).toContain("La renovación está enviada. Su factura está lista.");
    expect(pay.text).toContain("Maintain: renovación");
    await openSpanish(`/app/payments?${of}&chosen=1`);
    await openSpanish(`/app/payments?${of}&method=bank_account`);
    await openSpanish(`/app/payments?${of}&method=paypal`);
    const shown = await openSpanish(`/app/invoices/show/${invoice.id}`);
    expect(shown.text).toContain("Maintain: descuento por renovar con anticipación");
    expect(shown.text).toContain("Saldo de la bonificación");
    await openSpanish(`/app/finances?${of}`);
    const list = await openSpanish(`/app/finances?${of}&show=invoices`);
    expect(list.text).toContain("Maintain: renovación");
    await openSpanish(`/app/renewal?${of}`);
    await openSpanish(`/app/renewal/cancel?${of}`);
    expect((await member.submit(`/app/renewal/cancel?${of}`, {})).status).toBe(303);
    const { text } = await openSpanish(`/app/renewal?${of}`);
    expect(text).toContain("La renovación está cancelada. Su factura está anulada.");
    expect((await openSpanish(`/app/invoices/show/${invoice.id}`)).text).toContain("Anulada");
  });
});

describe("money in Spanish", () => {
  it("has what is owed, what was entered, and nothing", async () => {
    await openSpanish("/app/payments");
    await openSpanish("/app/finances");
    await openSpanish("/app/finances?show=refunds&from=2026-01-01");
    const statement = await member.open("/app/finances/statement?from=2026-02-01&to=2026-01-01");
    expect(statement.status).toBe(422);
    expect(statement.text).toContain("El último día no puede ser anterior al primero.");
    expectSpanish(statement);
    const csv = await member.open(
      `/app/finances/statement/csv?account_id=${accountId}&from=2026-01-01&to=2026-02-01`,
    );
    expect(csv.html).toContain("Owed before");
  });

  it("refuses in Spanish what is sent to pay", async () => {
    const lines = [{ type: "service_fee", label: "Trámite", value: cents(50_00) }] as const;
    const made = { accountId, documentAt: today, orderDetails: lines };
    const { id } = must(await createInvoice(system, made));
    await openSpanish("/app/payments");
    const code = await member.submit("/app/discount/reserve", { code: "NADA" });
    expect(code.status).toBe(422);
    expect(code.text).toContain("No hay ningún descuento con este código.");
    expectSpanish(code);
    await openSpanish("/app/payments");
    await expectRefused(
      "/app/payments/zero-payment",
      { invoices: String(id) },
      "Abra la página de nuevo",
    );
    expect((await openSpanish(`/app/invoices/show/${id}`)).text).toContain("Trámite");
  });
});

describe("a person's own account in Spanish", () => {
  it.each([
    "/account",
    "/account/confirm",
    "/account/email",
    "/account/passkeys",
    "/account/passkeys/new",
    "/account/password",
    "/account/two-step",
  ])("%s shows no English text of a catalogue", async (path) => {
    await openSpanish(path);
  });

  it("refuses in Spanish, at each of the forms", async () => {
    await member.open("/account");
    const own = { first_name: "Ana", last_name: "", phone: "1" };
    await expectRefused("/account", own, "Escriba un teléfono con su código de área");
    const sms = { first_name: "Ana", last_name: "Vega", is_subscribed_sms: "1" };
    await expectRefused("/account", sms, "Los mensajes de texto necesitan un número de celular.");
    const email = { email: "ana", current_password: "x" };
    await expectRefused("/account/email", email, "con la forma nombre@ejemplo.org");
    const wrong = { current_password: "x", password: "a", password_confirmation: "b" };
    await expectRefused("/account/password", wrong, "Use al menos");
    await expectRefused(
      "/account/two-step",
      { current_password: "x" },
      "no es su contraseña actual",
    );
  });

  it("says in Spanish that a link to a new address is used up", async () => {
    const page = await member.open("/account/email/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect(page.status).toBe(404);
    expect(page.text).toContain("Este enlace parece viejo o usado");
    expectSpanish(page);
  });

  it("sets up two-step sign-in, and turns it off", async () => {
    await member.open("/account/two-step");
    const started = await member.submit("/account/two-step", { current_password: password });
    expect(started.status).toBe(303);
    const { text } = await openSpanish("/account/two-step/confirm");
    expect(text).toContain("Escanee la imagen con su aplicación de autenticación");
    await expectRefused(
      "/account/two-step/confirm",
      { code: "000000" },
      "Este código no es correcto",
    );
    expect((await openSpanish("/account")).text).toContain("Empezada, sin terminar.");
  });
});

describe("letters to sign, in Spanish", () => {
  it("has the list, and a letter before and after it is signed and revoked", async () => {
    await openSpanish("/app/letters");
    const central = await makeClub({ name: "Sede", members: 0 });
    const group = await db.group.create({ data: { label: "Sur", centralAccountId: central.id } });
    const chapter = await makeClub({ name: "Fresno", members: 0 });
    await db.account.update({ where: { id: chapter.id }, data: { groupId: group.id } });
    const path = "/app/group/letters/new?kind=free";
    const headquarters = await signedIn(web.url, central.primary.email);
    const page = await headquarters.open(path);
    const form = { version: page.hidden("version"), key: page.hidden("key"), days: "" };
    const text = { title: "Acuerdo", text: "Aceptamos.", decision: "send" };
    expect((await headquarters.submit(path, { ...form, ...text })).status).toBe(303);
    member = await signedIn(web.url, chapter.primary.email);
    member.setCookie("lang", "es");
    const { id } = await db.letter.findFirstOrThrow({ where: { accountId: chapter.id } });
    const letter = `/app/letters/${id}`;
    expect((await openSpanish("/app/letters")).text).toContain("Pendiente");
    expect((await openSpanish(letter)).text).toContain("Nadie en ella tiene su correo");
    await enterTerm(system, chapter.id, { email: chapter.primary.email, starts_on: inDays(-30) });
    expect((await openSpanish(letter)).text).toContain("Firmaría con este cargo: Presidente.");
    await expectRefused(letter, { decision: "decline", reason: "" }, "es obligatorio");
    const digest = (await openSpanish(`${letter}/sign`)).hidden("digest");
    await expectRefused(
      `${letter}/sign`,
      { digest, full_name: "Ana" },
      "Escriba su nombre completo",
    );
    const named = { digest, agrees: "1", full_name: "Grace Hopper" };
    expect((await member.submit(`${letter}/sign`, named)).status).toBe(303);
    expect((await openSpanish(letter)).text).toContain("Grace Hopper, Presidente, el ");
    const revoke = await member.open(`${letter}/revoke`);
    expect(revoke.text).toContain("Esto es lo que usted firma, en inglés.");
    const sent = { agrees: "1", full_name: "Grace Hopper", reason: "" };
    expect((await member.submit(`${letter}/revoke`, sent)).status).toBe(303);
    const of = { accountId: chapter.id, NOT: { id } };
    const later = await db.letter.findFirstOrThrow({ where: of });
    const day = formatLongDate(civilDateIn(new Date(), "America/New_York"));
    expect(later.text).toContain(`signed on ${day}`);
    expect((await openSpanish(letter)).text).toContain("Una carta posterior revocó esta.");
  });
});
