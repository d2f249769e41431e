import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextReturn } from "#modules/compliance/contract";
import { db } from "#modules/platform/db.server";
import { recomputeStanding } from "#modules/standing/index.server";
import { boosterFields } from "#tests/factories/bylaws";
import { makePerson, system } from "#tests/modules/accounts/people";
import { fileRow, revoke, standingClub } from "#tests/modules/standing/clubs-world";
import { today } from "#tests/setup/today";
import { type Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { allEnglishTexts } from "./english-texts";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** The period of the last return that is due, or of one so many years before. */
function period(yearsBefore = 0): string {
  const { fiscalYearEnd } = nextReturn(6, today());
  return `${Number(fiscalYearEnd.slice(0, 4)) - 1 - yearsBefore}06`;
}

/** Somebody of a club who reads Spanish. */
async function memberOf(id: number) {
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId: id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  member.setCookie("lang", "es");
  const below = (path = "") => `/app/standing${path}?account_id=${id}`;
  return { id, member, below };
}

const answers = boosterFields({ name: "Roble" });
const club = async (made: Parameters<typeof standingClub>[0]) =>
  (await standingClub({ name: "Roble", period: period(), asOf: today(), answers, ...made })).id;

const bare = async (ein?: string) =>
  (await db.account.create({ data: { name: "Roble", ...(ein && { ein }) } })).id;

const makers = {
  good: () => club({}),
  attention: async () => {
    await fileRow({ ein: "430000001", period: period(), asOf: today() });
    return bare("430000001");
  },
  at_risk: () => club({ period: period(3) }),
  revoked: async () => {
    await revoke("430000002", "2025-11-15");
    return club({ ein: "430000002", period: period(3) });
  },
  unknown: () => bare(),
} as const;

const sentences = {
  good: "Roble está en regla.",
  attention: "Roble necesita su atención.",
  at_risk: "Roble podría perder su exención de impuestos.",
  revoked: "Roble ha perdido su exención de impuestos.",
  unknown: "Todavía no podemos decir cómo está Roble.",
} as const;

/** Without an English text. */
function expectSpanish({ html, text }: Page) {
  expect(html).toContain('<html lang="es"');
  expect(allEnglishTexts.filter((words) => text.includes(words))).toEqual([]);
}

describe("the standing in Spanish", () => {
  it("is judged by many English texts", () =>
    expect(allEnglishTexts.length).toBeGreaterThan(1_500));

  it.each(Object.keys(makers) as (keyof typeof makers)[])(
    "of a club whose word is %s shows no English, nor do the pages below it",
    async (verdict) => {
      const { id, member, below } = await memberOf(await makers[verdict]());
      await recomputeStanding(system, id);
      const page = await member.open(below());
      expect(page.status).toBe(200);
      expect(page.text).toContain(sentences[verdict]);
      expectSpanish(page);
      for (const path of [below("/certificate"), below("/badge"), below("/rescue"), "/app"]) {
        const other = await member.open(path);
        expect(other.status).toBe(200);
        expectSpanish(other);
        if (path === "/app" && verdict !== "unknown") {
          expect(other.text).toContain(sentences[verdict]);
        }
      }
    },
  );

  it("words each reason, its action and its dates, also of what was kept before", async () => {
    await revoke("430000003", "2025-11-15");
    const id = await club({ ein: "430000003", period: period(3) });
    const { member, below } = await memberOf(id);
    await recomputeStanding(system, id);
    const { text } = await member.open(below());
    expect(
      text.match(/El IRS retiró la exención de impuestos el 15 de noviembre de 2025/g),
    ).toHaveLength(2);
    expect(text).toContain("Empiece ya el camino de vuelta.");
    expect(text).toContain("Lista de revocaciones del IRS, 10 de noviembre de 2026");
    expect(text).toContain("Historial");
  });

  it("refuses a wrong EIN in Spanish, and says in Spanish that a right one is saved", async () => {
    const { member, below } = await memberOf(await bare());
    await member.open(below());
    const wrong = await member.submit(below(), { ein: "27-00000" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="27-00000"');
    expect(wrong.text).toContain("Escriba los 9 dígitos de su EIN");
    expectSpanish(wrong);
    expect((await member.submit(below(), { ein: "430000009" })).status).toBe(303);
    const saved = await member.open(below());
    expect(saved.text).toContain("Sus datos se guardaron.");
    expectSpanish(saved);
  });

  it("makes and withdraws a certificate, switches the badge, and refuses in Spanish", async () => {
    const { id, member, below } = await memberOf(await club({}));
    const list = below("/certificate");
    await member.open(list);
    expect((await member.submit(list, { step: "issue" })).status).toBe(303);
    const made = await member.open(list);
    expect(made.text).toContain("Válido hasta");
    expectSpanish(made);
    const badge = below("/badge");
    expect((await member.submit(badge, { badge: "on" })).status).toBe(303);
    const switched = await member.open(badge);
    expect(switched.text).toContain("El distintivo está activado");
    expectSpanish(switched);
    const [, image = ""] = /src="(\/badge\/[^"]+)"/.exec(switched.html) ?? [];
    const drawn = await (await new Visitor(web.url).request(image)).text();
    expect(drawn).toMatch(/>En regla<.*>\d+ de [a-z]+ de 20\d\d</);
    const certificate = await db.standingCertificate.findFirstOrThrow({ where: { accountId: id } });
    const withdraw = { step: "withdraw", id: String(certificate.id) };
    expect((await member.submit(list, withdraw)).status).toBe(303);
    const twice = await member.submit(list, withdraw);
    expect(twice.status).toBe(409);
    expect(twice.text).toContain("Este certificado ya se retiró.");
    expectSpanish(twice);
  });

  it("says in Spanish why no certificate can be made", async () => {
    const { id, member, below } = await memberOf(await club({ period: period(3) }));
    await recomputeStanding(system, id);
    const { text } = await member.open(below("/certificate"));
    expect(text).toContain("Un certificado se hace solo para un club que está en regla.");
  });

  it("answers whoever has no such club in Spanish", async () => {
    const { member } = await memberOf(await bare());
    const stranger = await member.open("/app/standing/certificate/999999999");
    expect(stranger.status).toBe(404);
    expectSpanish(stranger);
  });
});

const wayAnswers = {
  posted_on: today(30),
  letter_month: "",
  letter_day: "",
  letter_year: "",
  year_1: "short",
  year_2: "short",
  year_3: "full",
  revoked_before: "no",
  cause: "some",
  in_group: "yes",
};

describe("the way back in Spanish", () => {
  it("is begun, answered, refused, ended and opened again without an English word", async () => {
    await revoke("430000004", "2025-11-15");
    const { id, member, below } = await memberOf(
      await club({ ein: "430000004", period: period(3) }),
    );
    const path = below("/rescue");
    const first = await member.open(path);
    expect(first.text).toContain(
      "tiene el EIN 43-0000004 como revocado el 15 de noviembre de 2025",
    );
    expectSpanish(first);
    expect((await member.submit(path, { _begin: "1" })).status).toBe(303);
    expectSpanish(await member.open(path));
    const wrong = { ...wayAnswers, letter_month: "6", letter_day: "31", letter_year: "2026" };
    const refused = await member.submit(path, { ...wrong, version: "1" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Escriba un día que este mes tenga");
    expectSpanish(refused);
    expect((await member.submit(path, { ...wayAnswers, version: "1" })).status).toBe(303);
    const way = await member.open(path);
    expect(way.text).toContain("con un buen motivo para un año");
    expectSpanish(way);
    const late = await member.submit(path, { ...wayAnswers, cause: "none", version: "1" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Para al menos un año");
    expectSpanish(late);
    const end = { _end: "1", version: "2", reinstated_on: today(1) };
    const without = await member.submit(path, { ...end, file_uploads: "" });
    expect(without.status).toBe(422);
    expectSpanish(without);
    const file = await db.accountFile.create({
      data: {
        accountId: id,
        fileName: "carta.pdf",
        contentType: "application/pdf",
        size: 9,
        sha256: "0".repeat(64),
        storageKey: `accounts/${crypto.randomUUID()}`,
        createdAt: new Date(),
      },
    });
    const done = await member.submit(path, { ...end, file_uploads: String(file.id) });
    expect(done.status).toBe(303);
    const ended = await member.open(path);
    expect(ended.text).toContain("La exención está de vuelta, según la carta del IRS del");
    expectSpanish(ended);
    expect((await member.open(below())).text).toContain("devuelve la exención que terminó el");
  });
});
