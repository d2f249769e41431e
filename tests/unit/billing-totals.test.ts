import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderDetailType, orderDetailTypes } from "#modules/billing/contract";
import {
  type DiscountTerms,
  eligibleAmount,
  type PayableInvoice,
  paymentTotals,
  reaches,
} from "#modules/billing/domain/totals";
import { addMoney, cents, ppm } from "#modules/platform/money";

const RUNS = { numRuns: 10_000 };

const none: DiscountTerms = {
  currencyValue: null,
  multiplier: null,
  isNewAccount: false,
  isRenewals: false,
  isUpgrades: false,
  isServiceFees: false,
};
const all = { isNewAccount: true, isRenewals: true, isUpgrades: true, isServiceFees: true };
const share = (multiplier: string, flags: Partial<DiscountTerms> = all): DiscountTerms => ({
  ...none,
  ...flags,
  multiplier: ppm(multiplier),
});
const amount = (value: number, flags: Partial<DiscountTerms> = all): DiscountTerms => ({
  ...none,
  ...flags,
  currencyValue: cents(value),
});

let nextId = 1;
function invoice(lines: [OrderDetailType, number][], paid = 0): PayableInvoice {
  const orderDetails = lines.map(([type, value]) => ({ id: nextId++, type, value: cents(value) }));
  const value = addMoney(...orderDetails.map((line) => line.value));
  return { id: nextId++, balance: cents(value - paid), orderDetails };
}

describe("payment totals", () => {
  it("C-06 C-07 sum the balances of the chosen invoices; the tax is 0", () => {
    const totals = paymentTotals([
      invoice([["renewal", 19_500]], 4_500),
      invoice([["service_fee", 50]]),
    ]);
    expect(totals).toMatchObject({ subtotal: 15_050, discount: 0, tax: 0, total: 15_050 });
    expect(paymentTotals([])).toMatchObject({ subtotal: 0, total: 0 });
  });

  it.each([
    ["isNewAccount", ["new_account"]],
    ["isRenewals", ["renewal"]],
    ["isUpgrades", ["upgrade", "incorporation"]],
    ["isServiceFees", ["service_fee"]],
  ] as const)("C-59 C-60 the flag %s reaches %s and no other line", (flag, types) => {
    const reached = orderDetailTypes.filter((type) => reaches({ ...none, [flag]: true }, type));
    expect(reached).toEqual(types);
  });

  it("C-60 no flag reaches state fees and adjustments", () => {
    const open = invoice([
      ["state_fee", 2_500],
      ["adjustment", 1_000],
    ]);
    expect(paymentTotals([open], share("1"))).toMatchObject({ discount: 0, total: 3_500 });
  });

  it.each([
    [
      "the flagged lines, when the balance is larger",
      [
        ["renewal", 10_000],
        ["state_fee", 5_000],
      ],
      0,
      10_000,
    ],
    ["the balance, when it is smaller", [["renewal", 10_000]], 9_000, 1_000],
    [
      "with credits among the flagged lines",
      [
        ["renewal", 10_000],
        ["renewal", -2_000],
      ],
      0,
      8_000,
    ],
    [
      "nothing, when credits outweigh them",
      [
        ["renewal", 1_000],
        ["renewal", -2_000],
        ["state_fee", 5_000],
      ],
      0,
      0,
    ],
  ] as const)("C-61 what is eligible is %s", (_case, lines, paid, eligible) => {
    const open = invoice(
      lines.map(([type, value]) => [type, value]),
      paid,
    );
    expect(eligibleAmount(open, share("1", { isRenewals: true }))).toBe(eligible);
  });

  it("C-62 caps a fixed discount at the eligible amount", () => {
    const open = [
      invoice([
        ["renewal", 3_000],
        ["state_fee", 9_000],
      ]),
    ];
    expect(paymentTotals(open, amount(5_000))).toMatchObject({ discount: 3_000, total: 9_000 });
    expect(paymentTotals(open, amount(2_999))).toMatchObject({ discount: 2_999, total: 9_001 });
  });

  it("C-63 rounds a share half up, once on the eligible total", () => {
    expect(paymentTotals([invoice([["renewal", 50]])], share("0.29")).discount).toBe(15);
    const three = [1, 2, 3].map(() => invoice([["renewal", 5]]));
    // 15 cents × 0.1 is 1.5; rounding each invoice apart would give 3 × 1.
    expect(paymentTotals(three, share("0.1")).discount).toBe(2);
  });

  it("C-63 shares over lines by largest remainder, ties to the smaller id", () => {
    const open = invoice([
      ["renewal", 100],
      ["upgrade", 100],
      ["service_fee", 100],
    ]);
    const { discountByLine, discountByInvoice } = paymentTotals([open], amount(200));
    expect([...discountByLine.values()].toSorted()).toEqual([66, 67, 67]);
    const [first, second, third] = open.orderDetails.map(({ id }) => discountByLine.get(id));
    expect([first, second, third]).toEqual([67, 67, 66]);
    expect(discountByInvoice.get(open.id)).toBe(200);
  });
});

