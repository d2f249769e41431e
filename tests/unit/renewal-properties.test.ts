import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addYears, fromUtcDate } from "#modules/platform/dates";
import { addMoney, cents } from "#modules/platform/money";
import type { Level, RenewalQuote } from "#modules/renewal/contract";
import { maintain, quote } from "#tests/factories/renewal";
import { properties } from "#tests/setup/properties";

describe("every renewal quote", () => {
  const amount = fc.integer({ min: 0, max: 5_000_00 }).map(cents);
  const priced = fc
    .tuple(amount, amount)
    .map(([a, b]) => [Math.max(a, b), Math.min(a, b)].map(cents));
  const anyLevel = fc
    .record({
      renewal: priced,
      upgrade: fc.option(fc.tuple(fc.constantFrom(235636, 93772, 1002), priced, priced)),
    })
    .map(({ renewal, upgrade }) => ({
      ...maintain,
      renewal: { price: renewal[0], earlyBirdDiscount: renewal[1] },
      upgrade: upgrade && {
        levelId: upgrade[0],
        price: upgrade[1][0],
        discount: upgrade[1][1],
        incorporationPrice: upgrade[2][0],
        incorporationDiscount: upgrade[2][1],
      },
    })) as fc.Arbitrary<Level>;
  const anyDay = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map(fromUtcDate);
  const anyCase = fc.record({
    level: anyLevel,
    facts: fc.record({
      dueOn: anyDay,
      bonusBalance: amount,
      isSuspendedFromBasicRenewal: fc.boolean(),
      discountExtensionDays: fc.integer({ min: 0, max: 90 }),
    }),
    offset: fc.integer({ min: -400, max: 400 }),
    choices: fc.record({ isUpgradeSelected: fc.boolean(), isIncorporationSelected: fc.boolean() }),
  });
  type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;
  const quoteOf = (given: Case) =>
    quote(given.level, given.facts, addDays(given.facts.dueOn, given.offset), given.choices);
  const holds = (rule: (given: Case, made: RenewalQuote) => void) =>
    fc.assert(
      fc.property(anyCase, (given) => rule(given, quoteOf(given))),
      properties,
    );

  it("adds up: lines, discounts, bonus and the rest, none below zero", () => {
    holds(({ facts: { bonusBalance } }, { lines, totals }) => {
      const { subtotal, discountTotal, bonusTotal, orderTotal } = totals;
      expect(addMoney(...lines.map(({ value }) => value))).toBe(subtotal - discountTotal);
      expect(orderTotal).toBe(subtotal - discountTotal - bonusTotal);
      expect(Math.min(subtotal, discountTotal, bonusTotal, orderTotal)).toBeGreaterThanOrEqual(0);
      expect(bonusTotal).toBeLessThanOrEqual(bonusBalance);
      expect(orderTotal === 0 || bonusTotal === bonusBalance).toBe(true);
    });
  });

  it("allows no choice that the rules forbid, and judges its own answer the same", () => {
    holds((given, made) => {
      const { isUpgradeSelected, isIncorporationSelected, isUpgradeLocked } = made;
      if (isIncorporationSelected || isUpgradeLocked) expect(isUpgradeSelected).toBe(true);
      if (!made.isUpgradeOffered) expect(isUpgradeSelected).toBe(false);
      expect(made.newLevelId !== made.currentLevelId).toBe(
        isUpgradeSelected && given.level.upgrade?.levelId !== given.level.id,
      );
      expect(quoteOf({ ...given, choices: made })).toEqual(made);
    });
  });

  it("takes the early-bird discount off by the day, and never more than by the window", () => {
    holds((given, made) => {
      expect(made.isEarlyBird).toBe(given.offset < given.facts.discountExtensionDays);
      const day = addDays(given.facts.dueOn, given.offset);
      expect(made.isEarlyBird).toBe(day <= made.earlyBirdUntil);
    });
  });

  it("is never cheaper on a later day, and never dearer with a larger bonus", () => {
    holds((given, made) => {
      const later = quoteOf({ ...given, offset: given.offset + 1 });
      expect(later.totals.orderTotal).toBeGreaterThanOrEqual(made.totals.orderTotal);
      const bonusBalance = addMoney(given.facts.bonusBalance, cents(1));
      const richer = quoteOf({ ...given, facts: { ...given.facts, bonusBalance } });
      expect(made.totals.orderTotal - richer.totals.orderTotal).toBe(
        made.totals.orderTotal === 0 ? 0 : 1,
      );
    });
  });

  it("moves the due date by one year, whatever day it is quoted on", () => {
    holds(({ facts: { dueOn: due } }, { nextDueOn }) => {
      expect(nextDueOn).toBe(addYears(due, 1));
      expect(nextDueOn.slice(0, 4)).toBe(String(Number(due.slice(0, 4)) + 1));
      expect(nextDueOn.slice(5)).toBe(due.endsWith("02-29") ? "02-28" : due.slice(5));
    });
  });
});
