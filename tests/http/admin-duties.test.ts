import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyRule } from "#modules/duties/rules/apply-rule.server";
import { db } from "#modules/platform/db.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { makeDutyClub } from "#tests/modules/duties/calendar";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true, firstName: "Ada" })).email);
});
afterAll(() => web.stop());

const path = (code: string) => `/admin/duties/${code}`;
const ruleOf = (code: string) => db.dutyRule.findUniqueOrThrow({ where: { code } });
const versionOf = async (code: string) => (await staff.open(path(code))).hidden("version");

/** Sends some fields of a rule's form; the others stay as they are. */
const send = async (code: string, fields: Record<string, string>) =>
  staff.submit(path(code), { version: await versionOf(code), ...fields });

const links = (html: string) => html.match(/href="\/admin\/duties\/\w+\.[\w.]+"/g) ?? [];

describe("staff's list of the catalogue", () => {
  it("CAL-19 shows each rule's date in words, its source or with whom to check, and when it was read", async () => {
    const all = await staff.open("/admin/duties");
    expect(all.status).toBe(200);
    expect(links(all.html)).toHaveLength(await db.dutyRule.count());
    expect(all.text).toMatch(
      /Form 990-N \(e-Postcard\) for the year that ends … us\.990n Federal Day 15 of month 5 after the fiscal year ends Confirmed November 23, 2026 Yes/,
    );
    expect(all.text).toMatch(
      /us\.w9 Federal On the day of: a contractor’?'?s first payment Check with the IRS.* Never Yes/,
    );
    expect(all.text).toMatch(/st\.raffle_report California February 1 of the next year/);
    expect((await staff.open("/admin")).html).toContain('href="/admin/duties"');
  });

  it("narrows by what is not confirmed, by age, by what is not asked, and by a search", async () => {
    const unconfirmed = await staff.open("/admin/duties?filter=unconfirmed");
    expect(links(unconfirmed.html)).toHaveLength(
      await db.dutyRule.count({ where: { confirmed: false } }),
    );
    expect(links((await staff.open("/admin/duties?filter=old")).html)).toEqual([]);
    const where = { code: "us.8822b" };
    const kept = await ruleOf("us.8822b");
    await db.dutyRule.update({
      where,
      data: { readOn: new Date("2025-01-10"), isActive: false },
    });
    const old = await staff.open("/admin/duties?filter=old");
    const inactive = await staff.open("/admin/duties?filter=inactive&search=8822");
    await db.dutyRule.update({ where, data: { readOn: kept.readOn, isActive: true } });
    expect(links(old.html)).toHaveLength(1);
    expect(old.text).toContain("January 10, 2025 Read it again No");
    expect(links(inactive.html)).toHaveLength(1);
    const none = await staff.open("/admin/duties?search=%3Cb%3E&filter=nonsense");
    expect([none.status, none.text.includes("No rule like that")]).toEqual([200, true]);
  });
});

