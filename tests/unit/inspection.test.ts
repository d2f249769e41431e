import { describe, expect, it } from "vitest";
import { pagesWithNumbers } from "#modules/inspection/domain/personal-numbers";
import { publicUntil } from "#modules/inspection/domain/public-until";
import { answerBy } from "#modules/inspection/domain/requests";
import { civilDate } from "#modules/platform/dates";

describe("how long a return is public", () => {
  it.each([
    ["2026-11-16", "2026-10-03", "2029-11-16"],
    ["2026-11-16", "2027-01-08", "2030-01-08"],
    ["2028-02-29", "2028-01-15", "2031-02-28"],
  ])("VLT-11 due on %s and filed on %s until %s", (dueOn, filedOn, until) => {
    expect(publicUntil(civilDate(dueOn), civilDate(filedOn))).toBe(until);
  });
});

describe("a request for copies", () => {
  it("is to be answered within 30 days in writing, and at once in person", () => {
    expect(answerBy(civilDate("2026-11-23"), "written")).toBe("2026-12-23");
    expect(answerBy(civilDate("2026-11-23"), "in_person")).toBe("2026-11-23");
  });
});

describe("what has the form of a Social Security number", () => {
  it.each([
    ["123-45-6789", true],
    ["SSN:123 - 45 -\n6789.", true],
    ["123–45–6789", true],
    ["12-3456789", false],
    ["1123-45-6789", false],
    ["123-45-67890", false],
    ["(212) 555-0147", false],
    ["2026-11-23", false],
  ])("VLT-12 %j: %s", (text, is) => expect(pagesWithNumbers(["", text])).toEqual(is ? [2] : []));
});
