import { describe, expect, it } from "vitest";
import { type OrderDetailType, orderDetailTypes } from "#modules/billing/contract";
import {
  type DiscountTerms,
  eligibleAmount,
  type PayableInvoice,
  paymentTotals,
  reaches,
} from "#modules/billing/payments/totals";
import { addMoney, cents, ppm } from "#modules/platform/money";

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
