import { describe, expect, it } from "vitest";
import { changedPeriod, daysOf, periodOf } from "#modules/billing/discounts/period";
import { keptUntil, phaseOf, whyRefused } from "#modules/billing/discounts/use";
import { civilDate } from "#modules/platform/dates";

const noon = new Date("2027-04-10T12:00:00Z");
const later = (ms: number) => new Date(noon.getTime() + ms);
const unlimited = { validFrom: null, validUntil: null, maxUses: null, maxUsesPerAccount: null };
const days = { firstDay: civilDate("2027-04-08"), lastDay: civilDate("2027-04-12") };
const open = { firstDay: null, lastDay: null };

describe("C-64 a discount's period", () => {
  it("is whole days on the East Coast, and open where no day is given", () => {
    const period = periodOf(days);
    expect(period).toEqual({
      validFrom: new Date("2027-04-08T04:00:00Z"),
      validUntil: new Date("2027-04-13T04:00:00Z"),
    });
    expect(daysOf(period)).toEqual(days);
    expect(periodOf(open)).toEqual({ validFrom: null, validUntil: null });
    expect(daysOf({ validFrom: null, validUntil: null })).toEqual(open);
  });

  it("keeps the instant of each day that is left, and takes the other again", () => {
    const before = { validFrom: new Date("2027-04-08T15:00:00Z"), validUntil: noon };
    const shown = daysOf(before);
    expect(shown).toEqual({ ...days, lastDay: civilDate("2027-04-10") });
    expect(changedPeriod(before, shown)).toEqual(before);
    const longer = { ...shown, lastDay: civilDate("2027-04-12") };
    expect(changedPeriod(before, longer)).toEqual({
      ...before,
      validUntil: new Date("2027-04-13T04:00:00Z"),
    });
    expect(changedPeriod(before, { ...shown, firstDay: civilDate("2027-04-07") })).toEqual({
      ...before,
      validFrom: new Date("2027-04-07T04:00:00Z"),
    });
    expect(changedPeriod(before, open)).toEqual({ validFrom: null, validUntil: null });
  });

  it("begins with its first instant and is over at its last", () => {
    const terms = { ...unlimited, validFrom: noon, validUntil: later(1_000) };
    const phases = [-1, 0, 999, 1_000].map((ms) => phaseOf(terms, later(ms)));
    expect(phases).toEqual(["scheduled", "active", "active", "ended"]);
    expect(phaseOf(unlimited, noon)).toBe("active");
  });

  it("bounds the 30 minutes that a use is kept", () => {
    const half = 30 * 60_000;
    expect(keptUntil(unlimited, noon)).toEqual(later(half));
    expect(keptUntil({ ...unlimited, validUntil: later(half + 1) }, noon)).toEqual(later(half));
    expect(keptUntil({ ...unlimited, validUntil: later(half - 1) }, noon)).toEqual(later(half - 1));
  });
});

describe("C-64 one more use", () => {
  const why = (limits: object, byAll: number, byAccount: number, ms = 0) =>
    whyRefused({ ...unlimited, ...limits }, { byAll, byAccount }, later(ms))?.key;

  it("is there without limits, and as long as fewer are taken than there are", () => {
    expect(why({}, 1_000, 1_000)).toBeUndefined();
    expect(why({ maxUses: 3 }, 2, 2)).toBeUndefined();
    expect(why({ maxUses: 3 }, 3, 0)).toBe("discountUsedUp");
    expect(why({ maxUses: 3 }, 4, 0)).toBe("discountUsedUp");
    expect(why({ maxUsesPerAccount: 2 }, 100, 1)).toBeUndefined();
    expect(why({ maxUsesPerAccount: 2 }, 2, 2)).toBe("discountUsedByAccount");
    expect(why({ maxUses: 0 }, 0, 0)).toBe("discountUsedUp");
  });

  it("is refused before and after the period", () => {
    expect(why({ validFrom: noon }, 0, 0, -1)).toBe("discountNotYet");
    expect(why({ validFrom: noon }, 0, 0)).toBeUndefined();
    expect(why({ validUntil: noon }, 0, 0, -1)).toBeUndefined();
    expect(why({ validUntil: noon }, 0, 0)).toBe("discountEnded");
  });
});
