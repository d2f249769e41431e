import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessDayFrom, businessDayUntil } from "#modules/compliance/contract";
import { type Club, noReturns } from "#modules/duties/domain/club";
import { dutiesOf } from "#modules/duties/domain/duties-of";
import { factsOfApplication, factsOfBylaws, factsOfIrs } from "#modules/duties/domain/fact-sources";
import { chosenFacts, differing, type FactRow } from "#modules/duties/domain/facts";
import type { Mark } from "#modules/duties/domain/marks";
import { returnFormOf } from "#modules/duties/domain/return-form";
import { dateRuleSchema, type Rule } from "#modules/duties/domain/rule";
import { isUnseen, settle } from "#modules/duties/domain/settle";
import { addDays, civilDate, compareDates } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { properties } from "#tests/setup/properties";

const words = { en: "Words {end}", es: "Palabras {end}" };
const plain: Rule = {
  code: "club.test",
  level: "club",
  condition: { always: true },
  date: { kind: "fye_days", days: 60 },
  shift: "stay",
  period: "fye",
  role: "board",
  proof: [],
  isOptional: false,
  isAutomatic: false,
  isConfirmed: true,
  title: words,
  reason: words,
  steps: words,
  check: words,
  source: { name: words, url: "", readOn: null },
};
const returnRule = (code: string, form: "990-N" | "990-EZ" | "990"): Rule => ({
  ...plain,
  code,
  level: "federal",
  condition: { files: [form] },
  date: { kind: "fye_month", month: 5, day: 15 },
  shift: "next",
});
const returns = [
  returnRule("us.990n", "990-N"),
  returnRule("us.990ez", "990-EZ"),
  returnRule("us.990", "990"),
];
const limits = {
  shortForm: {
    "first-year": cents(75_000_00),
    "to-three": cents(60_000_00),
    "over-three": cents(50_000_00),
  },
  ezReceipts: cents(200_000_00),
  ezAssets: cents(500_000_00),
};
const club = (changes: Partial<Club> = {}): Club => ({
  facts: { fiscal_year_month: 6 },
  since: civilDate("2000-01-01"),
  returns: noReturns,
  limits,
  ...changes,
});

const day = fc
  .integer({ min: 0, max: 30_000 })
  .map((count) => addDays(civilDate("2010-01-01"), count));
const month = fc.integer({ min: 1, max: 12 });
const facts = fc.record(
  {
    fiscal_year_month: month,
    other_fiscal_year_month: month,
    annual_meeting_month: month,
    incorporated_on: day,
    insurance_expires_on: day,
    bylaws_adopted_on: day,
    raffle: fc.array(day, { maxLength: 4 }),
  },
  { requiredKeys: [] },
);
const dates: readonly Rule["date"][] = [
  { kind: "fye_month", month: 5, day: 15 },
  { kind: "fye_month", month: 3, day: null },
  { kind: "fye_days", days: 90 },
  { kind: "window", opens: 90, closes: 30 },
  { kind: "calendar", month: 2, day: 29, yearsAfter: 1 },
  { kind: "calendar", month: 4, day: 1, yearsAfter: 0, everyYears: 2 },
  { kind: "calendar", month: 4, day: 1, yearsAfter: 0, years: "odd" },
  { kind: "after_start", days: 90 },
  { kind: "anniversary_date", everyYears: 3 },
  { kind: "anniversary_month_end" },
  { kind: "anniversary_quarter_end" },
  { kind: "month_end", fact: "annual_meeting_month", otherwise: "fiscal_year_month" },
  { kind: "event", event: "raffle", days: -60 },
  { kind: "expiry", fact: "insurance_expires_on", daysBefore: 30 },
  { kind: "years_after", fact: "bylaws_adopted_on", years: 1 },
  { kind: "renewal" },
  { kind: "on", date: "2012-02-29", isYearly: true },
];
const rules: readonly Rule[] = [
  ...returns,
  ...dates.flatMap((date, index): readonly Rule[] => [
    { ...plain, code: `a.${index}`, date, shift: "stay", period: index === 12 ? "year" : "fye" },
    { ...plain, code: `b.${index}`, date, shift: "next", level: "federal" },
  ]),
];

