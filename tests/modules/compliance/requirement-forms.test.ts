import { describe, expect, it } from "vitest";
import { listKeptStates, readKeptRequirement } from "#modules/compliance/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { change, confirming, kept, must, now, personCtx, type Typed } from "./keeping";

const required: Typed = { charity_kind: "required", charity_years: "1" };

const confirmed: Typed = confirming("2026-11-20", "report_fee");

describe("what is wrong with a state comes back at its field", () => {
  it.each<[field: string, changes: Typed, key: string]>([
    ["articles_fee", { articles_fee: "12e3" }, "amountNotANumber"],
    ["articles_fee", { articles_fee: "-5" }, "amountNegative"],
    ["articles_fee", { articles_fee: "", articles_fee_up_to: "5" }, "feeFirst"],
    ["articles_fee_up_to", { articles_fee: "50", articles_fee_up_to: "49.99" }, "feeOrder"],
    ["articles_note", { articles_note_es: "Solo." }, "noteEnglish"],
    ["report_kind", { report_kind: "perhaps" }, "choose"],
    ["report_kind", { report_kind: "" }, "choose"],
    ["report_years", { report_years: "" }, "needed"],
    ["report_years", { report_years: "11" }, "count"],
    ["report_years", { report_years: "1.5" }, "count"],
    ["report_fee", { report_kind: "none", report_years: "", report_due: "" }, "unused"],
    ["report_years", { report_kind: "on_request", report_due: "" }, "unused"],
    ["report_due", { report_due: "tomorrow" }, "choose"],
    ["report_due_month", { report_due: "fixed", report_due_day: "3" }, "needed"],
    ["report_due_day", { report_due: "fixed", report_due_month: "3" }, "needed"],
    [
      "report_due_day",
      { report_due: "fixed", report_due_month: "4", report_due_day: "31" },
      "dayOfMonth",
    ],
    ["report_due_month", { report_due: "fye_month", report_due_month: "25" }, "count"],
    ["report_due_days", { report_due: "fye_days" }, "needed"],
    ["report_due_day", { report_due: "", report_due_day: "3" }, "unused"],
    ["report_due_days", { report_due: "anniversary_date", report_due_days: "9" }, "unused"],
    ["charity_first", { charity_kind: "none", charity_first: "5" }, "unused"],
    ["charity_exempt_volunteers", { charity_exempt_volunteers: "1" }, "unused"],
    ["charity_years", { charity_kind: "required" }, "needed"],
    ["charity_exempt", { ...required, charity_exempt_from: "under" }, "limitMissing"],
    ["charity_exempt", { ...required, charity_exempt: "0" }, "limitPositive"],
    ["charity_exempt_from", { ...required, charity_exempt: "9" }, "needed"],
    ["source_url", { source_url: "http://azcc.gov" }, "source"],
    ["source_url", { source_url: "https://" }, "source"],
    ["source_url", { source_url: "javascript:alert(1)" }, "source"],
    ["report_fee_read_on", { report_fee_read_on: "2026-02-30" }, "dayShape"],
    ["report_fee_read_on", { report_fee_read_on: "2026-11-26" }, "dayAhead"],
    ["report_fee_read_on", { ...confirmed, report_fee_read_on: "" }, "dayMissing"],
    ["report_fee_source", { ...confirmed, report_fee_source: "" }, "sourceMissing"],
    ["report_fee_source", { report_fee_source: "http://azcc.gov" }, "source"],
    // What others say of a state is no source.
    [
      "report_fee_source",
      { report_fee_source: "https://www.harborcompliance.com/az" },
      "sourceOwn",
    ],
    ["report_fee_source", { report_fee_source: "https://azcc.gov.example.com/" }, "sourceOwn"],
    ["report_fee_confirmed", { ...confirmed, report_fee: "" }, "nothingToConfirm"],
    ["report_due_confirmed", confirming("2026-11-20", "report_due"), "nothingToConfirm"],
    ["charity_first_confirmed", confirming("2026-11-20", "charity_first"), "nothingToConfirm"],
    ["school_kind", { school_kind: "perhaps" }, "choose"],
    ["school_note", { school_note_es: "Solo." }, "noteEnglish"],
    ["notice_days", { notice_days: "31" }, "count"],
    ["notice_days", { notice_days: "0" }, "count"],
    ["notice_days", { notice_days: "ten" }, "count"],
    ["notice_days", { notice_days: "" }, "daysMissing"],
    ["notice_cite", { notice_cite: " " }, "lawMissing"],
    ["notice_source", { notice_confirmed: "1" }, "sourceMissing"],
  ])("%s of %j: %s", async (field, changes, key) => {
    // Arizona: a report every year, no registration.
    const due = { report_due: "", report_due_month: "", report_due_day: "", report_due_days: "" };
    expect(await change("AZ", { ...due, ...changes })).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [{ key }] } },
    });
    expect((await kept("AZ")).version).toBe(2);
  });

  it("all of it is said at once, the missing reason too", async () => {
    const wrong = await change("AZ", { articles_fee: "x", report_read_on: "x", reason: " " });
    expect(wrong).toMatchObject({
      refusal: {
        errors: { articles_fee: [{}], report_read_on: [{}], reason: [{ key: "reasonMissing" }] },
      },
    });
  });

  it("today is a day on which it was read", async () => {
    must(await change("DE", confirming("2026-11-25", "report_due")));
    expect((await kept("DE")).values).toMatchObject({ report_due_read_on: "2026-11-25" });
  });
});

