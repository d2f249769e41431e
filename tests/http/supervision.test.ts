import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { openYear } from "#modules/supervision/index.server";
import { makeDutyClub, must } from "#tests/modules/duties/calendar";
import { enter } from "#tests/modules/officers/officers-world";
import { on } from "#tests/modules/supervision/supervision-world";
import { today } from "#tests/setup/today";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { expectSpanish } from "./english-texts";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** The supervision year that ended last, of a headquarters with three chapters, and browsers of both. */
async function makeWorld() {
  const central = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
  const group = await db.group.create({
    data: { label: "Delta Rho Omega", gen: "5271", centralAccountId: central.id },
  });
  const chapters = [];
  for (const name of ["Chapter A", "Chapter B", "Chapter C"]) {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "5" } });
    await db.account.update({ where: { id: club.id }, data: { name, groupId: group.id } });
    chapters.push(club);
  }
  await db.groupMembership.updateMany({
    where: { groupId: group.id },
    data: { joinedOn: new Date("2024-01-01") },
  });
  const year = new Date().getUTCFullYear();
  const past = new Date().getUTCMonth() < 6 ? year - 1 : year;
  const day = today();
  must(await openYear(on(central.primary, central.id, day), { accountId: central.id, year: past }));
  const [first] = chapters;
  if (!first) throw new Error("chapters were asked for");
  return {
    year: past,
    groupId: group.id,
    central,
    chapters,
    hq: await signedIn(web.url, central.primary.email),
    member: await signedIn(web.url, first.primary.email),
  };
}

const papers = {
  receipts: "1,200",
  expenses: "900.50",
  closing: "300",
  activity_1: "Concerts",
  officers: "Jane Roe, Treasurer",
  number: "1006552027",
};

