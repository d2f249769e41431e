import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderDetailTypes } from "#modules/billing/contract";
import {
  type DiscountTerms,
  eligibleAmount,
  type PayableInvoice,
  paymentTotals,
  reaches,
} from "#modules/billing/payments/totals";
import { addMoney, cents, type Ppm } from "#modules/platform/money";
import { properties } from "#tests/setup/properties";

/** Lines with credits among them, as renewals have them; ids and order at random. */
const anyInvoices = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          type: fc.constantFrom(...orderDetailTypes),
          value: fc.integer({ min: -30_000, max: 300_000 }).map(cents),
          place: fc.integer({ min: 1, max: 5 }),
          paid: fc.integer({ min: 0, max: 400_000 }),
        }),
      ),
    ),
  )
  .map((lines) =>
    [...new Set(lines.map(({ place }) => place))].map((place): PayableInvoice => {
      const own = lines.filter((line) => line.place === place);
      const value = own.reduce((sum, line) => sum + line.value, 0);
      const balance = cents(Math.max(0, value - (own[0]?.paid ?? 0)));
      return {
        id: place,
        balance,
        orderDetails: own.map(({ id, type, value }) => ({ id, type, value })),
      };
    }),
  );
const flags = fc.record({
  isNewAccount: fc.boolean(),
  isRenewals: fc.boolean(),
  isUpgrades: fc.boolean(),
  isServiceFees: fc.boolean(),
});
const shares = fc
  .tuple(flags, fc.integer({ min: 1, max: 1_000_000 }))
  .map(([of, value]): DiscountTerms & { multiplier: Ppm } => {
    return { ...of, currencyValue: null, multiplier: value as Ppm };
  });
const amounts = fc
  .tuple(flags, fc.integer({ min: 1, max: 600_000 }))
  .map(([of, value]) => ({ ...of, currencyValue: cents(value), multiplier: null }));
const anyTerms: fc.Arbitrary<DiscountTerms> = fc.oneof(shares, amounts);

const eligibleOf = (invoices: readonly PayableInvoice[], terms: DiscountTerms) =>
  addMoney(...invoices.map((open) => eligibleAmount(open, terms)));
function always<Terms extends DiscountTerms>(
  terms: fc.Arbitrary<Terms>,
  says: (invoices: readonly PayableInvoice[], terms: Terms) => void,
) {
  fc.assert(fc.property(anyInvoices, terms, says), properties);
}
const asText = (map: ReadonlyMap<number, number>) =>
  JSON.stringify([...map].filter(([, value]) => value > 0).toSorted(([a], [b]) => a - b));

