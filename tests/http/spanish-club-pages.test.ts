import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { addDays, type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, newAddress, password, runJobs, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { enter as enterTerm } from "#tests/modules/officers/officers-world";
import { remind } from "#tests/modules/renewal/reminding";
import { sendAsForm } from "#tests/setup/files";
import { today as dayBefore } from "#tests/setup/today";
import { Page, Visitor } from "#tests/setup/visitor";
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

describe("who signs in for a club, and its settings, in Spanish", () => {
  const users = "/app/account/users";
  const add = async (fields: Readonly<Record<string, string>>) => {
    await member.open(`${users}?user=new`);
    const sent = await member.submit(`${users}/store`, fields);
    expect(sent.status).toBe(303);
    return /user=(\d+)/.exec(sent.headers.get("location") ?? "")?.[1] ?? "";
  };

  it("has the people, an invited one, one of elsewhere, and the question before a deletion", async () => {
    await openSpanish(users);
    expect((await openSpanish(`${users}?user=new`)).text).toContain("Usuario nuevo");
    const invited = await add({ email: newAddress(), first_name: "Eva", is_primary: "1" });
    const { text } = await openSpanish(`${users}?user=${invited}`);
    expect(text).toContain("La invitación va en camino");
    await runJobs();
    const day = formatLongDate(today, inSpanish);
    expect((await openSpanish(users)).text).toContain(`Invitación enviada el ${day}; vence el`);
    const again = await member.submit(`${users}/invite/${invited}`, {});
    expect(again.status).toBe(303);
    expect((await openSpanish(users)).text).toContain("La invitación va en camino.");
    const other = await makeClub({ name: "Otro", members: 0 });
    const { id: elsewhere } = other.primary;
    await db.accountUser.create({ data: { accountId, userId: elsewhere } });
    expect((await openSpanish(`${users}?user=${elsewhere}`)).text).toContain(
      "también pertenece a otra organización",
    );
    await openSpanish(`${users}/delete/${elsewhere}`);
    const deleted = await member.submit(`${users}/delete/${elsewhere}`, { _method: "DELETE" });
    expect(deleted.status).toBe(303);
    expect((await openSpanish(users)).text).toContain("El usuario se eliminó.");
    const { userId: own } = await db.accountUser.findFirstOrThrow({
      where: { accountId, isPrimary: true },
    });
    await openSpanish(`${users}?user=${own}`);
    const primary = await openSpanish(`${users}/delete/${own}`);
    expect(primary.text).toContain("Primero nombre a otro usuario principal.");
  });

  it("has the people for who only looks at them", async () => {
    const { id: userId, email } = await makePerson();
    await db.accountUser.create({ data: { accountId, userId } });
    const looks = await signedIn(web.url, email);
    looks.setCookie("lang", "es");
    const page = await looks.open(`${users}?user=${userId}`);
    expect(page.text).toContain("Solo el usuario principal");
    expect(page.text).toContain("Sin indicar");
    expectSpanish(page);
  });

  it("refuses in Spanish what is wrong about a person", async () => {
    await member.open(`${users}?user=new`);
    const wrong = { email: "eva", phone: "1", sms_phone: "1", password: "a" };
    const page = await member.submit(`${users}/store`, wrong);
    expect(page.status).toBe(422);
    for (const said of [
      "con la forma nombre@ejemplo.org",
      "Escriba un teléfono con su código de área",
      "Escriba un número de celular sin extensión",
      "Use al menos",
    ]) {
      expect(page.text).toContain(said);
    }
    expectSpanish(page);
    const known = await db.user.findFirstOrThrow({ where: { accounts: { some: { accountId } } } });
    const twice = { email: known.email, first_name: "Eva" };
    await expectRefused(`${users}/store`, twice, "ya pertenece a su organización");
  });

  it("has the profile, and refuses in Spanish what is wrong in it", async () => {
    const path = `/app/account/update/${accountId}`;
    const { text } = await openSpanish(path);
    expect(text).toContain("Cómo la llamamos y qué ve el público de ella.");
    const sent = { _method: "PUT", name: "", website: "x", phone: "1" };
    const page = await member.submit(path, sent);
    expect(page.status).toBe(422);
    for (const said of ["es obligatorio", "Escriba una dirección web", "Escriba un teléfono"]) {
      expect(page.text).toContain(said);
    }
    expectSpanish(page);
  });

  it("has the picture's editor, and refuses in Spanish what is none", async () => {
    const path = `/app/account/image/${accountId}`;
    expect((await openSpanish(path)).text).toContain("Imagen de encabezado del perfil público");
    const sent = await sendAsForm(
      member,
      path,
      {},
      { name: "equipo.bmp", bytes: Buffer.from("BM") },
    );
    const refused = new Page(sent.status, sent.headers, await sent.text());
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("equipo.bmp no está permitido.");
    expect(refused.text).toContain("No funcionó.");
    expectSpanish(refused);
    await openSpanish(`/app/account/empty-image/${accountId}`);
  });

  it("has the reminders with those that went out, and refuses in Spanish to send none", async () => {
    const path = "/app/account/reminders";
    const page = await openSpanish(path);
    expect(page.text).toContain("¿Qué recordatorios quiere?");
    expect(page.text).toContain("Todavía nada");
    await expectRefused(path, { _boxes: page.hidden("_boxes") }, "Deje al menos un recordatorio.");
    const { userId } = await db.accountUser.findFirstOrThrow({ where: { accountId } });
    const renewalDueAt = toUtcDate(inDays(10));
    const due = await db.account.create({ data: { name: "Abeto", levelId: 1002, renewalDueAt } });
    await db.accountUser.create({ data: { accountId: due.id, userId, isPrimary: true } });
    await remind(new Date());
    const reminded = await openSpanish(`${path}?account_id=${due.id}`);
    expect(reminded.text).toContain("14 días antes");
    expect(reminded.text).toContain("en camino");
    expect(reminded.text).toContain("Omitido");
  });
});

describe("what a club takes along, and what it shows, in Spanish", () => {
  it("has its packets in each state, and refuses a sixth within a day", async () => {
    await openSpanish("/app/packet");
    for (const state of ["ready", "failed", "expired", "expired", "expired"]) {
      expect((await member.submit("/app/packet", {})).status).toBe(303);
      const { text } = await openSpanish("/app/packet");
      expect(text).toContain("En preparación");
      expect(text).toContain("Lo que escribimos nosotros está en inglés.");
      const { id } = await db.packet.findFirstOrThrow({ where: { accountId, state: "waiting" } });
      const kept = { storageKey: `packets/${id}`, expiresAt: toUtcDate(inDays(14)) };
      const data = { state, ...(state === "ready" && kept) };
      await db.packet.update({ where: { id }, data });
    }
    const { text } = await openSpanish("/app/packet");
    for (const said of ["Listo", "No se pudo crear. Cree otro.", "Eliminado después de 14 días"]) {
      expect(text).toContain(said);
    }
    await expectRefused("/app/packet", {}, "Se crearon cinco paquetes en un día.");
  });

  it("has the public profile, for its people and for others", async () => {
    const data = { name: "Arce", about: "Tocamos.", showsAbout: true, city: "Dayton", state: "OH" };
    const { id } = await db.account.create({ data: { ...data, showsPlace: true } });
    const path = `/app/account/show/${id}`;
    const { userId } = await db.accountUser.findFirstOrThrow({ where: { accountId } });
    await db.accountUser.create({ data: { accountId: id, userId, isPrimary: true } });
    expect((await openSpanish(path)).text).toContain("Solo usted ve esta página.");
    await db.account.update({
      where: { id },
      data: { levelId: 1002, renewalDueAt: toUtcDate(inDays(90)) },
    });
    expect((await openSpanish(path)).text).toContain("Así le ven los demás.");
    const stranger = new Visitor(web.url);
    stranger.setCookie("lang", "es");
    const shown = await stranger.open(path);
    expect(shown.text).toContain("Sobre nosotros");
    expect(shown.text).toContain("Lugar");
    expectSpanish(shown);
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
