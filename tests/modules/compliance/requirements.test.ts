import { describe, expect, it } from "vitest";
import type { Fee, Figure } from "#modules/compliance/contract";
import { estimateOfAYear } from "#modules/compliance/domain/estimates";
import {
  articlesFeeRange,
  listRequirements,
  requirementOf,
} from "#modules/compliance/index.server";
import { figures } from "#modules/compliance/kinds";
import { factsOf } from "#modules/compliance/requirement-rows.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { toDollars } from "#modules/platform/money";
import { usStates } from "#modules/platform/us-states";

const ctx = createCtx();

const dollars = (fee: Fee | null) =>
  fee && (fee.from === fee.upTo ? fee.upTo / 100 : [fee.from / 100, fee.upTo / 100]);

async function must(state: string) {
  const found = await requirementOf(ctx, state);
  if (!found) throw new Error(`no requirements of ${state}`);
  return found;
}

/** What staff know of a state, whether or not it is confirmed. */
async function known(state: string) {
  return factsOf(await db.stateRequirement.findUniqueOrThrow({ where: { state } }));
}

/** The table of the facts: articles, report (fee, years), charity (kind, initial, renewal, limit). */
const facts = [
  ["AL", 200, ["none", null, null], ["required", 25, 25, 25_000]],
  ["AK", 50, ["periodic", null, 2], ["required", 40, 40, 5_000]],
  ["AZ", 40, ["periodic", 10, 1], ["none", null, null, null]],
  ["AR", [45, 50], ["periodic", 0, 1], ["required", 0, 0, 50_000]],
  ["CA", 30, ["periodic", 20, 2], ["required", 50, 25, null]],
  ["CO", 50, ["periodic", 25, 1], ["required", 10, 10, 25_000]],
  ["CT", 100, ["periodic", 50, 1], ["required", 50, 50, 50_000]],
  ["DE", 109, ["periodic", 25, 1], ["none", null, null, null]],
  ["DC", 80, ["periodic", 80, 2], ["required", [0, 99], [0, 99], null]],
  ["FL", 70, ["periodic", 61.25, 1], ["required", null, null, 25_000]],
  ["GA", [100, 110], ["periodic", 30, 1], ["required", 35, 20, 25_000]],
  ["HI", 25, ["periodic", [2.5, 5], 1], ["required", null, null, null]],
  ["ID", [30, 50], ["unknown", null, null], ["none", null, null, null]],
  ["IL", null, ["unknown", null, null], ["required", 15, null, null]],
  ["IN", 50, ["periodic", 20, 2], ["none", null, null, null]],
  ["IA", 20, ["periodic", 0, 2], ["none", null, null, null]],
  ["KS", 20, ["periodic", 80, 2], ["required", 25, 25, 10_000]],
  ["KY", 8, ["periodic", 15, 1], ["unknown", null, null, null]],
  ["LA", [75, 80], ["periodic", 10, 1], ["none", null, null, null]],
  ["ME", 40, ["periodic", 35, 1], ["required", 20, 20, null]],
  ["MD", 170, ["periodic", 0, 1], ["required", [0, 300], [0, 300], null]],
  ["MA", 35, ["periodic", 15, 1], ["required", null, null, null]],
  ["MI", 20, ["periodic", 20, 1], ["required", 0, 0, 25_000]],
  ["MN", 70, ["periodic", null, 1], ["required", 25, 25, 25_000]],
  ["MS", 50, ["periodic", 25, 1], ["required", 50, 50, null]],
  ["MO", 25, ["periodic", 15, 1], ["exempt", null, null, null]],
  ["MT", 20, ["periodic", 0, 1], ["none", null, null, null]],
  ["NE", 25, ["periodic", 25, 2], ["none", null, null, null]],
  ["NV", 100, ["periodic", 50, 1], ["required", null, null, null]],
  ["NH", 25, ["periodic", 25, 5], ["unknown", null, null, null]],
  ["NJ", 75, ["periodic", 30, 1], ["required", [30, 250], [30, 250], 10_000]],
  ["NM", 25, ["periodic", 10, 1], ["required", 0, 0, null]],
  ["NY", 75, ["none", null, null], ["required", [0, 25], null, 25_000]],
  ["NC", 60, ["none", null, null], ["required", [0, 400], [0, 400], 50_000]],
  ["ND", 40, ["periodic", 10, 1], ["required", 25, 10, null]],
  ["OH", 99, ["periodic", null, 5], ["required", null, [0, 200], null]],
  ["OK", 25, ["none", null, null], ["required", [15, 65], [15, 65], null]],
  ["OR", 50, ["periodic", 50, 1], ["required", 0, 20, null]],
  ["PA", 125, ["periodic", 0, 1], ["required", [15, 250], [15, 250], 25_000]],
  ["RI", 35, ["periodic", 20, 1], ["required", 90, 90, 25_000]],
  ["SC", 25, ["none", null, null], ["required", 50, 50, null]],
  ["SD", 30, ["periodic", 10, 1], ["none", null, null, null]],
  ["TN", 100, ["periodic", null, 1], ["required", 50, [0, 10], 50_000]],
  ["TX", 25, ["on_request", 5, null], ["none", null, null, null]],
  ["UT", 59, ["periodic", 18, 1], ["none", null, null, null]],
  ["VT", 155, ["periodic", [0, 35], 2], ["none", null, null, null]],
  ["VA", 75, ["periodic", 25, 1], ["required", 100, null, 5_000]],
  ["WA", [40, 80], ["periodic", [20, 60], 1], ["required", 60, 40, 50_000]],
  ["WV", 25, ["periodic", 25, 1], ["required", 15, 15, null]],
  ["WI", 35, ["periodic", 25, 1], ["required", 15, 54, 25_000]],
  ["WY", 50, ["periodic", 25, 1], ["unknown", null, null, null]],
] as const;

