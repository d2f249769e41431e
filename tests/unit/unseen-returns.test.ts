import { describe, expect, it } from "vitest";
import { countUnseenReturns, extendedReturnDueOn, periodEnd } from "#modules/compliance/contract";
import { addDays, type CivilDate, civilDate } from "#modules/platform/dates";
import groups from "#tests/fixtures/group-returns.json";

const count = (
  fiscalYearMonth: number,
  taxPeriod: string,
  filingCode: string,
  asOf: string,
  extended: readonly CivilDate[] = [],
  pfFilingCode = "0",
) =>
  countUnseenReturns({
    fiscalYearMonth,
    filingCode,
    pfFilingCode,
    latestPeriodEnd: periodEnd(taxPeriod),
    asOf: civilDate(asOf),
    extended,
    shownWithin: { notice: 60, return: 120 },
  });

const counted = (...args: Parameters<typeof count>) => {
  const found = count(...args);
  if (found.kind !== "counted") throw new Error(`not counted: ${found.kind}`);
  return found;
};

describe("the extended due date of a return", () => {
  it.each([
    ["2026-06-30", "2027-05-17", "after a Saturday"],
    ["2026-09-30", "2027-08-16", "after a Sunday"],
    ["2026-12-31", "2027-11-15", "from the 15th, though the due date itself moved to the 17th"],
    ["2026-03-31", "2027-02-16", "after Washington's Birthday"],
    ["2028-02-29", "2029-01-16", "after Martin Luther King Day"],
    ["2027-11-30", "2028-10-16", "after a Sunday"],
  ])("the year that ends %s: %s, %s", (end, due) => {
    expect(extendedReturnDueOn(civilDate(end))).toBe(due);
  });
});

describe("the returns that the IRS's file should show and does not", () => {
  it("S1 two are missed, and the third is due", () => {
    const found = counted(6, "202306", "02", "2026-04-13");
    expect(found.missed).toBe(2);
    expect(found.expected.map(({ dueOn }) => dueOn)).toEqual([
      "2024-11-15",
      "2025-11-17",
      "2026-11-16",
    ]);
    expect(found.revokedOnIfNothing).toBe("2026-11-16");
  });

  it("S2 one is missed", () => {
    expect(counted(6, "202406", "02", "2026-04-13")).toMatchObject({
      missed: 1,
      revokedOnIfNothing: "2027-11-15",
    });
  });

  it("S3 none is missed once the newest period is proved", () => {
    expect(counted(6, "202606", "02", "2026-04-13").missed).toBe(0);
  });

  it("S4 a return counts from its extended date, a notice from its own", () => {
    expect(counted(12, "202212", "01", "2026-04-13").missed).toBe(2);
    expect(counted(12, "202212", "01", "2026-03-16").missed).toBe(1);
    expect(counted(12, "202212", "02", "2026-04-13").missed).toBe(2);
  });

  it("S5 the grace ends to the day", () => {
    expect(counted(12, "202312", "01", "2026-03-16").missed).toBe(0);
    expect(counted(12, "202312", "01", "2026-03-17").missed).toBe(1);
    const shownBy = addDays(civilDate("2025-05-15"), 60);
    expect(counted(12, "202312", "02", addDays(shownBy, -1)).missed).toBe(0);
    expect(counted(12, "202312", "02", shownBy).missed).toBe(1);
  });

  it("S6 a blank period is unknown, whatever the group's ruling says", () => {
    expect(count(12, "", "02", "2026-04-13")).toEqual({ kind: "unknown" });
    expect(count(0, "202306", "02", "2026-04-13")).toEqual({ kind: "unknown" });
    expect(count(12, "000000", "02", "2026-04-13")).toEqual({ kind: "unknown" });
  });

  it("S9 whoever has no return of its own is not counted", () => {
    const reasons = {
      "00": "other",
      "03": "groupReturn",
      "06": "church",
      "07": "government",
      "13": "religious",
      "14": "instrumentality",
    };
    for (const [code, reason] of Object.entries(reasons)) {
      const found = count(12, "202212", code, "2026-04-13");
      expect(found).toEqual({ kind: "not-required", reason });
    }
  });

  it("a private foundation's 990-PF is counted, and code 00 alone says nothing", () => {
    const foundation = (pfFilingCode: string) =>
      count(12, "202212", "00", "2026-04-13", [], pfFilingCode);
    expect(foundation("1")).toMatchObject({ kind: "counted", missed: 2 });
    expect(foundation("")).toEqual({ kind: "unknown" });
    expect(foundation("3")).toEqual({ kind: "unknown" });
  });

  it("S10 a third is missed in the file after its grace", () => {
    expect(counted(6, "202306", "02", "2027-02-08").missed).toBe(3);
  });

  it("an extension for the third moves the day on which the exemption would end", () => {
    const extended = [civilDate("2026-06-30")];
    expect(counted(6, "202306", "02", "2026-04-13", extended).revokedOnIfNothing).toBe(
      "2027-05-17",
    );
  });

  const tally = (group: string) => {
    const found: Record<string, number> = {};
    for (const [number, code, period, month, rows] of groups as [
      string,
      string,
      string,
      string,
      number,
    ][]) {
      if (number !== group) continue;
      const result = count(Number(month), period, code, "2026-04-13");
      const key = result.kind === "counted" ? String(result.missed) : result.kind;
      found[key] = (found[key] ?? 0) + rows;
    }
    return found;
  };

  it("S11 the 806 chapters of group 5271 in the file of April 2026", () => {
    expect(tally("5271")).toEqual({ 0: 711, 1: 34, 2: 9, unknown: 52 });
  });

  it("S12 the chapters of group 0154: of six the files contradict each other", () => {
    const { 0: none, unknown, "not-required": not, ...others } = tally("0154");
    expect({ none, unknown, not }).toEqual({ none: 34, unknown: 18, not: 1 });
    const years = Object.entries(others);
    expect(years.every(([missed]) => Number(missed) >= 15)).toBe(true);
    expect(years.reduce((sum, [, rows]) => sum + rows, 0)).toBe(6);
  });
});