describe("whatever is on the invoices, credits too", () => {
  it("C-07 C-62 nothing ≤ discount ≤ eligible ≤ subtotal; the total is the rest, never below nothing", () => {
    always(anyTerms, (invoices, terms) => {
      const { subtotal, discount, tax, total } = paymentTotals(invoices, terms);
      const eligible = eligibleOf(invoices, terms);
      expect([discount >= 0, discount <= eligible, eligible <= subtotal]).toEqual([
        true,
        true,
        true,
      ]);
      expect([tax, total]).toEqual([0, Math.max(0, subtotal - discount)]);
    });
  });

  it("C-62 a fixed discount takes its value, or all that is eligible", () => {
    always(amounts, (invoices, terms) => {
      const eligible = eligibleOf(invoices, terms);
      expect(paymentTotals(invoices, terms).discount).toBe(Math.min(terms.currencyValue, eligible));
    });
  });

  it("C-63 a share is the exact half-up of the eligible total", () => {
    always(shares, (invoices, terms) => {
      const product = BigInt(eligibleOf(invoices, terms)) * BigInt(terms.multiplier);
      const whole = product / 1_000_000n;
      const rest = product % 1_000_000n;
      const exact = Number(whole) + (rest * 2n >= 1_000_000n ? 1 : 0);
      expect(paymentTotals(invoices, terms).discount).toBe(exact);
    });
  });

  it("C-60 C-63 lines sum to the discount, none goes beyond its own amount, others stay untouched", () => {
    always(anyTerms, (invoices, terms) => {
      const { discount, discountByInvoice, discountByLine } = paymentTotals(invoices, terms);
      let sum = 0;
      for (const open of invoices) {
        const taken = open.orderDetails.map((line) => {
          const part = discountByLine.get(line.id) ?? 0;
          const most = reaches(terms, line.type) ? Math.max(0, line.value) : 0;
          expect(part >= 0 && part <= most).toBe(true);
          return part;
        });
        const ofInvoice = taken.reduce<number>((all, part) => all + part, 0);
        expect(discountByInvoice.get(open.id) ?? 0).toBe(ofInvoice);
        expect(ofInvoice).toBeLessThanOrEqual(eligibleAmount(open, terms));
        sum += ofInvoice;
      }
      expect(sum).toBe(discount);
    });
  });

  it("C-60 what no flag reaches changes no discount", () => {
    always(anyTerms, (invoices, terms) => {
      const dearer = invoices.map((open) => ({
        ...open,
        balance: cents(open.balance + 500),
        orderDetails: [
          ...open.orderDetails,
          { id: 2_000_000 + open.id, type: "state_fee" as const, value: cents(500) },
        ],
      }));
      const settled = invoices.every((open) => {
        const reached = open.orderDetails.filter(({ type }) => reaches(terms, type));
        return open.balance >= addMoney(...reached.map(({ value }) => value));
      });
      const before = paymentTotals(invoices, terms);
      const after = paymentTotals(dearer, terms);
      if (settled) expect(asText(after.discountByLine)).toBe(asText(before.discountByLine));
    });
  });

  it("C-63 the order of invoices and of lines changes nothing", () => {
    always(anyTerms, (invoices, terms) => {
      const turned = invoices.toReversed().map((open) => {
        return { ...open, orderDetails: open.orderDetails.toReversed() };
      });
      const one = paymentTotals(invoices, terms);
      const other = paymentTotals(turned, terms);
      expect(asText(other.discountByLine)).toBe(asText(one.discountByLine));
      expect(asText(other.discountByInvoice)).toBe(asText(one.discountByInvoice));
    });
  });

  it("C-63 splitting lines in two leaves the total", () => {
    always(anyTerms, (invoices, terms) => {
      const split = invoices.map((open) => ({
        ...open,
        orderDetails: open.orderDetails.flatMap((line) => {
          const part = cents(Math.trunc(line.value / 3));
          const rest = { ...line, id: line.id + 1_000_000, value: cents(line.value - part) };
          return [{ ...line, value: part }, rest];
        }),
      }));
      expect(paymentTotals(split, terms).total).toBe(paymentTotals(invoices, terms).total);
    });
  });

  it("C-63 a larger share never takes off less", () => {
    always(
      fc.tuple(shares, shares).map(([a, b]) => ({ ...a, other: b.multiplier })),
      (invoices, terms) => {
        const taken = [terms.multiplier, terms.other]
          .toSorted((a, b) => a - b)
          .map((multiplier) => paymentTotals(invoices, { ...terms, multiplier }).discount);
        expect(taken[0]).toBeLessThanOrEqual(taken[1] ?? 0);
      },
    );
  });

  it("C-08 the browser's preview, from what travels as JSON, is the server's to the cent", () => {
    always(anyTerms, (invoices, terms) => {
      const sent = JSON.parse(JSON.stringify({ invoices, terms })) as {
        invoices: PayableInvoice[];
        terms: DiscountTerms;
      };
      const preview = paymentTotals(sent.invoices, sent.terms);
      const server = paymentTotals(invoices, terms);
      const { discountByInvoice, discountByLine, ...sums } = preview;
      expect(server).toMatchObject(sums);
      expect(asText(discountByInvoice)).toBe(asText(server.discountByInvoice));
      expect(asText(discountByLine)).toBe(asText(server.discountByLine));
    });
  });
});