describe("staff's page of a rule", () => {
  it("CAL-18 shows how many clubs and dates a change touches before it is saved, and then tells who changed what", async () => {
    await db.clubFact.deleteMany();
    await db.dutyClub.deleteMany();
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
    await makeDutyClub({ answers: { fiscal_year_month: "12" } });
    const code = "club.review";
    const { version, isActive } = await ruleOf(code);
    expect(isActive).toBe(true);
    const typed = { date_days: "75", reason: "The audit takes longer" };
    const preview = await send(code, { ...typed, step: "preview" });
    expect(preview.status).toBe(200);
    expect((await ruleOf(code)).version).toBe(version);
    const clubs = preview.hidden("seen_clubs");
    const dates = preview.hidden("seen_dates");
    expect(Number(clubs)).toBe(2);
    expect(Number(dates)).toBeGreaterThanOrEqual(2);
    expect(preview.text).toContain(`2 clubs and ${dates} dates`);
    const { name } = await db.account.findUniqueOrThrow({ where: { id: club.id } });
    expect(preview.text).toContain(name);
    // 60 days after June 30 become 75.
    expect(preview.text).toMatch(/June 30, 20\d\d August 29, 20\d\d September 13, 20\d\d/);
    // What was typed is there still, and asked for by the form that saves.
    expect(preview.html).toMatch(/name="date_days"[^>]*value="75"/);
    expect(preview.text).toContain("The audit takes longer");

    const other = await send(code, { ...typed, step: "save", seen_clubs: clubs, seen_dates: "1" });
    expect([other.status, other.text.includes("not what you saw")]).toEqual([422, true]);
    const seen = { seen_clubs: clubs, seen_dates: dates };
    const saved = await send(code, { ...typed, ...seen, step: "save" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, path(code)]);
    const page = await staff.open(path(code));
    expect(page.text).toMatch(
      new RegExp(
        `Version ${version + 1}: Ada,.* The audit takes longer Touched 2 clubs and ${dates} dates`,
      ),
    );
    expect(page.text).toContain(
      "Date: was 60 days after the fiscal year ends, is 75 days after the fiscal year ends",
    );
    await applyRule(system, { code, version: version + 1 });
    expect(await db.dutyMove.count({ where: { code, version: version + 1 } })).toBe(Number(dates));
  });

  it("CAL-18 wants a reason, and keeps what was typed without a second look", async () => {
    const { version } = await ruleOf("us.8868");
    const typed = { title_en: "More <time>", is_optional: "1", step: "save" };
    const page = await send("us.8868", { ...typed, seen_clubs: "0", seen_dates: "0" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("Say why, for whoever reads the history.");
    expect(page.html).toMatch(/<textarea[^>]*name="title_en"[^>]*>More &lt;time&gt;</);
    expect([page.hidden("seen_clubs"), page.hidden("seen_dates")]).toEqual(["0", "0"]);
    expect(page.text).toContain("Save this change");
    expect((await ruleOf("us.8868")).version).toBe(version);
    expect((await staff.open(path("us.8868"))).text).not.toContain("Save this change");
  });

  it.each([
    ["date_day", "32", "This is not a date rule that we know.", "date_kind"],
    ["date_kind", "calendar", "This is not a date rule that we know.", "date_kind"],
    ["condition", "{", "This is not a condition that we know.", "condition"],
    ["title_es", " ", "Enter words in both languages.", "title_es"],
    ["source_url", "http://irs.gov", "begins with https://", "source_url"],
    ["read_on", "2999-01-01", "this is still to come", "read_on"],
    ["confirmed", "0", "Enter words in both languages.", "check_en"],
    ["steps_en", "x".repeat(2_001), "2000 characters or fewer", "steps_en"],
  ])(
    "refuses %s %j with words at its field, and keeps what was typed",
    async (name, value, words, at) => {
      const { version } = await ruleOf("us.990n");
      for (const step of ["preview", "save"]) {
        const typed = { reason: "Kept so", reason_en: "Because of {end}", step, [name]: value };
        const page = await send("us.990n", typed);
        expect([page.status, page.text.includes(words)]).toEqual([422, true]);
        expect(page.html).toContain(`id="${at}-error"`);
        expect(page.html).toMatch(/<textarea[^>]*name="reason"[^>]*>Kept so</);
        expect(page.html).toMatch(/<textarea[^>]*name="reason_en"[^>]*>Because of \{end\}</);
      }
      expect((await ruleOf("us.990n")).version).toBe(version);
    },
  );

  it("CAL-18 tells the second of two who change a rule, keeps both, and lets the second go on", async () => {
    const code = "club.insurance";
    const version = await versionOf(code);
    const mine = { version, date_days: "45", steps_en: "Mine", reason: "Mine", step: "save" };
    const theirs = { date_days: "40", reason: "Theirs", step: "save" };
    expect((await send(code, theirs)).status).toBe(303);
    const page = await staff.submit(path(code), mine);
    expect(page.status).toBe(409);
    expect(page.text).toContain("Somebody else saved this meanwhile.");
    expect(page.text).toContain("Number of days 40 45");
    expect(page.html).toMatch(/<textarea[^>]*name="steps_en"[^>]*>Mine</);
    expect((await ruleOf(code)).dateRule).toMatchObject({ daysBefore: 40 });
    const again = { ...mine, version: page.hidden("version") };
    expect((await staff.submit(path(code), again)).status).toBe(303);
    expect(await ruleOf(code)).toMatchObject({ stepsEn: "Mine", dateRule: { daysBefore: 45 } });
  });

  it("answers scripts with JSON; who may not is told; an unknown rule is not found", async () => {
    const code = "school.approval";
    const version = await versionOf(code);
    const asked = await staff.call(path(code), "POST", { version, is_active: 0, step: "preview" });
    expect([asked.status, Object.keys(await asked.json())]).toEqual([
      200,
      ["clubs", "dates", "looked", "all", "examples"],
    ]);
    const fields = { version, check_en: "your school", reason: "Say whom" };
    const saved = await staff.call(path(code), "POST", fields);
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { status: "saved", clubs: 0, dates: 0 },
    ]);
    const moderator = await makePerson({ isStaff: true, staffRole: "moderator" });
    const browser = await signedIn(web.url, moderator.email);
    expect((await browser.open(path(code))).status).toBe(200);
    const again = { ...fields, version: (await browser.open(path(code))).hidden("version") };
    expect((await browser.submit(path(code), again)).status).toBe(403);
    const member = await signedIn(web.url, (await makePerson()).email);
    expect((await member.open("/admin/duties")).status).toBe(403);
    expect((await staff.open(path("us.nothing"))).status).toBe(404);
    expect((await staff.call(path("us.nothing"), "POST", fields)).status).toBe(404);
  });
});
