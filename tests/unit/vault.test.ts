import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import { categories, categoryNames } from "#modules/vault/contract";
import { fiscalYearDays, fiscalYearOf } from "#modules/vault/domain/fiscal-year";
import { type Kept, keepUntil } from "#modules/vault/domain/keep-until";
import { type Looked, missingPapers } from "#modules/vault/domain/papers";
import { categoryWords } from "#modules/vault/words";

const receipt = (day: string): Kept => ({
  category: "money",
  datedOn: civilDate(day),
  endsOn: null,
});

describe("how long papers are kept", () => {
  it.each([
    ["2026-03-10", 6, "2033-06-30"],
    ["2026-07-01", 6, "2034-06-30"],
    ["2026-06-30", 6, "2033-06-30"],
    ["2024-02-29", 2, "2031-02-28"],
    ["2024-03-01", 2, "2032-02-29"],
  ])("VLT-09 a receipt of %s, fiscal year ending in month %i: until %s", (day, month, until) => {
    expect(keepUntil(receipt(day), month)).toBe(until);
  });

  it("VLT-09 contracts and registrations count from their end, and stay while they have none", () => {
    const contract = { ...receipt("2020-01-01"), category: "contracts" } as const;
    expect(keepUntil(contract, 6)).toBeUndefined();
    expect(keepUntil({ ...contract, endsOn: civilDate("2026-08-31") }, 6)).toBe("2034-06-30");
    expect(keepUntil({ ...receipt("2020-01-01"), category: "governing" }, 6)).toBeUndefined();
  });

  it("VLT-01 every category has its name, its period and where that comes from", () => {
    expect(Object.keys(categoryWords.en)).toEqual(categoryNames);
    expect(categoryNames.filter((name) => categories[name].isPublic)).toEqual([
      "exemption",
      "returns",
    ]);
    expect(keepUntil({ ...receipt("2026-03-10"), category: "other" }, 6)).toBe("2029-06-30");
  });

  it("a fiscal year is named by the year in which it ends", () => {
    expect(fiscalYearOf(civilDate("2026-07-01"), 6)).toBe(2027);
    expect(fiscalYearDays(2027, 6)).toEqual({ from: "2026-07-01", to: "2027-06-30" });
    expect(fiscalYearDays(2024, 2)).toEqual({ from: "2023-03-01", to: "2024-02-29" });
  });
});

const looked: Looked = {
  facts: {},
  kept: [],
  dueReturns: [],
  provenReturns: [],
  hasAdopted: false,
  today: civilDate("2026-11-23"),
};
const kindsOf = (changes: Partial<Looked>) =>
  missingPapers({ ...looked, ...changes }).map(({ kind, period }) => period ?? kind);

describe("what is missing", () => {
  it("VLT-02 follows the club's facts: no sales-tax paper in Delaware, or for who sells nothing", () => {
    const sells = { sells_goods: true, state: "OH" };
    expect(kindsOf({ facts: sells })).toContain("sales_tax");
    expect(kindsOf({ facts: { ...sells, state: "DE" } })).not.toContain("sales_tax");
    expect(kindsOf({ facts: { ...sells, sells_goods: false } })).not.toContain("sales_tax");
    expect(kindsOf({ facts: { sells_goods: true } })).not.toContain("sales_tax");
    expect(kindsOf({})).toEqual(["bylaws", "ein_letter", "determination", "minutes"]);
    const facts = {
      is_incorporated: true,
      charity_registered: true,
      insurance_expires_on: civilDate("2027-01-01"),
    };
    expect(kindsOf({ facts })).toEqual(
      expect.arrayContaining(["articles", "registration", "insurance"]),
    );
  });

  it("VLT-02 what is kept or adopted is not missing; minutes are to be of the last year", () => {
    const kept = [
      { kind: "ein_letter", datedOn: civilDate("2019-01-01") },
      { kind: "minutes", datedOn: civilDate("2025-11-22") },
    ] as const;
    expect(kindsOf({ kept, hasAdopted: true })).toEqual(["determination", "minutes"]);
    const fresh = [{ kind: "minutes", datedOn: civilDate("2025-11-24") }] as const;
    expect(kindsOf({ kept: fresh, hasAdopted: true })).not.toContain("minutes");
  });

  it("VLT-02 of the three newest returns those that nothing proves", () => {
    const ends = ["2026-06-30", "2025-06-30", "2024-06-30", "2023-06-30"].map(civilDate);
    const kept = [{ kind: "return", datedOn: civilDate("2025-10-12") }] as const;
    const found = kindsOf({ dueReturns: ends, provenReturns: ends.slice(0, 1), kept });
    expect(found).toContain("2024-06-30");
    expect(found).not.toContain("2025-06-30");
    expect(found).not.toContain("2026-06-30");
    expect(found).not.toContain("2023-06-30");
  });
});