/** Figures that were known to be wrong, as far as a page of the state's own settles them. */
describe("a figure that was known to be wrong", () => {
  /** Of a state: which of some figures visitors may read, and which are left to the state. */
  async function settled(state: string, ...some: readonly Figure[]) {
    const { sources } = await known(state);
    return some.filter((figure) => sources[figure].isConfirmed);
  }

  it("Georgia: a registration is renewed for $20 every 24 months", async () => {
    const { charity } = await must("GA");
    expect([dollars(charity.initial), dollars(charity.renewal), charity.everyYears]).toEqual([
      ...[35, 20, 2],
    ]);
    // A year of it beside the report's $30: $40, though nobody has confirmed the report yet.
    expect(estimateOfAYear(await known("GA"))).toBe(40_00);
  });

  it("New Jersey: who registers, until when, and articles for $75 that nobody confirmed yet", async () => {
    const facts = await known("NJ");
    expect([dollars(facts.articles.fee), (await must("NJ")).articles.fee]).toEqual([75, null]);
    expect((await must("NJ")).charity).toMatchObject({
      kind: "required",
      due: { kind: "fye_month", month: 6, day: null },
      exemption: null,
    });
    expect(facts.charity.exemption).toMatchObject({ limit: 10_000_00, isForVolunteers: true });
    expect(await settled("NJ", "articles_fee", "charity", "charity_due", "charity_exempt")).toEqual(
      ["charity", "charity_due"],
    );
  });

  it("Louisiana: $75, $80 online, and only who pays a fundraiser registers; not confirmed", async () => {
    const { articles, charity, sources } = await known("LA");
    expect([dollars(articles.fee), charity.kind]).toEqual([[75, 80], "none"]);
    expect(charity.note).toContain("pay a fundraiser");
    expect(sources.articles_fee.url).toBe("https://legis.la.gov/legis/Law.aspx?d=103670");
    expect(await settled("LA", "articles_fee", "charity")).toEqual([]);
  });

  it("Kansas: the 15th of the sixth month, $25, exempt to $10,000; not confirmed", async () => {
    const { report, charity, sources } = await known("KS");
    expect(report.due).toEqual({ kind: "fye_month", month: 6, day: 15 });
    expect([dollars(charity.initial), charity.exemption?.limit]).toEqual([25, 10_000_00]);
    expect(sources.report_due.url).toContain("sos.ks.gov/publications/sessionlaws/2024");
    expect(await settled("KS", "report_due", "charity_first", "charity_exempt")).toEqual([]);
  });

  it("New York: registration on Form CHAR410 for $25; what PTAs may claim is not confirmed", async () => {
    const { charity } = await must("NY");
    expect([charity.note, dollars(charity.initial)]).toEqual([
      expect.stringContaining("CHAR410"),
      [0, 25],
    ]);
    expect((await known("NY")).school).toMatchObject({
      kind: "conditional",
      note: expect.stringContaining("Parent-teacher"),
    });
    expect(await settled("NY", "articles_fee", "charity_exempt", "school")).toEqual([]);
  });

  it("Ohio: boosters under $25,000 of receipts and of assets are exempt", async () => {
    const { school } = await must("OH");
    expect(school.note).toMatch(
      /less than \$25,000 of gross receipts and less than \$25,000 of assets/,
    );
  });

  it("Florida: under $25,000 with volunteers only; pages of the state's own differ, so not confirmed", async () => {
    expect((await known("FL")).charity.exemption).toMatchObject({
      limit: 25_000_00,
      isInclusive: false,
      isForVolunteers: true,
    });
    expect((await must("FL")).charity.exemption).toBeNull();
  });

  it("California: CT-1 within 30 days, FTB 3500A and 199N; SI-100 is not confirmed", async () => {
    const { charity, report } = await must("CA");
    for (const words of ["CT-1 within 30 days", "FTB 3500A", "FTB 199N"]) {
      expect(charity.note).toContain(words);
    }
    expect([report.kind, (await known("CA")).report.note]).toEqual([
      "unknown",
      expect.stringContaining("SI-100"),
    ]);
  });
});

