import "./payments-provider";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { admin } from "./payments-provider";
import { balancesFor, cashFrom, makeDebtor, payBank, payCard } from "./payments-support";

afterEach(() => admin.clearFaults());

const attemptsOf = (accountId: number) =>
  db.paymentAttempt.findMany({ where: { accountId }, include: { invoices: true } });
const chargesOf = async (accountId: number) => {
  const refs = new Set((await attemptsOf(accountId)).map(({ ref }) => ref));
  return admin.ledger().filter((one) => refs.has(one.invoiceNumber));
};

describe("a card payment", () => {
  it("C-34 is assigned: charged once under its reference, and the invoices are settled", async () => {
    const debtor = await makeDebtor(195_00, 20_50);
    const paid = await payCard(debtor);
    expect(paid).toMatchObject({
      ok: true,
      value: {
        kind: "assigned",
        paymentId: expect.any(Number),
        transId: expect.stringMatching(/^\d{11}$/),
        label: "Visa ending in 1111",
      },
    });
    expect(await balancesFor(debtor.accountId)).toEqual([]);
    expect(await cashFrom(debtor.accountId)).toBe(215_50);
    expect(await chargesOf(debtor.accountId)).toMatchObject([{ cents: 215_50 }]);
    expect(await attemptsOf(debtor.accountId)).toMatchObject([
      { status: "succeeded", invoices: [{ isActive: false }, { isActive: false }] },
    ]);
  });

  it("C-22 is declined with the provider's text; nothing is paid and one may try again", async () => {
    const debtor = await makeDebtor(50_00);
    expect(await payCard(debtor, "46282")).toMatchObject({
      refusal: {
        code: "invalid",
        errors: {
          payment: [
            { key: "providerSays", values: { text: "This transaction has been declined." } },
          ],
        },
      },
    });
    expect(await balancesFor(debtor.accountId)).toEqual([50_00]);
    expect(await cashFrom(debtor.accountId)).toBe(0);
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
  });
});

describe("a bank payment", () => {
  it("C-28 C-32 is assigned, with the name cut to 22 characters", async () => {
    const debtor = await makeDebtor(50_00);
    expect(await payBank(debtor)).toMatchObject({
      value: { kind: "assigned", label: "Bank account ending in 6789" },
    });
    expect(await balancesFor(debtor.accountId)).toEqual([]);
  });
});

it("C-08 another value than the server's total is refused with the new totals", async () => {
  const debtor = await makeDebtor(50_00);
  expect(await payCard({ ...debtor, value: cents(49_99) })).toMatchObject({
    refusal: {
      code: "conflict",
      totals: { subtotal: 50, discount: 0, tax: 0, total: 50 },
    },
  });
  expect(await attemptsOf(debtor.accountId)).toEqual([]);
});