const lineType = fc.constantFrom(...orderDetailTypes);
const anyInvoices = fc
  .array(
    fc.record({
      lines: fc.array(fc.tuple(lineType, fc.integer({ min: 0, max: 200_000 })), {
        minLength: 1,
        maxLength: 6,
      }),
      paid: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drafts) =>
    drafts.map(({ lines, paid }) => {
      const whole = lines.reduce((sum, [, value]) => sum + value, 0);
      return invoice(lines, Math.floor((whole * paid) / 100));
    }),
  );
const flags = fc.record({
  isNewAccount: fc.boolean(),
  isRenewals: fc.boolean(),
  isUpgrades: fc.boolean(),
  isServiceFees: fc.boolean(),
});
const anyTerms = fc.oneof(
  fc.tuple(flags, fc.integer({ min: 1, max: 300_000 })).map(([of, value]) => amount(value, of)),
  fc
    .tuple(flags, fc.integer({ min: 1, max: 1_000_000 }))
    .map(([of, value]) => ({ ...none, ...of, multiplier: value as ReturnType<typeof ppm> })),
);
const eligibleOf = (invoices: readonly PayableInvoice[], terms: DiscountTerms) =>
  addMoney(...invoices.map((open) => eligibleAmount(open, terms)));
const property = (says: (invoices: PayableInvoice[], terms: DiscountTerms) => void) =>
  fc.assert(fc.property(anyInvoices, anyTerms, says), RUNS);

describe("whatever the invoices and the discount", () => {
  it("C-62 nothing ≤ discount ≤ eligible ≤ subtotal, and the total is never below nothing", () => {
    property((invoices, terms) => {
      const { subtotal, discount, total } = paymentTotals(invoices, terms);
      const eligible = eligibleOf(invoices, terms);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(eligible);
      expect(eligible).toBeLessThanOrEqual(subtotal);
      expect(total).toBe(Math.max(0, subtotal - discount));
    });
  });

  it("C-63 the lines sum to the discount, and none is beyond its own amount", () => {
    property((invoices, terms) => {
      const { discount, discountByLine, discountByInvoice } = paymentTotals(invoices, terms);
      expect(addMoney(...discountByLine.values())).toBe(discount);
      expect(addMoney(...discountByInvoice.values())).toBe(discount);
      for (const open of invoices) {
        expect(discountByInvoice.get(open.id) ?? 0).toBeLessThanOrEqual(open.balance);
        for (const line of open.orderDetails) {
          const taken = discountByLine.get(line.id) ?? 0;
          expect(taken).toBeLessThanOrEqual(line.value);
          if (!reaches(terms, line.type)) expect(taken).toBe(0);
        }
      }
    });
  });

  it("C-63 the order of invoices and lines changes nothing", () => {
    property((invoices, terms) => {
      const turned = invoices
        .map((open) => ({ ...open, orderDetails: open.orderDetails.toReversed() }))
        .toReversed();
      const [one, other] = [paymentTotals(invoices, terms), paymentTotals(turned, terms)];
      expect(other.discount).toBe(one.discount);
      expect(new Map([...other.discountByLine].toSorted())).toEqual(
        new Map([...one.discountByLine].toSorted()),
      );
    });
  });

  it("C-63 splitting a line leaves the discount", () => {
    property((invoices, terms) => {
      const split = invoices.map((open) => ({
        ...open,
        orderDetails: open.orderDetails.flatMap((line) => {
          const part = cents(Math.floor(line.value / 3));
          return [
            { ...line, value: part },
            { ...line, id: line.id + 1_000_000_000, value: cents(line.value - part) },
          ];
        }),
      }));
      expect(paymentTotals(split, terms).discount).toBe(paymentTotals(invoices, terms).discount);
    });
  });

  it("C-63 a larger share never takes off less", () => {
    fc.assert(
      fc.property(anyInvoices, flags, fc.nat(999_999), fc.nat(999_999), (invoices, of, a, b) => {
        const [less, more] = [a, b]
          .toSorted((x, y) => x - y)
          .map((value) => ({
            ...none,
            ...of,
            multiplier: (value ?? 0) as ReturnType<typeof ppm>,
          }));
        expect(paymentTotals(invoices, less).discount).toBeLessThanOrEqual(
          paymentTotals(invoices, more).discount,
        );
      }),
      RUNS,
    );
  });
});
