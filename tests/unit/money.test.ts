import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCurrency } from "#modules/platform/format";
import { say } from "#modules/platform/messages";
import {
  addMoney,
  type Cents,
  cents,
  largestAmount,
  moneyFromDollars,
  parseMoney,
  percentOf,
  ppm,
  shareMoney,
  subtractMoney,
  summedCents,
  toAmountText,
  toDollars,
} from "#modules/platform/money";
import { properties } from "#tests/setup/properties";

const anyCents = fc.integer({ min: -largestAmount, max: largestAmount }).map(cents);
const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
const multipliers = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((millionths) => ppm((millionths / 1_000_000).toFixed(6)));
const parts = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }).map(cents), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((amount, index) => ({ id: index + 1, amount })));
const sum = (list: Iterable<Cents>) => addMoney(...list);

const words = (text: string, options?: { allowNegative?: boolean }) => {
  const parsed = parseMoney(text, options);
  return parsed.ok ? undefined : say("en", parsed.message);
};

describe("amounts as people type them", () => {
  it.each([
    ["1234", 123_400],
    ["$1,234.5", 123_450],
    [" $ 1,234.50 ", 123_450],
    ["1,234,567.89", 123_456_789],
    [".5", 50],
    ["5.", 500],
    ["0", 0],
    ["007", 700],
    ["0.07", 7],
    ["21,474,836.47", 2_147_483_647],
  ])("reads %j as %i cents", (text, expected) => {
    expect(parseMoney(text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ["", /Enter an amount in dollars/],
    ["   ", /Enter an amount in dollars/],
    ["$", /Enter an amount in dollars/],
    ["ten", /digits only/],
    ["12e3", /digits only/],
    ["0x10", /digits only/],
    ["1.2.3", /digits only/],
    [".", /digits only/],
    ["--5", /digits only/],
    ["-$-5", /digits only/],
    ["€5", /digits only/],
    ["１２", /digits only/],
    ["NaN", /digits only/],
    ["Infinity", /digits only/],
    ["1\u00005", /digits only/],
    ["1,23", /groups of three/],
    ["1.234,50", /digits only/],
    ["12,34,567", /groups of three/],
    [",123", /groups of three/],
    ["1.234", /two digits after/],
    ["-5", /zero or more/],
    ["-$5.00", /zero or more/],
    ["21,474,836.48", /\$21,474,836\.47 or less/],
    ["9".repeat(1_000_000), /or less/],
  ])("refuses %.20j with words", (text, expected) => {
    expect(words(text)).toMatch(expected);
  });

  it("reads negative amounts only where they are allowed, and never makes a negative zero", () => {
    expect(parseMoney("-$5.25", { allowNegative: true })).toEqual({ ok: true, value: -525 });
    expect(parseMoney("$-5.25", { allowNegative: true })).toEqual({ ok: true, value: -525 });
    const zero = parseMoney("-0.00");
    expect(zero.ok && Object.is(zero.value, 0)).toBe(true);
  });

  it("reads a megabyte of spaces in the time of its length", () => {
    const typed = `-${" ".repeat(1_000_000)}x`;
    expect(parseMoney(typed, { allowNegative: true }).ok).toBe(false);
  });

  it("reads back every amount it writes", () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const typed = parseMoney(toAmountText(amount), { allowNegative: true });
        const wired = moneyFromDollars(toDollars(amount));
        expect([typed, wired]).toEqual([
          { ok: true, value: amount },
          { ok: true, value: amount },
        ]);
      }),
      properties,
    );
  });

  it("never throws, whatever is typed", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const parsed = parseMoney(text, { allowNegative: true });
        expect(parsed.ok ? Number.isInteger(parsed.value) : parsed.message.key).toBeTruthy();
      }),
      { numRuns: 500 },
    );
  });

  it.each([0.291, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 1e-7])(
    "refuses %d dollars from JSON",
    (dollars) => expect(moneyFromDollars(dollars).ok).toBe(false),
  );
});

