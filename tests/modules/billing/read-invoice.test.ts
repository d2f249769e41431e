import { describe, expect, it } from "vitest";
import { createDiscount, createInvoice, readInvoice } from "#modules/billing/index.server";
import { post } from "#modules/billing/ledger/post.server";
import { type Actor, createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents, ppm } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makeAccount } from "#tests/factories/account";
import { billed, must, paidByCard, paidByCheck, system } from "./finance-kit";

const member = (accountId: number): Actor => {
  return { kind: "user", userId: 1, isStaff: false, accountIds: [accountId] };
};

describe("an invoice that is read", () => {
  it("C-02 C-66 has number, date, value, balance, notes and its lines in order", async () => {
    const { id: accountId } = await makeAccount(system, "Elm Street Boosters");
    await db.account.update({
      where: { id: accountId },
      data: { city: "Portland", state: "ME" },
    });
    const made = must(
      await createInvoice(system, {
        accountId,
        documentAt: civilDate("2027-03-04"),
        publicNotes: "Thank you.\nPay by May.",
        orderDetails: [
          { type: "renewal", label: "Renewal 2027", value: cents(195_00) },
          { type: "adjustment", label: "Bonus", value: cents(-25_00) },
        ],
      }),
    );
    expect(must(await readInvoice(system, made.id))).toMatchObject({
      id: made.id,
      number: made.number,
      documentAt: "2027-03-04",
      value: 170_00,
      balance: 170_00,
      publicNotes: "Thank you.\nPay by May.",
      accountId,
      accountName: "Elm Street Boosters",
      accountPlace: "Portland, ME",
      state: "open",
      orderDetails: [
        { type: "renewal", label: "Renewal 2027", value: 195_00 },
        { type: "adjustment", label: "Bonus", value: -25_00 },
      ],
      movements: [],
    });
  });

  it("C-11 exists for its account's people, staff and the system only", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id } = await billed(accountId, 10_00);
    const as = (actor: Actor) => readInvoice(createCtx({ actor }), id);
    const staff: Actor = { kind: "user", userId: 2, isStaff: true, role: "owner", accountIds: [] };
    expect((await as(member(accountId))).ok).toBe(true);
    expect((await as(staff)).ok).toBe(true);
    const hidden = { ok: false, refusal: { code: "not_found" } };
    expect(await as(member(accountId + 1))).toMatchObject(hidden);
    expect(await as({ kind: "visitor" })).toMatchObject(hidden);
    expect(await readInvoice(system, 999_999_999)).toMatchObject(hidden);
  });

  it("C-02 tells what was paid of it, its own part only, with the discount's code", async () => {
    const { id: accountId } = await makeAccount(system);
    const one = await billed(accountId, 100_00);
    const two = await billed(accountId, 50_00);
    const flags = { isRenewals: true, isNewAccount: false, isUpgrades: false };
    const discount = must(
      await createDiscount(system, {
        ...flags,
        isServiceFees: false,
        code: "TENTH",
        description: "A tenth",
        currencyValue: null,
        multiplier: ppm("0.1"),
      }),
    );
    await paidByCheck(accountId, [one.id], 40_00);
    await paidByCard(
      accountId,
      [
        { invoiceId: one.id, amount: 50_00, discount: 10_00 },
        { invoiceId: two.id, amount: 30_00 },
      ],
      { discountId: discount.id },
    );
    const read = must(await readInvoice(system, one.id));
    expect(read).toMatchObject({ balance: 0, state: "paid" });
    expect(read.movements).toMatchObject([
      { kind: "payment", method: "check", label: "Check 204", owed: -40_00, on: "2027-02-01" },
      { kind: "payment", method: "credit_card", owed: -50_00, on: "2027-02-02", code: "" },
      { kind: "discount", owed: -10_00, code: "TENTH" },
    ]);
    expect(must(await readInvoice(system, two.id))).toMatchObject({
      balance: 20_00,
      state: "open",
    });
  });

  it("C-67 says that it was voided, with staff's reason", async () => {
    const { id: accountId } = await makeAccount(system);
    const { id } = await billed(accountId, 60_00);
    await inTransaction(system, async (tx) =>
      ok(
        await post(tx, {
          kind: "void",
          accountId,
          reference: `void:${id}`,
          note: "Billed twice",
          entries: [
            { ledger: "receivable", invoiceId: id, cents: cents(-60_00) },
            { ledger: "revenue", cents: cents(60_00) },
          ],
        }),
      ),
    );
    expect(must(await readInvoice(system, id))).toMatchObject({
      balance: 0,
      state: "void",
      movements: [{ kind: "void", note: "Billed twice", owed: -60_00, method: null }],
    });
  });
});
