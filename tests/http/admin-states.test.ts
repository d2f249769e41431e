import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { makeDutyClub } from "#tests/modules/duties/calendar";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true, firstName: "Ada" })).email);
});
afterAll(() => web.stop());

/** What the form of a state sends, with some fields changed. */
async function typed(state: string, changes: Record<string, string> = {}) {
  const { html } = await staff.open(`/admin/states/${state}`);
  const form = html.slice(html.indexOf('name="version"'), html.indexOf('id="restore-'));
  const inputs = [...form.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([tag, name]) => [
    name,
    /type="checkbox"/.test(tag) && !tag.includes("checked") ? "" : decoded(tag),
  ]);
  const selects = [...form.matchAll(/<select [^>]*name="(\w+)"[\s\S]*?<\/select>/g)].map(
    ([tag, name]) => [name, /<option value="(\w*)" selected/.exec(tag)?.[1] ?? ""],
  );
  const version = /name="version" value="(\d+)"/.exec(html)?.[1];
  return { ...Object.fromEntries([...inputs, ...selects]), version, reason: "Read", ...changes };
}
const decoded = (tag: string) =>
  (/ value="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

const save = async (state: string, changes: Record<string, string>) =>
  staff.submit(`/admin/states/${state}`, await typed(state, changes));
const rowOf = (state: string) => db.stateRequirement.findUniqueOrThrow({ where: { state } });

describe("staff's list of states", () => {
  it("H-10 shows what is not confirmed and how old it is, with filter and search", async () => {
    const all = await staff.open("/admin/states");
    expect(all.html.match(/href="\/admin\/states\/[A-Z]{2}"/g)).toHaveLength(51);
    expect(all.text).toMatch(/Alaska 0 of \d+ confirmed None Never read/);
    expect(all.text).toMatch(
      /Virginia 5 of \d+ confirmed Fee for articles, First registration fee,/,
    );
    expect(all.text).toMatch(/Texas 1 of \d confirmed .* November 24, 2026, (today|\d+ \w+ ago)/);
    expect(all.text).toMatch(/Wyoming .* None Never read/);
    expect(all.text).toContain("All (51)");
    const found = await staff.open("/admin/states?filter=unconfirmed&search=VIRGINIA");
    expect(found.html.match(/href="\/admin\/states\/[A-Z]{2}"/g)).toHaveLength(2);
    expect(found.html).toMatch(/name="search"[^>]*value="VIRGINIA"/);
    const none = await staff.open("/admin/states?search=%3Cb%3E&filter=nonsense");
    expect([none.status, none.text.includes("No state like that")]).toEqual([200, true]);
    expect((await staff.open("/admin")).html).toContain('href="/admin/states"');
  });

  it("says how many of our members each state has", async () => {
    const data = { name: "Wyoming Band Parents", state: "WY" };
    await db.account.create({ data: { ...data, levelId: 1002 } });
    await db.account.create({ data });
    const { html } = await staff.open("/admin/states?search=wyoming");
    expect(html).toContain('<td class="num" data-label="Our members">1</td>');
  });

  it("names the figures that were read more than a year ago", async () => {
    const where = { state: "TX" };
    const { sources } = await db.stateRequirement.findUniqueOrThrow({ where });
    const older = JSON.parse(JSON.stringify(sources).replaceAll("2026-11-24", "2025-03-01"));
    await db.stateRequirement.update({ where, data: { sources: older } });
    const { text, html } = await staff.open("/admin/states?filter=old");
    await db.stateRequirement.update({ where, data: { sources: sources ?? {} } });
    expect(text).toContain("Fee for articles (March 1, 2025)");
    expect(html.match(/href="\/admin\/states\/[A-Z]{2}"/g)).toHaveLength(1);
  });
});

describe("staff's page of a state", () => {
  it("G-34 what is saved shows on all public pages at once, in both languages", async () => {
    const saved = await save("VT", {
      articles_fee: "$161.5",
      articles_fee_up_to: "",
      articles_note: "New <since> 2026.",
      articles_note_es: "Nuevo desde 2026.",
      articles_fee_source: "https://sos.vermont.gov/fees",
      articles_fee_read_on: "2026-11-01",
      articles_fee_confirmed: "1",
      reason: "Act 12",
    });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/states/VT"]);
    const visitor = new Visitor(web.url);
    const english = await visitor.open("/state-registration/VT");
    for (const words of ["$161.50", "New &lt;since&gt; 2026.", "November 1, 2026"]) {
      expect(english.html).toContain(words);
    }
    expect((await visitor.open("/state-registration")).text).toContain("$161.50");
    expect((await visitor.open("/pricing?state=VT")).text).toContain("$161.50");
    const spanish = await visitor.open("/state-registration/VT?lang=es");
    expect(spanish.text).toContain("Nuevo desde 2026.");
    expect(spanish.text).not.toContain("New <since>");
    const { text } = await staff.open("/admin/states/VT");
    expect(text).toMatch(/Version 2: Ada, .* Act 12/);
    expect(text).toContain("Fee for articles: was $155.00, is $161.50");
    expect(text).toContain("Note on articles, in English: was empty, is “New");
  });

  it("CAL-18 shows which clubs' dates a change would move, and saves nothing by that", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6", state: "AL" } });
    const before = await rowOf("AL");
    const page = await save("AL", { charity_due_days: "100", step: "preview" });
    expect(page.status).toBe(200);
    const { name } = await db.account.findUniqueOrThrow({ where: { id: club.id } });
    expect(page.text).toMatch(
      new RegExp(
        `${name} Charity registration: June 30, 20\\d\\d September 28, 20\\d\\d October 8, 20`,
      ),
    );
    expect(page.html).toMatch(/name="charity_due_days"[^>]*value="100"/);
    expect(page.html).toMatch(/name="reason"[^>]*value="Read"/);
    expect(await rowOf("AL")).toEqual(before);
  });

  it("the notes that came with the product are read in Spanish", async () => {
    const page = await new Visitor(web.url).open("/state-registration/FL?lang=es");
    expect(page.text).toContain("$35 por el acta y $35 por nombrar a un agente registrado.");
    expect(page.text).toContain("Leído el 24 de noviembre de 2026: leg.state.fl.us");
    expect(page.text).not.toContain("registered agent");
  });

  it("brings back an earlier version, and every step is in the history", async () => {
    expect((await save("SD", { report_kind: "unknown", ...noReport })).status).toBe(303);
    expect((await rowOf("SD")).reportKind).toBe("unknown");
    const page = await staff.open("/admin/states/SD");
    expect(page.text).toContain("Corporate report: was Yes, regularly, is Not known");
    const fields = { version: page.hidden("version"), restore: "1" };
    expect((await staff.submit("/admin/states/SD", fields)).status).toBe(303);
    expect(await rowOf("SD")).toMatchObject({ reportKind: "periodic", reportFromCents: 10_00 });
    const { text } = await staff.open("/admin/states/SD");
    expect(text).toMatch(
      /Version 3: Ada, [\s\S]*Version 1 was brought back\.[\s\S]*Version 2: Ada/,
    );
    const again = await staff.submit("/admin/states/SD", fields);
    expect([again.status, (await rowOf("SD")).version]).toEqual([303, 3]);
    const late = await staff.submit("/admin/states/SD", { ...fields, restore: "2" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Look at it again before you bring back a version.");
    expect(late.html).toMatch(/name="report_fee"[^>]*value="10.00"/);
  });

  it("keeps both when somebody else saved meanwhile, and the second may go on", async () => {
    const mine = await typed("ID", { articles_fee: "31", charity_note: "Mine" });
    expect((await save("ID", { articles_fee: "32" })).status).toBe(303);
    const page = await staff.submit("/admin/states/ID", mine);
    expect(page.status).toBe(409);
    expect(page.text).toContain("Somebody else saved this state meanwhile.");
    expect(page.text).toContain("Fee for articles $32.00 $31");
    expect(page.html).toMatch(/name="charity_note"[^>]*value="Mine"/);
    expect((await rowOf("ID")).articlesFromCents).toBe(32_00);
    const again = { ...mine, version: page.hidden("version") };
    expect((await staff.submit("/admin/states/ID", again)).status).toBe(303);
    expect(await rowOf("ID")).toMatchObject({ articlesFromCents: 31_00, charityNote: "Mine" });
  });

  it.each([
    ["articles_fee", "fifty", "Enter an amount with digits only"],
    ["report_due_month", "13", "Enter a whole number from 1 to 12."],
    ["charity_note_es", "x".repeat(301), "300 characters or fewer"],
    ["source_url", "http://sos.nm.gov", "begins with https://"],
    ["report_fee_read_on", "2999-01-01", "That day has not come yet."],
    ["report_fee_source", "https://example.com/nm", "whose address ends in .gov or .us"],
    ["charity_exempt_confirmed", "1", "There is nothing to confirm"],
    ["reason", " ", "Say why, for whoever reads the history."],
  ])(
    "refuses %s %j with words at its field, and keeps what was typed",
    async (name, value, words) => {
      const due = { report_due: "fixed", report_due_month: "3", report_due_day: "1" };
      const page = await save("NM", { ...due, report_note: "Kept so", [name]: value });
      expect([page.status, page.text.includes(words)]).toEqual([422, true]);
      expect(page.html).toContain(`id="${name}-error"`);
      expect(page.html).toMatch(/name="report_note"[^>]*value="Kept so"/);
      expect((await rowOf("NM")).version).toBe(1);
    },
  );

  it("answers scripts with JSON, and knows 51 states", async () => {
    const fields = await typed("KY", { articles_fee: "9" });
    const saved = await staff.call("/admin/states/KY", "POST", fields);
    expect([saved.status, await saved.json()]).toEqual([200, { status: "saved" }]);
    const late = await staff.call("/admin/states/KY", "POST", { ...fields, articles_fee: "10" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      stored: { version: Number(fields.version) + 1, fields: { articles_fee: "9.00" } },
    });
    for (const path of ["/admin/states/XX", "/admin/states/ky"]) {
      expect((await staff.open(path)).status).toBe(404);
      expect((await staff.call(path, "POST", fields)).status).toBe(404);
    }
  });
});

describe("a newer reading of a figure of the IRS", () => {
  const reading = {
    name: "late_cap",
    amount: "$13,000",
    as_of: "2026-01-20",
    source_url: "https://www.irs.gov/charities-non-profits/late",
    read_on: "2026-11-20",
  };
  const send = (changes: Record<string, string> = {}) =>
    staff.submit("/admin/states", { ...reading, ...changes });

  it("is what visitors read next, once", async () => {
    const saved = await send();
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/states"]);
    const visitor = new Visitor(web.url);
    expect((await visitor.open("/irs-form-990")).text).toContain("up to $13,000 or 5 %");
    const again = await send({ amount: "14000" });
    expect([again.status, again.text.includes("There is a reading of the IRS's page")]).toEqual([
      ...[422, true],
    ]);
    const { count } = await db.federalFigure.deleteMany({
      where: { name: "late_cap", asOf: new Date("2026-01-20") },
    });
    expect(count).toBe(1);
    const entry = { action: "compliance.federal-figure-read" };
    expect(await db.auditEntry.count({ where: entry })).toBe(1);
  });

  it.each([
    ["name", "late_fee", "Choose one of the list."],
    ["amount", "0", "Enter an amount of more than $0."],
    ["source_url", "https://www.irs.gov.example.com/late", "begins with https://www.irs.gov/"],
    ["read_on", "2999-01-01", "That day has not come yet."],
    ["as_of", "2026-11-21", "The page cannot be of a day after you read it."],
  ])("is refused with %s %j, and what was typed is kept", async (name, value, words) => {
    const page = await send({ [name]: value });
    expect([page.status, page.text.includes(words)]).toEqual([422, true]);
    if (name !== "amount") expect(page.html).toMatch(/name="amount"[^>]*value="\$13,000"/);
    expect(await db.federalFigure.count({ where: { name: "late_cap" } })).toBe(1);
  });
});

const noReport = {
  report_years: "",
  report_fee: "",
  report_fee_up_to: "",
  report_due: "",
  report_due_month: "",
  report_due_day: "",
  report_due_days: "",
};