describe("what a state asks", () => {
  it.each(facts)(
    "G-34 %s as the table of facts has it",
    async (state, articles, report, charity) => {
      const found = await known(state);
      const { exemption } = found.charity;
      expect({
        articles: dollars(found.articles.fee),
        report: [found.report.kind, dollars(found.report.fee), found.report.everyYears],
        charity: [
          found.charity.kind,
          dollars(found.charity.initial),
          dollars(found.charity.renewal),
          exemption && toDollars(exemption.limit),
        ],
      }).toEqual({ articles, report, charity });
    },
  );

  it("G-34 shows visitors no figure that is not confirmed with its address and day", async () => {
    const rows = await db.stateRequirement.findMany();
    for (const { state } of rows) {
      const [facts, shown] = [await known(state), await must(state)];
      const { articles, report, charity, school, notice } = shown;
      const figuresShown: Record<Figure, boolean> = {
        articles_fee: articles.fee !== null || articles.note !== "",
        report: report.kind !== "unknown" || report.note !== "",
        report_fee: report.fee !== null,
        report_due: report.due !== null,
        charity: charity.kind !== "unknown" || charity.note !== "",
        charity_first: charity.initial !== null,
        charity_renewal: charity.renewal !== null,
        charity_due: charity.due !== null,
        charity_exempt: charity.exemption !== null,
        school: school.kind !== "unknown" || school.note !== "",
        notice: notice.days !== null || notice.cite !== "",
      };
      for (const figure of figures) {
        const { url, readOn, isConfirmed } = facts.sources[figure];
        expect([state, figure, figuresShown[figure]]).toEqual([state, figure, isConfirmed]);
        if (isConfirmed) expect([url.startsWith("https://"), readOn]).toEqual([true, "2026-11-24"]);
      }
    }
  });

  it("what a third party once read is nothing to visitors", async () => {
    const wyoming = await must("WY");
    expect((await known("WY")).articles.fee?.upTo).toBe(50_00);
    expect([wyoming.articles.fee, wyoming.report.kind, wyoming.readOn]).toEqual([
      ...[null, "unknown", null],
    ]);
    expect([wyoming.maintainEstimate, wyoming.articlesEstimate]).toEqual([null, null]);
  });

  it("G-34 estimates a year and the articles of confirmed figures alone", async () => {
    const all = await listRequirements(ctx);
    const estimates = Object.fromEntries(
      all.map((one) => [one.state, [one.maintainEstimate, one.articlesEstimate]]),
    );
    expect(estimates).toMatchObject({
      FL: [null, 70_00],
      TX: [null, 25_00],
      GA: [null, null],
      VA: [null, null],
    });
  });

  it("G-34 has a page of its own state on every row, in the order of names", async () => {
    const all = await listRequirements(ctx);
    expect(all.map(({ state }) => state)).toEqual(Object.keys(usStates));
    expect(new Set(all.map(({ sourceUrl }) => sourceUrl)).size).toBe(51);
    for (const { sourceUrl } of all) expect(new URL(sourceUrl).protocol).toBe("https:");
  });

  it("knows when things are due as far as a calendar can", async () => {
    expect((await known("NE")).report.due).toEqual({
      kind: "fixed",
      month: 4,
      day: 1,
      years: "odd",
    });
    expect((await known("PA")).charity.due).toEqual({ kind: "fye_month", month: 11, day: 15 });
    expect((await known("AL")).charity.due).toEqual({ kind: "fye_days", days: 90 });
    expect((await known("WI")).report.due).toEqual({ kind: "anniversary_quarter_end" });
    expect((await known("CT")).report.due).toBeNull();
    // The 15th of the sixth month after the year's end; the last day of the month of incorporation.
    expect((await known("KS")).report.due).toEqual({ kind: "fye_month", month: 6, day: 15 });
    expect((await must("VA")).report).toMatchObject({
      fee: { upTo: 25_00 },
      due: { kind: "anniversary_month_end" },
    });
  });

  it("says how school support groups are treated, where that is confirmed", async () => {
    expect((await must("OH")).school).toMatchObject({
      kind: "conditional",
      note: expect.stringContaining("less than $25,000 of gross receipts"),
    });
    expect((await known("GA")).school.kind).toBe("conditional");
    expect((await must("GA")).school).toEqual({ kind: "unknown", note: "", noteEs: "" });
  });

  it.each([
    ["AL", ["charity", "charity_first", "charity_renewal", "charity_due"]],
    ["CO", ["charity", "charity_exempt"]],
    ["IL", ["charity", "charity_due"]],
    ["KY", ["articles_fee", "report", "report_fee"]],
    ["MA", ["charity", "charity_due"]],
    ["MD", ["charity"]],
    [
      "MN",
      ["charity", "charity_first", "charity_renewal", "charity_due", "charity_exempt", "notice"],
    ],
    ["NC", ["charity", "charity_exempt"]],
    ["SC", ["charity"]],
    ["TN", ["charity", "charity_renewal", "charity_due"]],
    ["VA", ["report", "report_fee", "report_due", "charity", "charity_exempt"]],
    ["WI", ["charity", "charity_exempt"]],
  ])("%s confirms what its own pages say, and no more", async (state, confirmed) => {
    const { sources } = await known(state);
    expect(figures.filter((figure) => sources[figure].isConfirmed)).toEqual(confirmed);
    for (const figure of figures) {
      const { url, isConfirmed } = sources[figure];
      if (isConfirmed) expect(new URL(url).hostname).toMatch(/\.(?:gov|us)$/);
    }
  });

  it("a registration's due date is counted from the fiscal year's end as the state's page says", async () => {
    const due = async (state: string) => (await must(state)).charity.due;
    expect(await due("AL")).toEqual({ kind: "fye_days", days: 90 });
    // Four and a half months; the last day of the sixth month; the fifteenth of the seventh.
    expect(await due("MA")).toEqual({ kind: "fye_month", month: 5, day: 15 });
    for (const state of ["IL", "NJ", "TN"]) {
      expect([state, await due(state)]).toEqual([
        state,
        { kind: "fye_month", month: 6, day: null },
      ]);
    }
    expect(await due("MN")).toEqual({ kind: "fye_month", month: 7, day: 15 });
  });

  it.each([
    ["CO", 25_000, true, false],
    ["MN", 25_000, true, true],
    ["NC", 50_000, false, true],
    ["VA", 5_000, true, true],
    ["WI", 25_000, false, true],
  ])("%s exempts up to its own limit", async (state, limit, isInclusive, isForVolunteers) => {
    const { exemption } = (await must(state)).charity;
    expect(exemption && { ...exemption, limit: toDollars(exemption.limit) }).toEqual({
      limit,
      isInclusive,
      isForVolunteers,
    });
  });

  it.each(["XX", "", "ca", "toString", "__proto__", "CA ", "\u0000"])(
    "knows no state %j",
    async (state) => {
      expect(await requirementOf(ctx, state)).toBeNull();
    },
  );

  it("ranges over all articles fees", async () => {
    const range = articlesFeeRange(await listRequirements(ctx));
    expect(dollars(range)).toEqual([8, 70]);
    expect(articlesFeeRange([])).toBeNull();
  });

  it.each([
    `articles_up_to_cents = 1`,
    `report_every_years = null`,
    `charity_kind = 'perhaps'`,
    `source_url = 'javascript:alert(1)'`,
    `charity_exempt_cents = 0`,
    `school_kind = 'perhaps'`,
    `notice_days = 0`,
  ])("the table refuses %s", async (change) => {
    const update = `update state_requirements set ${change} where state = 'CO'`;
    await expect(db.$executeRawUnsafe(update)).rejects.toThrow(/check constraint/);
  });
});