describe("dutiesOf", () => {
  it("one duty for each rule and period, within the range, by date, on business days", () => {
    fc.assert(
      fc.property(facts, day, fc.integer({ min: 0, max: 900 }), (said, from, length) => {
        const to = addDays(from, length);
        const found = dutiesOf(club({ facts: said, renewalDueOn: from }), rules, from, to);
        const keys = found.map(({ rule, period }) => `${rule.code}/${period}`);
        expect(new Set(keys).size).toBe(keys.length);
        let before = from;
        for (const { rule, dueOn, actBy, plainOn, period } of found) {
          expect(compareDates(dueOn, before)).toBeGreaterThanOrEqual(0);
          expect(compareDates(dueOn, to)).toBeLessThanOrEqual(0);
          if (rule.shift === "next") expect(dueOn).toBe(businessDayFrom(plainOn));
          else expect(dueOn).toBe(plainOn);
          if (actBy) expect(actBy).toBe(businessDayUntil(dueOn));
          expect(period).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
          before = dueOn;
        }
      }),
      properties,
    );
  });

  it("a range is its parts: no duty is lost or twice between two of them", () => {
    fc.assert(
      fc.property(facts, day, fc.integer({ min: 1, max: 500 }), (said, from, length) => {
        const of = club({ facts: said });
        const [middle, to] = [addDays(from, length), addDays(from, 2 * length)];
        const keys = (a: typeof from, b: typeof from) =>
          dutiesOf(of, rules, a, b).map(({ rule, period }) => `${rule.code}/${period}`);
        const parts = [...keys(from, middle), ...keys(addDays(middle, 1), to)];
        expect(parts.sort()).toEqual(keys(from, to).sort());
      }),
      properties,
    );
  });

  it("another month of the fiscal year keeps every duty that was done, with its day", () => {
    fc.assert(
      fc.property(month, month, (was, is) => {
        const [from, to] = [civilDate("2025-06-01"), civilDate("2027-06-30")];
        const ruleOf = (code: string) => [...returns, plain].find((rule) => rule.code === code);
        const asked = { today: civilDate("2026-06-15"), from, to, ruleOf };
        const before = dutiesOf(
          club({ facts: { fiscal_year_month: was } }),
          [...returns, plain],
          from,
          to,
        );
        const marks = before.slice(0, 2).map(
          ({ rule, period, dueOn }): Mark => ({
            code: rule.code,
            period,
            state: "done",
            dueOn,
            doneOn: dueOn,
            reason: "",
            by: "Ada",
            settledAt: new Date(),
            snoozedUntil: null,
            extendedOn: null,
            version: 1,
          }),
        );
        const after = dutiesOf(
          club({ facts: { fiscal_year_month: is } }),
          [...returns, plain],
          from,
          to,
        );
        const settled = settle(after, { marks, proofs: [] }, asked);
        const done = settled.filter(({ state }) => state === "done");
        expect(done.map(({ rule, period, dueOn }) => [rule.code, period, dueOn]).sort()).toEqual(
          marks.map(({ code, period, dueOn }) => [code, period, dueOn]).sort(),
        );
        const keys = settled.map(({ rule, period }) => `${rule.code}/${period}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      properties,
    );
  });

  it("takes at most a millisecond for a club with forty duties", () => {
    const of = club({
      facts: {
        fiscal_year_month: 6,
        annual_meeting_month: 4,
        incorporated_on: civilDate("2015-02-28"),
        insurance_expires_on: civilDate("2026-12-01"),
        bylaws_adopted_on: civilDate("2026-01-05"),
      },
    });
    const [from, to] = [civilDate("2025-06-27"), civilDate("2027-10-05")];
    expect(dutiesOf(of, rules, from, to).length).toBeGreaterThan(40);
    const times = Array.from({ length: 60 }, () => {
      const begun = performance.now();
      dutiesOf(of, rules, from, to);
      return performance.now() - begun;
    }).sort((one, other) => one - other);
    // The median: a machine that is busy with something else takes no part.
    expect(times[30]).toBeLessThan(1);
  });
});

describe("which return", () => {
  const end = civilDate("2026-06-30");
  const form = (said: Club["facts"], more: Partial<Club> = {}) =>
    returnFormOf(club({ facts: said, ...more }), end);

  it("by what the club takes in, in three years on average", () => {
    const receipts = (...amounts: readonly number[]) =>
      Object.fromEntries(amounts.map((amount, back) => [String(2026 - back), cents(amount * 100)]));
    expect(form({ receipts: receipts(60_000, 50_000, 45_000) })).toBe("990-EZ");
    expect(form({ receipts: receipts(60_000, 45_000, 45_000) })).toBe("990-N");
    expect(form({ receipts: receipts(900_000) })).toBe("990");
    expect(form({ receipts: receipts(60_000), assets: cents(600_000_00) })).toBe("990");
    expect(form({ receipts: receipts(74_000), formed_on: civilDate("2025-09-01") })).toBe("990-N");
  });

  it("by the IRS's code where the club has not said, and none where others file", () => {
    expect(form({})).toBe("990-N");
    expect(form({ irs_filing: "01" })).toBe("990-EZ");
    expect(form({ irs_filing: "06" })).toBeUndefined();
    expect(form({ group_return: true })).toBeUndefined();
    // Its headquarters' return is a fact of its own, which the club may correct.
    expect(form({ irs_filing: "03", group_return: false })).toBe("990-N");
  });

  it("a return that somebody touched stays the one that it was", () => {
    const more = { returns: { ...noReturns, codes: { "2026-06-30": "us.990" } } };
    expect(form({ receipts_estimate: cents(1) }, more)).toBe("990");
  });
});

describe("facts", () => {
  const asOf = civilDate("2026-08-01");
  const row = (source: FactRow["source"], value: string, more: Partial<FactRow> = {}): FactRow => ({
    fact: "fiscal_year_month",
    part: "",
    source,
    value,
    asOf,
    ...more,
  });

  it("the club goes before its bylaws, those before its application, and that before the IRS", () => {
    const order = ["club", "profile", "bylaws", "application", "irs"] as const;
    for (const [index, source] of order.entries()) {
      const rows = order
        .slice(index)
        .map((one, at) => row(one, String(1 + index + at)))
        .reverse();
      expect(chosenFacts(rows).fiscal_year_month, source).toBe(1 + index);
    }
  });

  it("the IRS's other month is in doubt until it is settled, and again when it says another", () => {
    const rows = [row("club", "6"), row("irs", "12")];
    expect(chosenFacts(rows)).toMatchObject({ fiscal_year_month: 6, other_fiscal_year_month: 12 });
    const settled = [row("club", "6", { settled: { irs: "12" } }), row("irs", "12")];
    expect(chosenFacts(settled).other_fiscal_year_month).toBeUndefined();
    expect(differing([settled[0] as FactRow, row("irs", "3")])).toHaveLength(1);
  });

  it("what makes no sense is passed over", () => {
    const rows = [row("club", "13"), row("irs", "x")];
    expect(chosenFacts(rows).fiscal_year_month).toBeUndefined();
  });

  it("an application's receipts are of the years before it was answered", () => {
    const answers = {
      fiscal_year_end: "6",
      receipts_year_1: "60,000.00",
      receipts_year_2: "50000",
      is_incorporated: "0",
      incorporation_state: "AL",
      organization_type: "booster_club",
      school_name: "Lincoln High School",
    };
    const found = chosenFacts(factsOfApplication(answers, civilDate("2026-06-30")));
    expect(found).toMatchObject({
      fiscal_year_month: 6,
      receipts: { "2025": 60_000_00, "2024": 50_000_00 },
      is_incorporated: false,
      school: "Lincoln High School",
    });
    expect(found.incorporation_state).toBeUndefined();
    const later = chosenFacts(factsOfApplication(answers, civilDate("2026-07-01")));
    expect(Object.keys(later.receipts ?? {})).toEqual(["2025", "2026"]);
  });

  it("bylaws say when terms end and whether the school approves; the IRS whether others file", () => {
    const answers = {
      fiscal_year_end: 6,
      term_start_month: 1,
      entity_kind: "association",
      is_bylaws_approval_required: true,
    };
    expect(chosenFacts(factsOfBylaws("school", answers, asOf))).toMatchObject({
      terms_end_month: 12,
      is_incorporated: false,
      school_approval: true,
      bylaws_adopted_on: asOf,
    });
    const irs = { fiscalYearEnd: null, state: "", filingCode: "03", pfFilingCode: "0", asOf };
    expect(chosenFacts(factsOfIrs(irs))).toEqual({
      irs_filing: "03",
      group_return: true,
      irs_as_of: asOf,
    });
  });
});

it("terms end when the roster's last one does, not in the same month of a year before", () => {
  const rule: Rule = {
    ...plain,
    code: "club.terms_end",
    date: { kind: "month_end", fact: "terms_end_month" },
    period: "year",
  };
  const [from, to] = [civilDate("2026-01-01"), civilDate("2028-12-31")];
  const endings = (officersUntil?: string) =>
    dutiesOf(
      club({
        facts: { terms_end_month: 11 },
        ...(officersUntil && { officersUntil: civilDate(officersUntil) }),
      }),
      [rule],
      from,
      to,
    ).map(({ dueOn }) => dueOn);
  expect(endings()).toEqual(["2026-11-30", "2027-11-30", "2028-11-30"]);
  expect(endings("2027-11-29")).toEqual(["2027-11-30", "2028-11-30"]);
});

it("a return that was ticked long ago and no file shows is told gently", () => {
  const [from, to] = [civilDate("2026-01-01"), civilDate("2027-01-01")];
  const mark: Mark = {
    code: "us.990n",
    period: "2026-06-30",
    state: "done",
    dueOn: civilDate("2026-11-16"),
    doneOn: civilDate("2026-07-10"),
    reason: "",
    by: "Ada",
    settledAt: new Date(),
    snoozedUntil: null,
    extendedOn: null,
    version: 1,
  };
  const ruleOf = () => returns[0];
  const [duty] = settle(
    dutiesOf(club(), returns, from, to),
    { marks: [mark], proofs: [] },
    { today: to, from, to, ruleOf },
  );
  if (!duty) throw new Error("the duty is there");
  expect(isUnseen(duty, civilDate("2026-11-06"))).toBe(false);
  expect(isUnseen(duty, civilDate("2026-11-07"))).toBe(true);
  expect(isUnseen(duty, undefined)).toBe(false);
});

it("a date rule that this program does not know is refused", () => {
  expect(dateRuleSchema.safeParse({ kind: "moon", phase: "full" }).success).toBe(false);
  expect(dateRuleSchema.safeParse({ kind: "fye_days", days: 0 }).success).toBe(false);
});
