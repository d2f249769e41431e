import { describe, expect, it } from "vitest";
import { isLegalHoliday, nextReturn, returnDueOn } from "#modules/compliance/contract";
import { addDays, civilDate, compareDates } from "#modules/platform/dates";

describe("when a return of the 990 series is due", () => {
  it.each([
    ["2026-05-31", "2026-10-15", "an ordinary Thursday"],
    ["2026-06-30", "2026-11-16", "after a Sunday"],
    ["2026-07-31", "2026-12-15", "an ordinary Tuesday"],
    ["2026-09-30", "2027-02-16", "after Presidents' Day"],
    ["2026-12-31", "2027-05-17", "after a Saturday"],
    ["2026-03-31", "2026-08-17", "after a Saturday"],
    ["2022-11-30", "2023-04-18", "after a weekend and Emancipation Day"],
    ["2023-08-31", "2024-01-16", "after Martin Luther King Day"],
    ["2024-02-29", "2024-07-15", "a leap year's February"],
  ])("the year that ends %s: %s, %s", (end, due) => {
    expect(returnDueOn(civilDate(end))).toBe(due);
  });

  it("the next one is due today or later, and the one before is not", () => {
    for (let month = 1; month <= 12; month++) {
      for (let day = 0; day < 400; day += 7) {
        const today = addDays(civilDate("2026-01-01"), day);
        const { dueOn, fiscalYearEnd } = nextReturn(month, today);
        expect(compareDates(dueOn, today)).toBeGreaterThanOrEqual(0);
        expect(Number(fiscalYearEnd.slice(5, 7))).toBe(month);
        const before = returnDueOn(addDays(fiscalYearEnd, -365));
        expect(compareDates(before, today)).toBeLessThan(0);
      }
    }
  });

  it("on its very day it still is the next one", () => {
    expect(nextReturn(6, civilDate("2026-11-16")).dueOn).toBe("2026-11-16");
    expect(nextReturn(6, civilDate("2026-11-17")).dueOn).toBe("2027-11-15");
  });
});

describe("legal holidays in the District of Columbia", () => {
  it.each([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-04-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
    "2021-12-31",
    "2023-04-17",
  ])("%s is one", (date) => {
    expect(isLegalHoliday(civilDate(date))).toBe(true);
  });

  it.each(["2026-07-04", "2026-04-17", "2026-11-27", "2022-01-01"])("%s is none", (date) => {
    expect(isLegalHoliday(civilDate(date))).toBe(false);
  });
});
