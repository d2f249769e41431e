import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wizardOf } from "#modules/applications/contract";
import { requestChanges } from "#modules/applications/index.server";
import { db } from "#modules/platform/db.server";
import { hasValue, type WizardDefinition } from "#modules/platform/forms/contract";
import { isOpenToAll, listLevels } from "#modules/renewal/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import { answersOf, fillIn, idOf, makeStaff, must, system } from "#tests/modules/applications/kit";
import type { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { listByIrs, makeApplicant, send, steeringOf, viewOf } from "./applicant";
import { expectSpanish } from "./english-texts";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const startUp = answersOf("start-up").map((answers) => ({
  ...answers,
  ...(answers.signer_title && { signer_title: "Tesorera" }),
}));
const answersOn = (page: number) => startUp[page - 1] ?? {};

/** Somebody who reads Spanish, with an application begun at a level. */
async function inSpanish(levelId = 1001) {
  const applicant = await makeApplicant(web.url, levelId);
  applicant.visitor.setCookie("lang", "es");
  return applicant;
}

async function openSpanish(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.open(path);
  expect([path, page.status]).toEqual([path, 200]);
  expectSpanish(page);
  return page;
}

/** A page is refused in Spanish, with all of these words. */
function expectRefused(page: Page, status: number, said: readonly string[]): void {
  expect(page.status).toBe(status);
  expect(said.filter((words) => !page.text.includes(words))).toEqual([]);
  expectSpanish(page);
}

/** Lets every page of an application count as complete. */
const completeAll = (token: string) => {
  const trace = { at: new Date().toISOString(), by: null, version: 1 };
  const pages = Object.fromEntries(startUp.map((_, index) => [index + 1, trace]));
  return db.application.update({ where: { token }, data: { pages } });
};

/** What a page of a wizard says, each short label too. */
const wordsOn = ({ schemas }: WizardDefinition, page: number): readonly string[] => {
  const { label = "", description = "", schema = [] } = schemas[page - 1] ?? {};
  const asked = schema.flatMap((field) => [
    field.label,
    field.sub_label,
    field.instructions,
    field.description,
    ...(field.options ?? []).map((option) => option.label),
  ]);
  return [label, description, ...asked.filter((words) => words !== undefined)];
};

describe("the application in Spanish", () => {
  it("asks everything in Spanish, for every level, and has the rest of its pages", async () => {
    const levels = (await listLevels(system)).filter(isOpenToAll);
    expect(levels.length).toBeGreaterThan(3);
    for (const { id } of levels) {
      const { visitor, at, token, ctx } = await inSpanish(id);
      await completeAll(token);
      const wizard = wizardOf((await viewOf(ctx, token)).wizardKey, "es");
      for (const [index] of wizard.schemas.entries()) {
        const { text } = await openSpanish(visitor, at(index + 1));
        expect(wordsOn(wizard, index + 1).filter((words) => !text.includes(words))).toEqual([]);
        expect(text).toContain(wizard.title);
      }
      await openSpanish(visitor, `/application/check/${token}`);
      await openSpanish(visitor, `/application/switch/${token}`);
    }
  });

  it("names the organization that is in no list of Greek names", async () => {
    const levels = (await listLevels(system)).filter(isOpenToAll);
    const greek = levels.find(({ audience }) => audience === "greek");
    const { visitor, at } = await inSpanish(greek?.id);
    expect((await openSpanish(visitor, at(1))).text).toContain("Otra organización");
  });

  it("keeps the same answers, and staff read the questions in English", async () => {
    const { visitor, at, token, ctx } = await inSpanish();
    for (const page of [1, 2, 3, 4, 5]) {
      const sent = await send(visitor, at(page), answersOn(page));
      expect(sent.headers.get("location")).toBe(at(page + 1));
    }
    const check = await openSpanish(visitor, `/application/check/${token}`);
    for (const words of ["Club de apoyo", "junio", "1 de agosto de 2019", "$18,400.00", "Sí"]) {
      expect(check.text).toContain(words);
    }
    const sent = await send(visitor, at(6), answersOn(6));
    expect(sent.headers.get("location")).toBe("/app/payments");
    const { answers } = await viewOf(ctx, token);
    expect(answers).toMatchObject({
      organization_type: "booster_club",
      fiscal_year_end: "6",
      receipts_year_1: "18400.00",
      has_501c: "0",
      primary_contact: "treasurer",
    });
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    staff.setCookie("lang", "es");
    const review = await staff.open(`/admin/applications/${await idOf(token)}`);
    const english = wizardOf((await viewOf(ctx, token)).wizardKey, "en");
    const labels = english.schemas.flatMap(({ schema }) =>
      schema.filter((field) => hasValue(field) && !field.is_conditional).map(({ label }) => label),
    );
    expect(labels.filter((label) => !review.text.includes(label ?? ""))).toEqual([]);
    expect(review.text).toContain("Booster club");
  });

  it("refuses in Spanish what is wrong on a page, skipped or on another page", async () => {
    const { visitor, at, token, update } = await inSpanish();
    const wrong = { has_501c: "1", has_requested_exemption: "1", address_zip: "3", website: "x" };
    expectRefused(await send(visitor, at(1), { ...wrong, formed_on: "2999-01-01" }), 422, [
      "El campo «nombre legal» es obligatorio.",
      "Escriba un código postal de 5 dígitos",
      "El campo «fecha de formación» debe ser hoy o antes.",
      "Las cuentas Start-Up incluyen la exención de impuestos. Si ya la tiene",
      "Si ya la pidió al IRS, necesita una cuenta Maintain.",
      "¿Empezó la solicitud equivocada?",
    ]);
    const skipped = await visitor.call(update, "PUT", { page: 3, ...answersOn(3) });
    expect(skipped.status).toBe(422);
    const { errors } = await skipped.json();
    expect(errors.page).toEqual(["Primero complete la página 1, Organización."]);
    await completeAll(token);
    expectRefused(await send(visitor, at(6), {}), 422, [
      "Falta algo en otra página",
      "Página 3, Finanzas: El campo «",
    ]);
  });

  it("says in Spanish that a maintain application is for who has the exemption", async () => {
    const { visitor, at } = await inSpanish(1002);
    expectRefused(await send(visitor, at(1), { has_requested_exemption: "1" }), 422, [
      "Marque esta casilla si la tiene.",
      "Mientras espera al IRS, necesita una cuenta Start-Up.",
      "Usted empezó la solicitud Maintain.",
    ]);
  });

  it("tells of a draft, of two tabs and of what is locked", async () => {
    const { visitor, at, token } = await inSpanish();
    const stale = steeringOf(await openSpanish(visitor, at(1)));
    const draft = `/application/draft/${token}`;
    await visitor.submit(draft, { page: "1", legal_name: "Banda" });
    const kept = await openSpanish(visitor, at(1));
    expect(kept.text).toMatch(
      /Conservamos lo que escribió Esta página tiene su borrador \(\d+:\d\d/,
    );
    await send(visitor, at(1), { ...answersOn(1), legal_name: "Primera pestaña" });
    const mine = { ...answersOn(1), legal_name: "Segunda pestaña" };
    expectRefused(await visitor.submit(at(1), { ...stale, ...mine }), 409, [
      "guardó esta página el",
      "Nombre legal",
      "Conservar lo guardado",
    ]);
    await db.application.update({ where: { token }, data: { state: "submitted" } });
    expectRefused(await visitor.submit(at(1), { ...stale, ...mine }), 409, [
      "Esta solicitud está bloqueada, porque ya se envió.",
    ]);
    const deleted = await visitor.submit("/application/delete", { _method: "DELETE", token });
    expectRefused(deleted, 409, ["Solo se puede eliminar una solicitud que nunca se envió."]);
    const switched = await visitor.submit(`/application/switch/${token}`, {});
    expectRefused(switched, 409, ["Esta solicitud ya no puede cambiar de tipo."]);
  });

  it("looks an EIN up in Spanish", async () => {
    await listByIrs("587654320", "LINCOLN CHORUS");
    const { visitor, at } = await inSpanish();
    await send(visitor, at(1), answersOn(1));
    const press = async (then: string, ein: string) => {
      const steering = steeringOf(await visitor.open(at(2)));
      return visitor.submit(at(2), { ...steering, _then: then, has_ein: "1", ein });
    };
    expectRefused(await press("ein", "1"), 422, ["Un EIN tiene nueve dígitos"]);
    await press("ein", "58-7654329");
    const unknown = await openSpanish(visitor, `${at(2)}&ein=look`);
    expect(unknown.text).toContain("no incluye este número");
    await press("ein", "58-7654320");
    const found = await openSpanish(visitor, `${at(2)}&ein=look`);
    for (const words of ["LINCOLN CHORUS", "mayo", "12 de octubre de 2026"]) {
      expect(found.text).toContain(words);
    }
    const used = await press("use-ein", "58-7654320");
    const after = await openSpanish(visitor, used.headers.get("location") ?? "");
    expect(after.text).toContain("Llenamos lo que sabe el IRS");
  });

  it("shows what staff ask for, and each state after that", async () => {
    const { visitor, at, token, ctx } = await inSpanish();
    await fillIn(ctx, token, "start-up");
    await send(visitor, at(6), answersOn(6));
    const locked = ["submitted", "paid", "in_review", "approved", "declined"] as const;
    for (const state of locked) {
      await db.application.update({ where: { token }, data: { state } });
      const { text } = await openSpanish(visitor, at(1));
      expect(text).toContain("Lo que ha pasado hasta ahora");
      await openSpanish(visitor, `/application/check/${token}`);
    }
    await db.application.update({ where: { token }, data: { state: "in_review" } });
    const requests = [{ page: 2, field: "ein", message: "¿Es el de la escuela?" }];
    must(await requestChanges(await makeStaff(), { id: await idOf(token), requests }));
    const { text } = await openSpanish(visitor, at(2));
    expect(text).toContain("Necesitamos un cambio antes de continuar");
    expect(text).toContain("Cambie esto, por favor: ¿Es el de la escuela?");
    expect((await openSpanish(visitor, at(3))).text).toContain("Situación legal: ¿Es el de");
    await openSpanish(visitor, `/application/check/${token}`);
  });
});