describe("the pages of supervision", () => {
  it("SUP-05 a chapter reads in Spanish what is asked of it, what it sent and what is refused", async () => {
    const { member, year, chapters } = await makeWorld();
    member.setCookie("lang", "es");
    const path = `/app/supervision?year=${year}`;
    const [{ id, primary } = expect.unreachable()] = chapters;
    await enter(on(primary, id, today()), id, { name: "Eva Paz", starts_on: today() });
    const asked = await member.open(path);
    expect(asked.text).toContain("Año fiscal que termina el ");
    // In English, as the headquarters reads it.
    expect(asked.text).toContain("Eva Paz, President ");
    expectSpanish(asked);
    const refused = await member.submit(path, { receipts: "1" });
    expect(refused.text).toContain("Llene las tres cantidades del informe.");
    expectSpanish(refused);
    expect((await member.submit(path, { ...papers, officers: "Eva Paz" })).status).toBe(303);
    const sent = await member.open(path);
    expect(sent.text).toContain("Informe de tesorería");
    expectSpanish(sent);
    const none = await member.open("/app/supervision?year=1899");
    expect(none.status).toBe(404);
    expectSpanish(none);
  });

  it("SUP-04 SUP-05 a chapter sends one form, and its headquarters reviews it in the list, without script", async () => {
    const { hq, member, year, chapters } = await makeWorld();
    const asked = await member.open(`/app/supervision?year=${year}`);
    expect(asked.status).toBe(200);
    expect((await member.submit(`/app/supervision?year=${year}`, { receipts: "1" })).status).toBe(
      422,
    );
    const sent = await member.submit(`/app/supervision?year=${year}`, papers);
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      `/app/supervision?year=${year}`,
    ]);
    const again = await member.open(`/app/supervision?year=${year}`);
    expect(again.html).toMatch(/name="expenses"[^>]*value="900.50"/);

    const path = `/app/group/supervision?year=${year}`;
    const list = await hq.open(path);
    expect(list.text).toContain("Treasurer’s report");
    const [first, second] = chapters;
    const refused = await hq.submit(path, {
      chapter: String(first?.id),
      result: "question",
      note: "",
    });
    expect(refused.status).toBe(422);
    const reviewed = await hq.submit(path, {
      chapter: String(first?.id),
      result: "in_order",
      note: "",
    });
    expect([reviewed.status, reviewed.headers.get("location")]).toEqual([
      303,
      `/app/group/supervision?year=${year}&open=${second?.id}#chapter-${second?.id}`,
    ]);
    const next = await hq.open(`/app/group/supervision?year=${year}&open=${second?.id}`);
    expect(next.html).toMatch(new RegExp(`id="chapter-${second?.id}" class="details" open`));
    expect(next.text).toContain("In order,");
    const one = await hq.open(`/app/group/supervision/${year}/${first?.id}`);
    expect([one.status, one.text.includes("$900.50")]).toEqual([200, true]);
    expect((await member.open(path)).status).toBe(404);
  });

  it("Bad input: the year 1899 is not there, and a ZIP asked for twice is the same one", async () => {
    const { hq, year } = await makeWorld();
    for (const path of [
      "/app/group/supervision?year=1899",
      "/app/group/supervision/1899.zip",
      "/app/group/sgri/1899",
      "/app/group/sgri/1899/report.csv",
      "/app/supervision?year=1899",
      `/app/group/supervision/${year}.tar`,
    ]) {
      expect([path, (await hq.open(path)).status]).toEqual([path, 404]);
    }
    const zip = `/app/group/supervision/${year}.zip`;
    const count = () => db.supervisionArchive.count({ where: { year: { year } } });
    const before = await count();
    expect((await hq.submit(zip, {})).status).toBe(303);
    expect((await hq.submit(zip, {})).status).toBe(303);
    expect(await count()).toBe(before + 1);
  });

  it("SUP-11 SUP-12 readiness, purpose, authorizations, education and the SGRI have their pages and forms", async () => {
    const { hq, chapters, groupId } = await makeWorld();
    const readiness = await hq.open("/app/group/readiness");
    expect(readiness.text).toMatch(/days left|ended/);
    const save = { item: "relationship", owner: "Jane Roe", choice: "control", version: "0" };
    expect((await hq.submit("/app/group/readiness", save)).status).toBe(303);
    expect((await hq.open("/app/group/readiness")).text).toContain("Who must act: Jane Roe.");
    const purpose = "/app/group/readiness/purpose";
    expect((await hq.submit(purpose, { text: "To serve the school." })).status).toBe(303);
    expect((await hq.open(purpose)).text).toContain("To serve the school.");
    const authorizations = "/app/group/readiness/authorizations";
    const [first] = chapters;
    const days = { from_on: "2026-01-05", to_on: "", how: "paper" };
    const paper = { whom: "ticked", chapters: String(first?.id), ...days };
    const refused = await hq.submit(authorizations, { ...paper, from_on: "soon" });
    expect(refused.status).toBe(422);
    // What was ticked is still ticked.
    expect(refused.html).toMatch(
      new RegExp(
        `<input[^>]*checked[^>]*value="${first?.id}"|<input[^>]*value="${first?.id}"[^>]*checked`,
      ),
    );
    expect((await hq.submit(authorizations, paper)).status).toBe(303);
    expect((await hq.open(authorizations)).text).toContain("by a paper that you keep");
    const education = { title: "Publication 557", text: "", url: "https://www.irs.gov/pub557" };
    expect((await hq.submit("/app/group/education", { ...education, url: "x" })).status).toBe(422);
    expect((await hq.submit("/app/group/education", education)).status).toBe(303);
    expect((await hq.open("/app/group/education")).text).toContain("Version 1: Publication 557");
    const overview = await hq.open("/app/group/sgri");
    const [, draft = ""] = /href="(\/app\/group\/sgri\/\d{4})"/.exec(overview.html) ?? [];
    const names = ["Delta chapter", "Eta chapter"];
    const line = { ein: null, city: "Austin", state: "TX", subsection: "03", groupId };
    await db.rosterLine.createMany({ data: names.map((name) => ({ ...line, name })) });
    const page = await hq.open(draft);
    for (const name of names) expect(page.text).toContain(`${name} It has no EIN, and the IRS`);
    expect(page.html).toContain('href="/app/group/roster/upload"');
    expect([page.status, page.text.includes("Freeze the report")]).toEqual([200, true]);
    for (const format of ["csv", "xlsx", "pdf"]) {
      const file = await hq.request(`${draft}/draft.${format}`);
      const name = file.headers.get("content-disposition");
      expect([file.status, name?.includes(`-draft.${format}`)]).toEqual([200, true]);
      expect((await hq.request(`${draft}/report.${format}`)).status).toBe(404);
    }
    const frozen = await hq.submit(draft, { decision: "freeze", reason: "For a test." });
    expect(frozen.status).toBe(303);
    const kept = await hq.open(draft);
    expect(kept.text).toContain("SHA-256");
    for (const format of ["csv", "xlsx", "pdf"]) {
      const file = await hq.request(`${draft}/report.${format}`);
      expect([format, file.status]).toEqual([format, 200]);
      expect((await hq.request(`${draft}/draft.${format}`)).status).toBe(404);
    }
  });
});
