import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { figures } from "#modules/compliance/kinds";
import { db } from "#modules/platform/db.server";
import { usStates } from "#modules/platform/us-states";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const open = (path: string) => new Visitor(web.url).open(path);

describe("public pages", () => {
  it.each(["/irs-form-990", "/incorporation-and-ein", "/", "/pricing", "/privacy"])(
    "G-32 %s answers without sign-in, and leads to the others",
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(200);
      for (const to of ["/irs-form-990", "/state-registration", "/incorporation-and-ein"]) {
        expect(page.html).toContain(`href="${to}"`);
      }
    },
  );

  it("G-33 /state-registration has the anchor of the map and a link to every state", async () => {
    const { status, html } = await open("/state-registration");
    expect(status).toBe(200);
    expect(html).toMatch(/<section[^>]*id="us_map"/);
    for (const [state, name] of Object.entries(usStates)) {
      expect(html).toMatch(new RegExp(`href="/state-registration/${state}"[^>]*>${name}<`));
      // On the map: named, and drawn by its shape in the file.
      expect(html).toMatch(
        new RegExp(
          `href="/state-registration/${state}"[^>]*><title>${name}</title><use href="[^"]+#${state}"`,
        ),
      );
    }
  });
});

describe("the page of all states", () => {
  it("says the day on which the figure that waits longest was read", async () => {
    const where = { state: "TX" };
    const { sources } = await db.stateRequirement.findUniqueOrThrow({ where });
    const older = JSON.parse(JSON.stringify(sources).replaceAll("2026-11-24", "2026-09-01"));
    await db.stateRequirement.update({ where, data: { sources: older } });
    const { text } = await open("/state-registration");
    await db.stateRequirement.update({ where, data: { sources: sources ?? {} } });
    expect(text).toContain("The oldest of them was read on September 1, 2026.");
  });

  it("has a column for those who raise money for a school", async () => {
    const { text } = await open("/state-registration");
    expect(text).toContain("School support groups");
    expect(text).toContain("Exempt in some cases");
  });
});

