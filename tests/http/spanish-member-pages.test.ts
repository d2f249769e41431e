import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApplicationState } from "#modules/applications/contract";
import { createInvoice, type NewLine } from "#modules/billing/index.server";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { addDays, type CivilDate, days } from "#modules/platform/dates";
import { db, type Prisma } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { randomToken } from "#modules/platform/ids.server";
import { cents } from "#modules/platform/money";
import { pdfPages } from "#tests/documents/text";
import { makePerson, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { sendAsForm, smallPdf } from "#tests/setup/files";
import { today as dayBefore } from "#tests/setup/today";
import { Page, type Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { allEnglishTexts, expectSpanish } from "./english-texts";
import { signedIn } from "./signed-in";

const today = dayBefore();
const inDays = (count: number): CivilDate => addDays(today, count);
/** The fiscal year ended with the month before. */
const ended = addDays(`${today.slice(0, 7)}-01` as CivilDate, -1);
const year = today.slice(0, 4);
const inSpanish = { locale: "es", formatLocale: "es-US" } as const;

let web: RunningProcess;
let member: Visitor;
let accountId: number;

/** A club with something on each of its pages, and its member, who reads Spanish. */
beforeAll(async () => {
  web = await sharedWeb();
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({
    data: { name: "Elm", createdAt: new Date(`${inDays(-730)}T12:00:00Z`), state: "OH" },
  });
  accountId = account.id;
  await db.accountUser.create({ data: { accountId, userId, isPrimary: true } });
  const { version } = must(await readFacts(system, accountId));
  const answers = {
    fiscal_year_month: String(Number(ended.slice(5, 7))),
    receipts_estimate: "20,000",
    solicits: "1",
    all_volunteers: "0",
    holds_raffles: "1",
    insurance_expires_on: inDays(60),
    [`responsible_party_changed-${today}`]: "1",
  };
  must(await answerFacts(system, { accountId, version, answers }));
  const other = Number(ended.slice(5, 7)) === 1 ? "2" : "1";
  await db.clubFact.create({
    data: {
      accountId,
      fact: "fiscal_year_month",
      part: "",
      source: "bylaws",
      value: other,
      asOf: new Date(),
      at: new Date(),
    },
  });
  member = await signedIn(web.url, email);
  member.setCookie("lang", "es");
  const titles = ["Uno", "Dos", "Tres", "Cuatro"];
  for (const [at, title] of titles.entries()) {
    await member.open("/app/calendar/own");
    const own = {
      title,
      due_on: inDays(5 - 6 * at),
      is_yearly: at === 3 ? "1" : "0",
      note: "Nota",
    };
    expect((await member.submit("/app/calendar/own", own)).status).toBe(303);
  }
});
afterAll(() => web.stop());

/** The page of an own duty. */
async function ownDuty(title: string): Promise<{ readonly id: number; readonly path: string }> {
  const { id } = await db.ownDuty.findFirstOrThrow({ where: { accountId, title } });
  return { id, path: `/app/calendar/own.${id}/once` };
}

async function openSpanish(path: string): Promise<Page> {
  const page = await member.open(path);
  expect([path, page.status]).toEqual([path, 200]);
  expectSpanish(page);
  return page;
}

interface HomeParts {
  readonly application?: ApplicationState;
  readonly handover?: "sent" | "accepted";
  readonly lines?: readonly Pick<NewLine, "type" | "label">[];
  readonly isReturnAwaited?: true;
  readonly hasChapters?: true;
}
const dueIn = (count: number) => ({ levelId: 1002, renewalDueAt: new Date(inDays(count)) });

/** The home of another club of the member. */
async function homeOf(club: Partial<Prisma.AccountUncheckedCreateInput>, more: HomeParts = {}) {
  const { userId } = await db.accountUser.findFirstOrThrow({ where: { accountId } });
  const { id } = await db.account.create({ data: { name: "Roble", ...club } });
  const of = { accountId: id };
  await db.accountUser.create({ data: { ...of, userId, isPrimary: true } });
  const at = new Date();
  if (more.application) {
    const made = { token: randomToken(), levelId: 1001, createdAt: at, touchedAt: at };
    await db.application.create({ data: { ...of, ...made, state: more.application } });
  }
  if (more.handover) {
    const who = { name: "Ana", email: "ana@example.org", emailKey: "ana@example.org" };
    const expiresAt = new Date(at.getTime() + days(10));
    const sent = { office: "treasurer", startsOn: at, createdAt: at, sentAt: at, expiresAt };
    await db.handover.create({ data: { ...of, ...who, ...sent, state: more.handover } });
  }
  if (more.hasChapters) await db.group.create({ data: { label: "Sur", centralAccountId: id } });
  if (more.lines) {
    const orderDetails = more.lines.map((line) => ({ ...line, value: cents(50_00) }));
    const invoice = must(await createInvoice(system, { ...of, documentAt: today, orderDetails }));
    if (more.isReturnAwaited) {
      const levels = { levelId: 235636, newLevelId: 235636, invoiceId: invoice.id };
      const on = { dueOn: at, nextDueOn: new Date(inDays(365)), createdAt: at };
      await db.renewal.create({ data: { ...of, ...levels, ...on, bonusCents: 0, status: "open" } });
    }
  }
  return await openSpanish(`/app?account_id=${id}`);
}

describe("a member's home in Spanish", () => {
  it("has the next duties, what is overdue, whose work it is and what follows", async () => {
    const { text } = await openSpanish("/app");
    expect(text).toContain("Elm podría perder su exención de impuestos. En riesgo");
    expect(text).toMatch(/Lo que sigue .* hace \d+ días · Quién: /);
    expect(text).toMatch(/\d+ vencidos?/);
    expect(text).toContain("No hay nada que pagar ahora.");
  });

  it("says of each step of an application what is next", async () => {
    const steps = {
      draft: "está completa en un 0 %.",
      submitted: "está enviada y espera el pago. Ver su factura y cómo pagar",
      paid: "está pagada y espera a que una persona la lea.",
      in_review: "Una persona está leyendo su solicitud para Start-Up.",
      changes_requested: "Necesitamos un cambio en su solicitud para Start-Up.",
    } as const;
    for (const [state, said] of Object.entries(steps)) {
      const { text } = await homeOf({}, { application: state as keyof typeof steps });
      expect(text).toContain(said);
      expect(text).toContain("Roble todavía no tiene membresía.");
    }
  });

  it("says when the renewal comes, what is owed, and that somebody is asked to take over", async () => {
    const lines = [
      { type: "renewal", label: "Maintain: renewal" },
      { type: "renewal", label: "Maintain: early-bird discount" },
      { type: "incorporation", label: "Incorporation package" },
      { type: "service_fee", label: "Trámite urgente" },
    ] as const;
    const { id: groupId } = await db.group.create({ data: { label: "Norte" } });
    const { text } = await homeOf({ ...dueIn(10), groupId }, { lines, handover: "sent" });
    expect(text).toContain("Se renueva pronto");
    expect(text).toContain(`Próxima renovación ${formatLongDate(inDays(10), inSpanish)} Renovar`);
    expect(text).toContain("Renovación, Paquete de constitución, Trámite urgente");
    expect(text).toContain("Total pendiente: $200.00");
    expect(text).toContain("Se pidió a Ana que tome el cargo.");
    expect(text).toContain("Parte de Norte");
  });

  it("says that the renewal is late, and that the return and the handover are still open", async () => {
    const lines = [{ type: "renewal", label: "Full Service: renewal" }] as const;
    const { text } = await homeOf(
      { ...dueIn(-5), levelId: 235636 },
      { handover: "accepted", lines, isReturnAwaited: true, hasChapters: true },
    );
    expect(text).toContain(`La membresía duró hasta el ${formatLongDate(inDays(-5), inSpanish)}.`);
    expect(text).toContain("Ana tomó el cargo.");
    expect(text).toContain("Todavía necesitamos su última declaración de la serie 990");
    expect(text).toContain("Ver y renovar sus capítulos");
  });

  it("says what a lapsed membership lacks at each level, and that a club is claimed and suspended", async () => {
    const levels = await db.level.findMany({ where: { renewalPriceCents: { not: null } } });
    for (const { id: levelId, renewalFeatures } of levels) {
      const { text } = await homeOf({
        ...dueIn(-500),
        levelId,
        claimedAt: new Date(),
        bonusBalanceCents: 25_00,
        suspendedAt: new Date(),
        suspendedReason: "Falta un pago.",
      });
      expect(text).toContain("Ese día también ya pasó");
      expect(renewalFeatures.filter((feature) => text.includes(feature))).toEqual([]);
      expect(text).toContain("$25.00, bloqueados mientras alguien reclama el club");
      expect(text).toContain("Esta cuenta está suspendida");
    }
  });

  it("is there for a person of no organization", async () => {
    const nobody = await signedIn(web.url, (await makePerson()).email);
    nobody.setCookie("lang", "es");
    const page = await nobody.open("/app");
    expect(page.text).toContain("Todavía sin organización");
    expectSpanish(page);
  });
});

describe("where a paper is uploaded, in Spanish", () => {
  const upload = async (fields: Record<string, string>, name: string, bytes: Uint8Array) => {
    const path = `/app/files?account_id=${accountId}&return=%2Fapp%2Fcalendar`;
    const letter = { field: "uploads[]", name, bytes };
    const sent = await sendAsForm(
      member,
      path,
      { profile_id: String(accountId), ...fields },
      letter,
    );
    return new Page(sent.status, sent.headers, await sent.text());
  };

  it("has the form with nothing uploaded yet, and says what is missing and where it comes from", async () => {
    const { text } = await openSpanish("/app/files");
    expect(text).toContain("Todavía no hay archivos");
    expect(text).toContain("Lo que falta");
    const { html } = await openSpanish("/app/files?kind=articles");
    expect(html).toMatch(/<option value="articles" selected="">Acta constitutiva/);
  });

  it("refuses at the field, and keeps what was typed", async () => {
    const dates = { dated_on: "2026-05-02", ends_on: "2026-05-01", title: "Mi carta" };
    const cut = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(50)]);
    const sent: readonly (readonly [Record<string, string>, string, Uint8Array, string])[] = [
      [{}, "", Buffer.alloc(0), "Primero elija un archivo."],
      [{}, "virus.exe", smallPdf, "virus.exe no está permitido."],
      [{}, "carta.pdf", Buffer.alloc(0), "carta.pdf está vacío."],
      [{}, "foto.png", cut, "No se pudo leer foto.png."],
      [dates, "carta.pdf", smallPdf, "El último día es anterior a la fecha del documento."],
      [{ dated_on: "1066-01-01" }, "carta.pdf", smallPdf, "entre el 1 de enero de 1900"],
      [{ kind: "poem", title: "x".repeat(201) }, "carta.pdf", smallPdf, "«título» debe tener 200"],
    ];
    for (const [fields, name, bytes, said] of sent) {
      const page = await upload(fields, name, bytes);
      expect([name, said, page.status]).toEqual([name, said, 422]);
      expect(page.text).toContain(said);
      if (fields.title === "Mi carta") expect(page.html).toContain('value="Mi carta"');
      expectSpanish(page);
    }
  });

  it("says that a paper is there and what to do next, lists it, and finds it again", async () => {
    const about = { kind: "minutes", dated_on: "2026-05-02", is_private: "1", title: "Mayo" };
    const sent = await upload(about, "acta.pdf", smallPdf);
    expect(sent.status).toBe(303);
    const added = await openSpanish(sent.headers.get("location") ?? "");
    expect(added.text).toContain("acta.pdf ya está aquí. Su número es ");
    expect(added.text).toContain("Regresar al formulario");
    expect(added.text).toContain("acta.pdf · Privado");
    expect(added.text).toContain("2 de mayo de 2026");
    await openSpanish("/app/files?search=mayo&category=minutes&year=2026");
    const { text } = await openSpanish("/app/files?search=nada");
    expect(text).toContain("No se encontró nada");
  });
});

