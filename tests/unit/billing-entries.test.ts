import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  invoiceEntries,
  paidBackEntries,
  settlementEntries,
} from "#modules/billing/ledger/entries";
import { cents } from "#modules/platform/money";
import { properties } from "#tests/setup/properties";

const share = (invoiceId: number, amount: number) => ({ invoiceId, amount: cents(amount) });

describe("entries of the ledger", () => {
  it("an invoice is owed and earned; one over nothing has none", () => {
    expect(invoiceEntries(7, cents(195_00))).toEqual([
      { ledger: "receivable", invoiceId: 7, cents: 195_00 },
      { ledger: "revenue", cents: -195_00 },
    ]);
    expect(invoiceEntries(7, cents(0))).toEqual([]);
  });

  it("what is settled lowers each invoice; parts of nothing are left out", () => {
    const shares = [share(7, 100_00), share(8, 0), share(9, 50)];
    expect(settlementEntries("discounts", shares)).toEqual([
      { ledger: "discounts", cents: 100_50 },
      { ledger: "receivable", invoiceId: 7, cents: -100_00 },
      { ledger: "receivable", invoiceId: 9, cents: -50 },
    ]);
    expect(settlementEntries("bonus", [share(7, 0)])).toEqual([]);
  });

  it("C-67 what is paid back is the same the other way round", () => {
    expect(paidBackEntries([share(7, 12_34)])).toEqual([
      { ledger: "cash", cents: -12_34 },
      { ledger: "receivable", invoiceId: 7, cents: 12_34 },
    ]);
  });

  it("sum to zero, whatever is settled", () => {
    const shares = fc.array(
      fc.tuple(fc.nat(50), fc.nat(1_000_000)).map(([id, of]) => share(id, of)),
    );
    fc.assert(
      fc.property(shares, (parts) => {
        for (const entries of [settlementEntries("cash", parts), paidBackEntries(parts)]) {
          expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
        }
      }),
      properties,
    );
  });
});
