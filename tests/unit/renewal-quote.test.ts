import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import {
  chooseIncorporation,
  chooseUpgrade,
  firstChoices,
  isFullService,
  type Level,
  renewalQuote,
} from "#modules/renewal/contract";
import {
  chapter,
  choose,
  dueOn,
  early,
  facts,
  figures,
  fullService,
  groupBilled,
  late,
  maintain,
  quote,
  startUp,
} from "#tests/factories/renewal";

describe("the renewal quote", () => {
  it.each([
    ["basic, early", maintain, early, choose(false, false), [195_00, 20_00, 0, 175_00]],
    ["basic, late", maintain, late, choose(false, false), [195_00, 0, 0, 195_00]],
    ["upgrade, early", maintain, early, choose(true, false), [495_00, 70_00, 0, 425_00]],
    ["upgrade, late", maintain, late, choose(true, false), [495_00, 50_00, 0, 445_00]],
    ["incorporation, early", maintain, early, choose(true, true), [690_00, 145_00, 0, 545_00]],
    ["incorporation, late", maintain, late, choose(true, true), [690_00, 125_00, 0, 565_00]],
    ["chapter, basic, early", chapter, early, choose(false, false), [145_00, 15_00, 0, 130_00]],
    ["chapter, upgrade, late", chapter, late, choose(true, false), [395_00, 25_00, 0, 370_00]],
    [
      "chapter, free incorporation",
      chapter,
      early,
      choose(true, true),
      [590_00, 235_00, 0, 355_00],
    ],
    ["full service, early", fullService, early, choose(false, false), [495_00, 50_00, 0, 445_00]],
    ["group-billed", groupBilled, early, choose(false, false), [0, 0, 0, 0]],
  ] as const)("D-23 each part with its discount: %s", (_, level, today, chosen, expected) => {
    expect(figures(quote(level, {}, today, chosen))).toEqual(expected);
  });

  it("D-28 has a line per part, and each discount as a negative line of its type", () => {
    expect(quote(maintain, {}, early, choose(true, true)).lines).toEqual([
      { type: "renewal", isDiscount: false, value: 195_00 },
      { type: "renewal", isDiscount: true, value: -20_00 },
      { type: "upgrade", isDiscount: false, value: 300_00 },
      { type: "upgrade", isDiscount: true, value: -50_00 },
      { type: "incorporation", isDiscount: false, value: 195_00 },
      { type: "incorporation", isDiscount: true, value: -75_00 },
    ]);
    expect(quote(maintain, {}, late, choose(false, false)).lines).toEqual([
      { type: "renewal", isDiscount: false, value: 195_00 },
    ]);
  });

  it("D-15 offers the upgrade to the two full-service levels only", () => {
    const elsewhere = { ...maintain, upgrade: { ...chapter.upgrade, levelId: 1002 } } as Level;
    expect([235636, 93772, 1002, 2002, 3001].filter(isFullService)).toEqual([235636, 93772]);
    expect(quote(maintain).isUpgradeOffered).toBe(true);
    expect(quote(chapter).isUpgradeOffered).toBe(true);
    const sent = quote(elsewhere, { isSuspendedFromBasicRenewal: true }, early, choose(true, true));
    expect(sent).toMatchObject({ ...choose(false, false), isUpgradeOffered: false });
    expect(sent.lines.map(({ type }) => type)).toEqual(["renewal", "renewal"]);
  });

  it("D-16 starts with the upgrade and its level where there is a target", () => {
    expect(quote(maintain)).toMatchObject({ isUpgradeSelected: true, newLevelId: 235636 });
    expect(quote(chapter)).toMatchObject({ isUpgradeSelected: true, newLevelId: 93772 });
  });

  it("D-17 keeps the level where there is no target, whatever is sent", () => {
    const kept = { ...choose(false, false), newLevelId: 235636, isUpgradeOffered: false };
    expect(quote(fullService)).toMatchObject(kept);
    expect(quote(fullService, {}, early, choose(true, true))).toMatchObject(kept);
  });

  it("D-18 turning the upgrade off clears incorporation and brings the level back", () => {
    const off = chooseUpgrade(chapter, false);
    expect(off).toEqual(choose(false, false));
    expect(quote(chapter, {}, early, off).newLevelId).toBe(2002);
    expect(chooseUpgrade(chapter, true)).toEqual(choose(true, true));
    expect(chooseUpgrade(maintain, true)).toEqual(choose(true, false));
  });

  it("D-19 incorporation brings the upgrade with it, on the form and when it is sent alone", () => {
    expect(chooseIncorporation(choose(false, false), true)).toEqual(choose(true, true));
    expect(chooseIncorporation(choose(true, true), false)).toEqual(choose(true, false));
    const sent = quote(maintain, {}, early, choose(false, true));
    expect(sent).toMatchObject({ ...choose(true, true), newLevelId: 235636 });
    expect(sent.totals.orderTotal).toBe(545_00);
  });

  it("D-20 the upgrade stays on for who is suspended from the basic renewal", () => {
    const suspended = { isSuspendedFromBasicRenewal: true };
    const locked = { ...choose(true, false), isUpgradeLocked: true, newLevelId: 235636 };
    expect(quote(maintain, suspended, early, choose(false, false))).toMatchObject(locked);
    expect(quote(maintain).isUpgradeLocked).toBe(false);
    expect(quote(fullService, suspended).isUpgradeLocked).toBe(false);
  });

  it("D-21 incorporation comes ticked when it is free, and only then", () => {
    expect(firstChoices(chapter)).toEqual(choose(true, true));
    expect(firstChoices(maintain)).toEqual(choose(true, false));
    expect(firstChoices(fullService)).toEqual(choose(false, false));
  });

  it.each([
    ["a day early", "2027-05-02", true],
    ["on the due date", "2027-05-03", true],
    ["a day after it", "2027-05-04", true],
    ["on the last early-bird day", "2027-05-17", true],
    ["a day after that", "2027-05-18", false],
  ])("D-22 early bird %s", (_, today, isEarlyBird) => {
    const made = quote(maintain, {}, civilDate(today), choose(false, false));
    expect(made).toMatchObject({ isEarlyBird, earlyBirdUntil: "2027-05-17" });
    expect(made.totals.discountTotal).toBe(isEarlyBird ? 20_00 : 0);
  });

  it("D-22 the window follows the setting", () => {
    const none = { discountExtensionDays: 0 };
    expect(quote(maintain, none, addDays(dueOn, -1)).isEarlyBird).toBe(true);
    expect(quote(maintain, none, dueOn).isEarlyBird).toBe(false);
  });

  it.each([
    ["smaller than the rest", 25_00, [195_00, 20_00, 25_00, 150_00]],
    ["as large as the rest", 175_00, [195_00, 20_00, 175_00, 0]],
    ["larger than the total", 500_00, [195_00, 20_00, 175_00, 0]],
  ])("D-24 discounts first, then a bonus %s", (_, bonus, expected) => {
    const made = quote(maintain, { bonusBalance: cents(bonus) }, early, choose(false, false));
    expect(figures(made)).toEqual(expected);
  });

  it.each([
    ["2027-05-03", "2028-05-03"],
    ["2027-12-31", "2028-12-31"],
    ["2028-02-29", "2029-02-28"],
    ["2027-02-28", "2028-02-28"],
    ["2027-03-14", "2028-03-14"],
  ])("D-25 after %s the next due date is %s, whenever it is paid", (due, next) => {
    for (const today of [early, late]) {
      expect(quote(maintain, { dueOn: civilDate(due) }, today).nextDueOn).toBe(next);
    }
  });

  it("is none at a level that nobody renews at", () => {
    expect(renewalQuote(startUp, facts, early)).toBeUndefined();
  });
});
