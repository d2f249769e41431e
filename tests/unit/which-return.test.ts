import { describe, expect, it } from "vitest";
import { type OrganizationAge, type ReturnLimits, whichReturn } from "#modules/compliance/contract";
import { cents } from "#modules/platform/money";

const limits: ReturnLimits = {
  shortForm: {
    "first-year": cents(75_000_00),
    "to-three": cents(60_000_00),
    "over-three": cents(50_000_00),
  },
  ezReceipts: cents(200_000_00),
  ezAssets: cents(500_000_00),
};
const formOf = (age: OrganizationAge, receipts: number, assets = 0, isInGroupReturn = false) =>
  whichReturn(
    { age, receipts: cents(receipts * 100), assets: cents(assets * 100), isInGroupReturn },
    limits,
  );

describe("which return of the 990 series", () => {
  it.each([
    ["first-year", 75_000, "990-N"],
    ["first-year", 75_001, "990-EZ"],
    ["to-three", 60_000, "990-N"],
    ["to-three", 60_001, "990-EZ"],
    ["over-three", 50_000, "990-N"],
    ["over-three", 50_001, "990-EZ"],
    ["over-three", 199_999.99, "990-EZ"],
    ["over-three", 200_000, "990"],
  ] as const)("at the age %s with $%d: the %s", (age, receipts, form) => {
    expect(formOf(age, receipts)).toBe(form);
  });

  it("large assets ask for the full form, but not of who may file the short one", () => {
    expect(formOf("over-three", 60_000, 499_999)).toBe("990-EZ");
    expect(formOf("over-three", 60_000, 500_000)).toBe("990");
    expect(formOf("over-three", 40_000, 900_000)).toBe("990-N");
  });

  it("a group return leaves none to file", () => {
    expect(formOf("over-three", 300_000, 900_000, true)).toBe("none");
  });
});
