import { describe, expect, it } from "vitest";
import type { CharityRule, ReportRule } from "#modules/compliance/contract";
import { estimateOfAYear, isExempt } from "#modules/compliance/domain/estimates";
import { cents } from "#modules/platform/money";

const fee = (from: number, upTo = from) => ({ from: cents(from), upTo: cents(upTo) });
const report: ReportRule = {
  kind: "periodic",
  everyYears: 5,
  fee: fee(25_01),
  due: null,
  note: "",
  noteEs: "",
};
const charity: CharityRule = {
  kind: "required",
  initial: fee(90_00),
  renewal: fee(10_00, 40_00),
  everyYears: 1,
  due: null,
  exemption: { limit: cents(25_000_00), isInclusive: true, isForVolunteers: false },
  note: "",
  noteEs: "",
};

describe("the estimate of a year", () => {
  it("G-34 spreads the report over its years, rounded up, and adds the highest renewal", () => {
    expect(estimateOfAYear({ report, charity })).toBe(5_01 + 40_00);
  });

  it("G-34 asks no charity fee of who declared less than the limit", () => {
    const declared = (receipts: number) => ({ receipts: cents(receipts) });
    expect(estimateOfAYear({ report, charity }, declared(25_000_00))).toBe(5_01);
    expect(estimateOfAYear({ report, charity }, declared(25_000_01))).toBe(45_01);
  });

  it("G-34 is unknown where a part is, unless nothing is asked of it", () => {
    const unknown = { ...charity, renewal: null };
    expect(estimateOfAYear({ report, charity: unknown })).toBeNull();
    expect(estimateOfAYear({ report, charity: { ...unknown, kind: "none" } })).toBe(5_01);
    expect(estimateOfAYear({ report: { ...report, fee: null }, charity })).toBeNull();
    expect(estimateOfAYear({ report: { ...report, fee: null, kind: "none" }, charity })).toBe(
      40_00,
    );
  });
});

describe("an exemption by receipts", () => {
  const of = (exemption: Partial<NonNullable<CharityRule["exemption"]>>) => ({
    ...charity,
    exemption: {
      limit: cents(25_000_00),
      isInclusive: false,
      isForVolunteers: false,
      ...exemption,
    },
  });
  const receipts = cents(25_000_00);

  it("includes the limit only where the state does", () => {
    expect(isExempt(of({}), { receipts })).toBe(false);
    expect(isExempt(of({ isInclusive: true }), { receipts })).toBe(true);
    expect(isExempt(of({}), { receipts: cents(24_999_99) })).toBe(true);
  });

  it("is for volunteers only where the state says so, and needs to be told", () => {
    const forVolunteers = of({ isInclusive: true, isForVolunteers: true });
    expect(isExempt(forVolunteers, { receipts })).toBe(false);
    expect(isExempt(forVolunteers, { receipts, isAllVolunteers: true })).toBe(true);
    expect(isExempt(forVolunteers, { isAllVolunteers: true })).toBe(false);
  });
});