describe("arithmetic", () => {
  it("makes cents of whole numbers within the database's range only", () => {
    for (const wrong of [0.5, Number.NaN, largestAmount + 1, Number.POSITIVE_INFINITY]) {
      expect(() => cents(wrong)).toThrow(RangeError);
    }
    expect(() => addMoney(largestAmount, cents(1))).toThrow(RangeError);
    expect(subtractMoney(cents(5), cents(7))).toBe(-2);
  });

  it("takes a sum of many rows beyond that range, as long as a number counts it exactly", () => {
    expect(formatCurrency(summedCents(2_147_483_648n))).toBe("$21,474,836.48");
    expect(() => summedCents(2n ** 53n)).toThrow(RangeError);
  });

  it("adds and subtracts exactly", () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toBe(a);
        expect(addMoney(a, b)).toBe(addMoney(b, a));
      }),
      properties,
    );
  });

  it.each([
    [50, "0.29", 15], // floats give 14
    [1, "0.5", 1],
    [1, "0.499999", 0],
    [-1, "0.5", -1],
    [19_500, "0.1", 1_950],
    [33_333, "0.333333", 11_111],
    [100, "1", 100],
    [100, "0", 0],
    [largestAmount, "1.000000", largestAmount],
  ])("takes %i cents times %s as %i", (amount, multiplier, expected) => {
    expect(percentOf(cents(amount), ppm(multiplier))).toBe(expected);
  });

  it("stays within the amount, grows with the multiplier and is off by half a cent at most", () => {
    fc.assert(
      fc.property(amounts, multipliers, multipliers, (amount, one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(percentOf(amount, low)).toBeLessThanOrEqual(percentOf(amount, high));
        expect(percentOf(amount, high)).toBeLessThanOrEqual(amount);
        const off = BigInt(percentOf(amount, low)) * 1_000_000n - BigInt(amount) * BigInt(low);
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
      properties,
    );
  });

  it.each(["-0.1", "1.2345678", "", "a", "1e3", "0,5"])("refuses the multiplier %j", (text) => {
    expect(() => ppm(text)).toThrow(RangeError);
  });

  it("reads multipliers exactly", () => {
    expect([ppm("0.29"), ppm("1"), ppm("0.000001"), ppm("0.2900000000")]).toEqual([
      290_000, 1_000_000, 1, 290_000,
    ]);
  });
});

describe("sharing by largest remainder", () => {
  it("gives the left-over cents to the largest remainders, ties to the smaller id", () => {
    const thirds = [3, 1, 2].map((id) => ({ id, amount: cents(100) }));
    expect([...shareMoney(cents(100), thirds)].toSorted()).toEqual([
      [1, 34],
      [2, 33],
      [3, 33],
    ]);
    expect(
      shareMoney(cents(10), [
        { id: 1, amount: cents(70) },
        { id: 2, amount: cents(26) },
      ]),
    ).toEqual(
      new Map([
        [1, 7],
        [2, 3],
      ]),
    );
  });

  it("sums to the amount, gives no part more than its own, whatever the order", () => {
    fc.assert(
      fc.property(parts, multipliers, (list, multiplier) => {
        const whole = sum(list.map(({ amount }) => amount));
        const amount = percentOf(whole, multiplier);
        const shares = shareMoney(amount, list);
        expect(sum(shares.values())).toBe(amount);
        for (const part of list) expect(shares.get(part.id)).toBeLessThanOrEqual(part.amount);
        const reversed = shareMoney(amount, list.toReversed());
        expect([...reversed].toSorted()).toEqual([...shares].toSorted());
      }),
      properties,
    );
  });

  it("refuses what cannot be shared", () => {
    expect(() => shareMoney(cents(1), [])).toThrow(RangeError);
    expect(() => shareMoney(cents(-1), [{ id: 1, amount: cents(5) }])).toThrow(RangeError);
    expect(() => shareMoney(cents(1), [{ id: 1, amount: cents(-5) }])).toThrow(RangeError);
    expect(shareMoney(cents(0), [{ id: 1, amount: cents(0) }])).toEqual(new Map([[1, 0]]));
  });
});