describe("the page of one state", () => {
  it("is found by its choice on the page of all", async () => {
    const { path, text } = await new Visitor(web.url).follow("/state-registration?state=NY");
    expect(path).toBe("/state-registration/NY");
    expect(text).toContain("State registration: New York");
  });

  it("G-33 G-34 shows each confirmed figure with its own page and day", async () => {
    const { status, text, html } = await open("/state-registration/FL");
    expect(status).toBe(200);
    for (const words of [
      "State registration: Florida",
      "$70 Read on November 24, 2026: leg.state.fl.us",
      "$61.25 Read on November 24, 2026: leg.state.fl.us",
      "Renewal Every year; check the fee with the state",
      "May 1 Read on November 24, 2026: efile.sunbiz.org",
      "nobody has confirmed it yet",
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toContain('href="https://efile.sunbiz.org/p_np_ar_help.html"');
    expect(html).toContain('href="https://dos.fl.gov/sunbiz"');
    expect(text).not.toContain("third party");
  });

  it("Georgia's renewal is $20 for two years, California's and Ohio's own rules are told", async () => {
    const georgia = await open("/state-registration/GA");
    expect(georgia.text).toContain("$35 Read on November 24, 2026: sos.ga.gov");
    expect(georgia.text).toContain("$20, every two years Read on November 24, 2026: sos.ga.gov");
    const california = await open("/state-registration/CA");
    for (const words of ["Form CT-1 within 30 days", "FTB 3500A", "FTB 199N"]) {
      expect(california.text).toContain(words);
    }
    const ohio = await open("/state-registration/OH");
    expect(ohio.text).toContain("Exempt in some cases. Parent-teacher and booster clubs");
    expect(ohio.text).toContain("codes.ohio.gov");
  });

  it("what it costs is beside its neighbors' costs, as a table with bars for what is confirmed", async () => {
    const rowsBefore = await db.stateRequirement.findMany({
      where: { state: { in: ["PA", "OH"] } },
    });
    const texas = await db.stateRequirement.findUniqueOrThrow({ where: { state: "TX" } });
    const { articles_fee } = texas.sources as { articles_fee: object };
    expect((await open("/state-registration/PA")).html).not.toContain('class="bars"');
    for (const { state, sources } of rowsBefore) {
      const articlesUpToCents = state === "PA" ? 125_00 : 50_00;
      const data = { articlesFromCents: articlesUpToCents, articlesUpToCents };
      const confirmed = { ...(sources as object), articles_fee };
      await db.stateRequirement.update({ where: { state }, data: { ...data, sources: confirmed } });
    }
    const { html } = await open("/state-registration/PA");
    for (const { state, sources, articlesFromCents, articlesUpToCents } of rowsBefore) {
      const data = { articlesFromCents, articlesUpToCents, sources: sources ?? {} };
      await db.stateRequirement.update({ where: { state }, data });
    }
    const tables = [...html.matchAll(/<table class="bars"(.*?)<\/table>/gs)];
    expect(tables).toHaveLength(1);
    const [, table = ""] = tables[0] ?? [];
    const rows = [...table.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].slice(1).map(([row]) => row);
    const said = rows.map((row) => [
      /<th[^>]*>(?:<a[^>]*>)?([^<]+)/.exec(row)?.[1],
      /<td class="num"[^>]*>([^<]+)/.exec(row)?.[1],
      /<rect width="([\d.]+)"/.exec(row)?.[1],
    ]);
    const ask = "Check with the state";
    expect(said).toEqual([
      ["Pennsylvania", "$125", "100"],
      ...["Delaware", "Maryland", "New Jersey", "New York"].map((name) => [name, ask, undefined]),
      ["Ohio", "$50", "40"],
      ["West Virginia", ask, undefined],
    ]);
    expect(rows[0]).toContain("bars-marked");
    expect(table).toContain('href="/state-registration/OH"');
    expect(table).not.toContain('href="/state-registration/PA"');
  });

  it("G-34 sends to the state for what nobody confirmed", async () => {
    const { text } = await open("/state-registration/IL");
    expect(text).toContain("Check with the state Part of it");
    expect(text).toContain("not confirmed, so we give no figure.");
    expect(text).toContain("We could not confirm whether and when Illinois asks for a report.");
    // A figure that somebody else read is not shown at all.
    const alaska = await open("/state-registration/AK");
    expect(alaska.text).toContain("Fee Check with the state");
    expect(alaska.text).not.toMatch(/\$\d/);
  });

  it("G-34 says which exemption needs volunteers, and whether its limit counts", async () => {
    const states = ["AL", "NE", "WA"];
    const rows = await db.stateRequirement.findMany({ where: { state: { in: states } } });
    const read = { url: "https://www.example.gov/", readOn: "2026-11-24", isConfirmed: true };
    const sources = Object.fromEntries(figures.map((figure) => [figure, read]));
    await db.stateRequirement.updateMany({ where: { state: { in: states } }, data: { sources } });
    const [alabama, nebraska, washington] = await Promise.all(
      states.map((state) => open(`/state-registration/${state}`)),
    );
    for (const { state, sources: before } of rows) {
      await db.stateRequirement.update({ where: { state }, data: { sources: before ?? {} } });
    }
    expect(alabama?.text).toContain("take in $25,000 a year or less, with volunteers only");
    expect(alabama?.text).toContain("Up to $25 for a year in good standing");
    expect(alabama?.text).toContain("90 days after the fiscal year ends");
    expect(alabama?.text).toContain("Alabama asks for no corporate report.");
    expect(washington?.text).toContain("take in less than $50,000 a year, with volunteers only");
    expect(nebraska?.text).toContain("April 1 of odd years");
  });

  it.each(Object.keys(usStates))("%s has a page without a hole", async (state) => {
    const { status, text } = await open(`/state-registration/${state}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
  });

  it("knows small letters, and no state that is none", async () => {
    const small = await open("/state-registration/ca");
    expect([small.status, small.headers.get("location")]).toEqual([301, "/state-registration/CA"]);
    for (const none of ["XX", "toString", "%00", "__proto__", "California"]) {
      expect((await open(`/state-registration/${none}`)).status).toBe(404);
    }
  });
});

describe("figures of the IRS", () => {
  it("the cap of a late return is the one of a dated row, with the IRS's page", async () => {
    const { text, html } = await open("/irs-form-990");
    expect(text).toContain(
      "costs $20 a day, up to $12,000 or 5 % of the year's receipts, whichever is less",
    );
    expect(text).toContain("The IRS's page of January 25, 2024");
    expect(text).toContain("That is for receipts under $1,208,500");
    expect(text).not.toContain("$10,000");
    expect(html).toMatch(/href="https:\/\/www\.irs\.gov\/[^"]*late-filing-of-annual-returns"/);
  });

  it("a newer row takes its place, one that is not confirmed does not", async () => {
    const where = { name_asOf: { name: "late_cap", asOf: new Date("2024-01-25") } };
    const { asOf: _, ...known } = await db.federalFigure.findUniqueOrThrow({ where });
    const later = { ...known, asOf: new Date("2026-01-20") };
    await db.federalFigure.create({ data: { ...later, amountCents: 13_000_00 } });
    await db.federalFigure.create({
      data: { ...later, asOf: new Date("2026-02-01"), amountCents: 9_999_00, confirmed: false },
    });
    const newer = await open("/irs-form-990");
    await db.federalFigure.deleteMany({
      where: { asOf: { gte: new Date("2026-01-20") }, name: "late_cap" },
    });
    expect(newer.text).toContain("up to $13,000 or 5 %");
    expect(newer.text).toContain("The IRS's page of January 20, 2026");
    await db.federalFigure.update({ where, data: { confirmed: false } });
    const none = await open("/irs-form-990");
    await db.federalFigure.update({ where, data: { confirmed: true } });
    expect(none.text).toContain("check with the IRS how much");
    expect(none.text).not.toContain("$12,000");
  });

  it("the limits of the forms are dated rows, by which the helper answers", async () => {
    const asked = "/irs-form-990?age=over-three&receipts=210000&assets=400000";
    const known = await open(asked);
    expect(known.text).toContain("You file the full Form 990.");
    expect(known.text).toContain("up to $50,000 at this age");
    expect(known.text).toContain("less than $200,000 a year and less than $500,000 of assets");
    expect(known.html).toMatch(
      /href="https:\/\/www\.irs\.gov\/charities-non-profits\/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in"/,
    );
    expect(known.html).not.toContain("brickergraydon");
    const rows = await db.federalFigure.findMany({ where: { name: { startsWith: "form_990_" } } });
    expect(rows.map(({ name, amountCents }) => [name, amountCents]).toSorted()).toEqual([
      ["form_990_ez_assets", 500_000_00],
      ["form_990_ez_receipts", 200_000_00],
      ["form_990_n_first_year", 75_000_00],
      ["form_990_n_over_three", 50_000_00],
      ["form_990_n_to_three", 60_000_00],
    ]);
    const later = rows.map((row) => ({
      ...row,
      asOf: new Date("2026-11-24"),
      amountCents: 1.1 * row.amountCents,
    }));
    await db.federalFigure.deleteMany({ where: { name: { startsWith: "form_990_" } } });
    await db.federalFigure.createMany({ data: later });
    const newer = await open(asked);
    await db.federalFigure.updateMany({
      where: { name: "form_990_ez_receipts" },
      data: { confirmed: false },
    });
    const none = await open(asked);
    const group = await open(`${asked}&group_return=1`);
    await db.federalFigure.deleteMany({ where: { name: { startsWith: "form_990_" } } });
    await db.federalFigure.createMany({ data: rows });
    expect(newer.text).toContain("You file the Form 990-EZ, or the full Form 990.");
    expect(newer.text).toContain("up to $55,000 at this age");
    expect(newer.text).toContain("less than $220,000 a year and less than $550,000 of assets");
    expect(none.text).toContain(
      "Check with the IRS which form is yours: its limits are not confirmed",
    );
    expect(none.text).not.toMatch(/You (can )?file the|\$500,000|\$220,000/);
    expect(group.text).toContain("Your headquarters' return covers you.");
    const spanish = await open(`${asked}&lang=es`);
    expect(spanish.text).toContain("menos de $200,000 al año y menos de $500,000 en bienes");
  });

  it("the extension and the four ways back are told, those after 15 months too", async () => {
    const { text } = await open("/irs-form-990?month=6&year=2026");
    expect(text).toContain(
      "Form 8868, filed by November 16, 2026, moves a 990-EZ or 990 to May 17, 2027",
    );
    expect(text).toContain("It does not extend the 990-N");
    expect(text).toContain("After 15 months: from the day it was lost, with a good reason for all");
    expect(text).toContain("At any time: from the day on which you send the application.");
    const spanish = await open("/irs-form-990?lang=es");
    expect(spanish.text).toContain("Después de 15 meses");
    expect(spanish.text).toContain("hasta $12,000 o el 5 %");
  });

  it("exemption counts 27 months from the end of the month, and who may use the short form", async () => {
    const { text, html } = await open("/incorporation-and-ein");
    expect(text).toContain("27 months from the end of the month in which you were formed");
    expect(text).toContain("A club formed on March 10, 2026 has until June 30, 2028.");
    expect(text).toContain("at most $50,000 in each of the last three years");
    expect(text).toContain("and own at most $250,000");
    expect(text).toContain("$275 for the Form 1023-EZ and $600 for the Form 1023");
    expect(html).toContain("form-1023-and-1023-ez-amount-of-user-fee");
    expect((await open("/incorporation-and-ein?lang=es")).text).toContain(
      "27 meses desde el fin del mes",
    );
  });

  it("staff see them with their age", async () => {
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const where = { name_asOf: { name: "fee_1023", asOf: new Date("2026-11-21") } };
    const read = await db.federalFigure.findUniqueOrThrow({ where });
    await db.$executeRaw`update federal_figures set as_of = '2025-01-02', read_on = '2025-01-02'
      where name = 'fee_1023'`;
    const { text } = await staff.open("/admin/states");
    await db.federalFigure.deleteMany({ where: { name: "fee_1023" } });
    await db.federalFigure.create({ data: read });
    expect(text).toContain("The same, at most $12,000.00 January 25, 2024 November 24, 2026");
    expect(text).toMatch(
      /Fee of Form 1023 \$600\.00 January 2, 2025 January 2, 2025, .* Read it again/,
    );
  });
});

describe("the helper for the federal return", () => {
  const ask = (query: string) => open(`/irs-form-990?${query}`);

  it.each([
    ["age=over-three&receipts=$50,000", "You can file the Form 990-N", "up to $50,000"],
    ["age=to-three&receipts=60000.00", "You can file the Form 990-N", "up to $60,000"],
    ["age=over-three&receipts=60000", "You file the Form 990-EZ", "up to $50,000"],
    ["age=over-three&receipts=60000&assets=500000", "You file the full Form 990.", ""],
    ["age=first-year&receipts=9&group_return=1", "Your headquarters' return covers you.", ""],
    ["receipts=&group_return=1", "Your headquarters' return covers you.", ""],
  ])("answers %s", async (query, answer, limit) => {
    const { status, text } = await ask(query);
    expect(status).toBe(200);
    expect(text).toContain(answer);
    expect(text).toContain(limit);
  });

  it("says what is missing or unreadable, and keeps what was typed", async () => {
    const { text, html } = await ask("age=old&receipts=lots&assets=1,2");
    expect(text).toContain("There is a problem");
    expect(text).toContain("Choose how old your organization is.");
    expect(html).toMatch(/name="receipts"[^>]*value="lots"/);
    expect(html).toMatch(/name="assets"[^>]*value="1,2"/);
    expect(text).not.toContain("You can file");
  });

  it.each([
    ["month=6&year=2026", "June 30, 2026", "November 16, 2026", true],
    ["month=9&year=2026", "September 30, 2026", "February 16, 2027", true],
    ["month=12&year=2026", "December 31, 2026", "May 17, 2027", true],
    ["month=5&year=2026", "May 31, 2026", "October 15, 2026", false],
  ])("gives the due date for %s", async (query, end, due, isMoved) => {
    const { text } = await ask(query);
    expect(text).toContain(`For the year that ends ${end}, the return is due ${due}.`);
    expect(text.includes("The 15th is not a business day")).toBe(isMoved);
  });

  it.each(["month=13&year=2026", "month=6&year=1066", "month=x&year=y", "age=%00&receipts=%00"])(
    "A-18 shows the page to %s",
    async (query) => {
      const { status, text } = await ask(query);
      expect(status).toBe(200);
      expect(text).not.toContain("the return is due");
    },
  );
});