describe("staff's list", () => {
  const list = async (filter: "all" | "unconfirmed" | "old", search = "", at = now) => {
    const { ctx } = await personCtx();
    return must(await listKeptStates(createCtx({ actor: ctx.actor, now: at }), { filter, search }));
  };
  const codes = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).rows.map(({ state }) => state);

  it("names what is not confirmed of each state, and nothing that it does not ask for", async () => {
    const { rows, counts } = await list("all");
    const of = (code: string) => rows.find(({ state }) => state === code);
    expect(rows).toHaveLength(51);
    expect(of("VA")).toMatchObject({
      asked: 11,
      unconfirmed: [
        ...["articles_fee", "charity_first", "charity_renewal", "charity_due", "school", "notice"],
      ],
      readOn: "2026-11-24",
    });
    // No report fee where the report is not known, nothing of a charity where nobody registers.
    expect(of("WY")).toMatchObject({ readOn: null, asked: 7 });
    expect(of("AZ")?.unconfirmed).toEqual([
      ...["articles_fee", "report", "report_fee", "report_due", "charity", "notice"],
    ]);
    expect(counts).toEqual({ all: 51, unconfirmed: 51, old: 0 });
  });

  it("finds by part of a name or by the two letters, whatever the case", async () => {
    expect(await codes("all", "virginia")).toEqual(["VA", "WV"]);
    expect(await codes("all", " ca ")).toContain("CA");
    expect(await codes("all", "%")).toEqual([]);
    expect((await list("unconfirmed", "virginia")).counts.all).toBe(2);
  });

  it("says which figures were read more than a year ago", async () => {
    expect(await codes("old", "texas", () => new Date("2027-11-24T20:00:00Z"))).toEqual([]);
    const day = () => new Date("2027-11-25T20:00:00Z");
    const { rows } = await list("old", "texas", day);
    expect(rows).toMatchObject([
      { state: "TX", old: [{ figure: "articles_fee", readOn: "2026-11-24" }] },
    ]);
    expect(await codes("old", "wyoming", day)).toEqual([]);
  });

  it.each(["XX", "ca", "", "__proto__"])("knows no state %j", async (state) => {
    const { ctx } = await personCtx();
    expect(await readKeptRequirement(ctx, state)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });
});
