import { describe, expect, it } from "vitest";
import {
  normalReceipts,
  type OrganizationAge,
  type ReturnLimits,
  whichReturn,
} from "#modules/compliance/contract";
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

/** Section 6 of the specification, rule 3: age, receipts of the years that count, assets, the form. */
const normally = (age: OrganizationAge, years: readonly number[]) => {
  const receipts = normalReceipts(
    age,
    years.map((amount) => cents(Math.round(amount * 100))),
  );
  if (receipts === undefined) throw new Error("a year is missing");
  return {
    receipts,
    form: whichReturn({ age, receipts, assets: cents(0), isInGroupReturn: false }, limits),
  };
};

describe("what an organization normally receives", () => {
  it.each([
    ["over-three", [42_000, 55_000, 58_000], 5_166_667, "990-EZ"],
    ["over-three", [49_000, 50_000, 51_000], 5_000_000, "990-N"],
    ["over-three", [50_000.01, 50_000.01, 50_000.01], 5_000_001, "990-EZ"],
    ["to-three", [59_000, 61_000], 6_000_000, "990-N"],
    ["to-three", [59_000, 61_000.02], 6_000_001, "990-EZ"],
    ["first-year", [75_000], 7_500_000, "990-N"],
    ["first-year", [75_000.01], 7_500_001, "990-EZ"],
  ] as const)("EP-02 %s with %j: %d cents, the %s", (age, years, average, form) => {
    expect(normally(age, years)).toEqual({ receipts: average, form });
  });

  it("EP-02 the year of the return and the assets decide between the EZ and the 990", () => {
    const of = (year: number, assets: number) =>
      whichReturn(
        {
          age: "over-three",
          receipts: cents(90_000_00),
          yearReceipts: cents(year),
          assets: cents(assets),
          isInGroupReturn: false,
        },
        limits,
      );
    expect(of(199_999_99, 500_000_00)).toBe("990");
    expect(of(199_999_99, 499_999_99)).toBe("990-EZ");
    expect(of(200_000_00, 0)).toBe("990");
  });

  it("EP-02 is unknown while a year that counts is missing", () => {
    expect(normalReceipts("over-three", [cents(1), cents(2)])).toBeUndefined();
    expect(normalReceipts("to-three", [cents(1)])).toBeUndefined();
    expect(normalReceipts("first-year", [])).toBeUndefined();
  });
});