describe("a member's pages in Spanish", () => {
  it("judges by many English texts", () => expect(allEnglishTexts.length).toBeGreaterThan(3_000));

  it.each([
    "/app/calendar",
    "/app/calendar?show=all",
    "/app/calendar?show=done",
    "/app/calendar?year=2031&show=done",
    "/app/calendar/facts",
    "/app/calendar/feed",
    "/app/calendar/own",
    "/app/calendar/print",
    "/account/digest",
    `/app/calendar/us.990n/${ended}`,
    `/app/calendar/us.990n/${ended}/e-postcard`,
  ])("%s shows no English text of a catalogue", async (path) => {
    await openSpanish(path);
  });

  it("has the page of each kind of duty in Spanish", async () => {
    const paths = new Map<string, string>();
    for (const of of [Number(year), Number(year) + 1]) {
      const { html } = await openSpanish(`/app/calendar?year=${of}&show=all`);
      for (const [, path = "", code = ""] of html.matchAll(
        /href="(\/app\/calendar\/([a-z]+\.[^/"]+)\/[^"?]+)"/g,
      )) {
        paths.set(code, path);
      }
    }
    expect([...paths.keys()]).toEqual(expect.arrayContaining(["us.990n", "us.8822b", "club.coi"]));
    for (const path of paths.values()) await openSpanish(path);
  });

  it("counts days, names months and writes dates as Spanish does", async () => {
    const { text, html } = await openSpanish("/app/calendar?show=all");
    expect(text).toContain("en 5 días");
    expect(text).toContain("hace 1 día");
    expect(text).toContain("Tesorería");
    expect(html).toMatch(
      /<h2 id="month-[\d-]+"[^>]*>(Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|[A-Z][a-z]+bre)</,
    );
    expect(html).toMatch(/>(ene|abr|ago|dic)\.?</);
    const { path } = await ownDuty("Uno");
    const duty = await openSpanish(path);
    expect(duty.text).toContain(`${formatLongDate(inDays(5), inSpanish)}, en 5 días`);
    const facts = await openSpanish("/app/calendar/facts");
    expect(facts.html).toMatch(/<option value="1"[^>]*>enero</);
    expect(facts.text).toContain("Dos fuentes no coinciden");
    expect(facts.text).toContain(
      `Cambió la persona responsable, ${formatLongDate(today, inSpanish)}`,
    );
  });

  it("tells what was done with a duty, and that it is kept", async () => {
    const { path, id } = await ownDuty("Dos");
    const decide = async (fields: Readonly<Record<string, string>>) => {
      expect((await member.submit(path, fields)).status).toBe(303);
      return await openSpanish(path);
    };
    await member.open(path);
    const done = await decide({ decision: "done", done_on: today });
    expect(done.text).toContain("Sus datos se guardaron.");
    expect(done.text).toContain(`Marcado como hecho, el ${formatLongDate(today, inSpanish)}.`);
    await decide({ decision: "undo" });
    await decide({ decision: "snooze", until: inDays(1) });
    await decide({ decision: "unsnooze" });
    const waived = await decide({ decision: "waive", reason: "Ya no" });
    expect(waived.text).toContain("Usted dijo que esto no es para su club");
    await openSpanish("/app/calendar?show=all");
    await openSpanish(`/app/calendar/own/${id}`);
    await decide({ decision: "unwaive" });
  });

  it("refuses in Spanish, at each of the forms", async () => {
    const { path, id } = await ownDuty("Uno");
    const version = (await openSpanish("/app/calendar/facts")).hidden("version");
    const notice = `/app/calendar/us.990n/${ended}`;
    const forms: readonly (readonly [string, Readonly<Record<string, string>>, string, number?])[] =
      [
        [path, { decision: "done", done_on: inDays(1) }, "esto todavía está por venir"],
        [path, { decision: "snooze", until: inDays(50) }, "a más tardar 30 días después"],
        [path, { decision: "waive", reason: "" }, "Diga por qué no es para su club."],
        [notice, { decision: "done", done_on: today }, "Agregue la prueba que se pide"],
        [`${notice}/e-postcard`, { done_on: today, number: "" }, "Agregue la prueba que se pide"],
        ["/app/calendar/own", { title: "", due_on: "" }, "título"],
        [
          `/app/calendar/own/${id}`,
          { title: "x", due_on: "2101-01-01", version: "1" },
          "2000 a 2100",
        ],
        [
          `/app/calendar/own/${id}`,
          { title: "Otro", due_on: today, version: "0" },
          "Otra persona guardó esto mientras tanto.",
          409,
        ],
        [
          "/app/calendar/facts",
          { version, fiscal_year_month: "13", state: "ZZ", assets: "mucho", terms_end_month: "x" },
          "Escriba una cantidad en dólares",
        ],
        [
          "/app/calendar/facts",
          { version, decision: "event", event: "", on: "" },
          "Elija una opción.",
        ],
        ["/app/calendar/facts", { version: "0", state: "CA" }, "Se guardan los dos", 409],
        ["/account/digest", { rhythm: "hourly", locale: "es" }, "frecuencia"],
      ];
    for (const [at, fields, said, status = 422] of forms) {
      const page = await member.submit(at, fields);
      expect([at, fields, page.status]).toEqual([at, fields, status]);
      expect(page.text).toContain(said);
      expectSpanish(page);
    }
    const wrongYear = await member.open("/app/calendar?year=1066");
    expect(wrongYear.status).toBe(422);
    expectSpanish(wrongYear);
    const gone = await member.open("/app/calendar/us.unknown/2026");
    expect(gone.status).toBe(404);
    expectSpanish(gone);
  });

  it("makes a private calendar, and shows it, in Spanish", async () => {
    const made = await member.submit("/app/calendar/feed", { decision: "make" });
    expect(made.text).toContain("Este es su enlace.");
    expectSpanish(made);
    await openSpanish("/app/calendar/feed");
    await member.submit("/app/calendar/feed", { decision: "revoke" });
  });

  it("writes the year's PDF in Spanish, and says so in it", async () => {
    const file = Buffer.from(
      await (await member.request(`/app/calendar/${year}.pdf`)).arrayBuffer(),
    );
    const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
    const path = join(folder, "calendar.pdf");
    writeFileSync(path, file);
    const text = pdfPages(path).join("\n");
    rmSync(folder, { recursive: true });
    expect(text).toContain(`Calendario ${year}`);
    expect(text).toContain(`De enero a junio de ${year}`);
    expect(text).toMatch(/Página 1 de \d/);
    expect(file.toString("latin1")).toMatch(/\/Lang ?\(es/);
  });
});
