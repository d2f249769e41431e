import { describe, expect, it } from "vitest";
import { deductiblePart, needsDisclosure, needsLetter } from "#modules/gifts/domain/gift";
import { giftSheet } from "#modules/gifts/letter/write-gift-letter.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";

const given = (amount: number | null, goodsValue = 0) => ({
  amount: amount === null ? null : cents(amount),
  goodsValue: cents(goodsValue),
});

const figures = { letterFrom: cents(250_00), disclosedOver: cents(75_00) };

describe("a gift", () => {
  it.each([
    [249_99, 0, "no"],
    [250_00, 0, "yes"],
    // Two of a day are two, each of which needs none.
    [125_00, 0, "no"],
    [300_00, 50_00, "yes"],
    [300_00, 50_01, "no"],
    [null, 0, "unknown"],
  ] as const)("TRE-02 of %s cents with %s in return needs a letter: %s", (amount, value, needs) => {
    expect(needsLetter(given(amount, value), figures)).toBe(needs);
  });

  it.each([
    [100_00, 40_00, 60_00, true],
    [75_00, 40_00, 35_00, false],
    [75_01, 40_00, 35_01, true],
    [40_00, 100_00, 0, false],
    [100_00, 0, 100_00, false],
  ])("TRE-02 of %s cents for %s is deductible by %s", (paid, value, part, isDisclosed) => {
    expect(deductiblePart(cents(paid), cents(value))).toBe(part);
    expect(needsDisclosure(given(paid, value), figures)).toBe(isDisclosed);
  });

  it("is written rather than not while no figure of the IRS is confirmed", () => {
    const none = { letterFrom: undefined, disclosedOver: undefined };
    expect(needsLetter(given(1_00), none)).toBe("yes");
    expect(needsDisclosure(given(50_00, 1_00), none)).toBe(true);
    expect(needsDisclosure(given(50_00), none)).toBe(false);
  });
});

describe("a gift's letter", () => {
  const ctx = createCtx();
  const gift = {
    id: 1,
    donor: "Ada Lovelace",
    email: "",
    mailState: "",
    mailedAt: null,
    address: "1 Main St\nOrono, ME 04473",
    givenOn: civilDate("2026-11-02"),
    property: "",
    goods: "",
    needs: "yes",
    isDisclosed: false,
    ...given(300_00),
  } as const;
  const club = { name: "Elm Street Boosters", ein: "123456789", place: "Orono, ME" };
  const said = (changes: object, deductible: Parameters<typeof giftSheet>[1]["deductible"]) =>
    JSON.stringify(giftSheet(ctx, { club, gift: { ...gift, ...changes }, deductible, figures }));
  const listed = { kind: "listed", asOf: civilDate("2026-10-14") } as const;

  it("TRE-11 always says whether the donor got something in return", () => {
    const nothing = said({}, listed);
    expect(nothing).toContain("No goods or services were provided");
    expect(nothing).toContain("$300.00 on November 2, 2026");
    expect(nothing).toContain("as of October 14, 2026");
    const dinner = said({ goods: "A dinner", ...given(100_00, 40_00) }, listed);
    expect(dinner).toContain("provided: A dinner\\nOur good-faith estimate of its value is $40.00");
    expect(dinner).toContain("over that value, which is $60.00");
    expect(dinner).not.toContain("No goods");
  });

  it("TRE-11 puts no value on property, and names a group's central organization and number", () => {
    const group = {
      kind: "group",
      asOf: civilDate("2026-10-14"),
      central: "Delta Rho Omega",
      gen: "1234",
    } as const;
    const stands = said({ property: "12 music stands", ...given(null) }, group);
    expect(stands).toContain("12 music stands\\nThe value of property is for the donor");
    expect(stands).not.toContain("$0.00");
    expect(stands).toContain("subordinate organization of Delta Rho Omega");
    expect(stands).toContain("group exemption number 1234");
    const own = said({}, { kind: "listed", asOf: group.asOf, group });
    expect(own).toContain(
      "subordinate organization of Delta Rho Omega under the group exemption number 1234",
    );
    expect(own).toContain("lists");
    const stated = said({}, { kind: "unlisted", saidOn: group.asOf });
    expect(stated).toContain("By its determination letter from the IRS");
    expect(stated).not.toContain("file of tax-exempt organizations");
  });
});
