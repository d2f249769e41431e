import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createInvoice, enterPayment, openInvoices } from "#modules/billing/index.server";
import { settle } from "#modules/billing/payments/settle.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makeAccount } from "#tests/factories/account";

const system = createCtx({ actor: { kind: "system", name: "test" } });
const today = civilDate("2027-03-01");

async function makeInvoice(accountId: number, value: number): Promise<number> {
  const line = { type: "renewal", label: "Renewal", value: cents(value) } as const;
  const made = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!made.ok) throw new Error("refused");
  return made.value.id;
}

const postingsOf = (accountId: number) =>
  db.posting.findMany({
    where: { accountId },
    include: { entries: { orderBy: { id: "asc" } } },
    orderBy: { id: "asc" },
  });
const balanceOf = async (accountId: number) => {
  const open = await openInvoices(system, accountId);
  if (!open.ok) throw new Error("refused");
  return open.value.map(({ balance }) => balance);
};
const settledEvents = (invoiceId: number) =>
  db.outboxJob.count({
    where: { jobName: "billing.invoice-settled", payload: { equals: { invoiceId } } },
  });

describe("the ledger", () => {
  let accountId: number;
  beforeEach(async () => {
    accountId = (await makeAccount(system)).id;
  });

  it("posts what an invoice makes an account owe; one over $0 posts nothing", async () => {
    const id = await makeInvoice(accountId, 195_00);
    await makeInvoice(accountId, 0);
    const postings = await postingsOf(accountId);
    expect(postings.map(({ kind, reference }) => [kind, reference])).toEqual([
      ["invoice", `invoice:${id}`],
    ]);
    expect(postings[0]?.entries).toMatchObject([
      { ledger: "receivable", invoiceId: id, cents: 195_00 },
      { ledger: "revenue", invoiceId: null, cents: -195_00 },
    ]);
    expect(await balanceOf(accountId)).toEqual([195_00]);
  });

  it("C-62 a payment with a discount leaves nothing open and tells that the invoice is settled", async () => {
    const { id } = await makeAccount(system);
    const invoiceId = await makeInvoice(id, 100_00);
    const part = { invoiceId, amount: cents(90_00), discount: cents(10_00) };
    const attemptRef = randomUUID();
    const pay = () =>
      inTransaction(system, async (tx) =>
        ok(
          await settle(tx, {
            accountId: id,
            method: "credit_card",
            invoices: [part],
            receivedOn: today,
            attemptRef,
          }),
        ),
      );
    expect(await pay()).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(await pay()).toMatchObject({ ok: true, value: undefined });
    const [, payment, discount, ...others] = await postingsOf(id);
    expect(others).toEqual([]);
    expect(payment?.entries).toMatchObject([
      { ledger: "cash", cents: 90_00 },
      { ledger: "receivable", invoiceId, cents: -90_00 },
    ]);
    expect(discount?.entries).toMatchObject([
      { ledger: "discounts", cents: 10_00 },
      { ledger: "receivable", invoiceId, cents: -10_00 },
    ]);
    expect(await balanceOf(id)).toEqual([]);
    expect(await settledEvents(invoiceId)).toBe(1);
  });

  it("an entered check settles invoices in their order, up to what is open", async () => {
    const { id } = await makeAccount(system);
    const first = await makeInvoice(id, 60_00);
    const second = await makeInvoice(id, 60_00);
    const check = { accountId: id, method: "check", label: "204" } as const;
    const both = [first, second, first];
    expect(
      await enterPayment(system, { ...check, amount: cents(120_01), invoiceIds: both }),
    ).toMatchObject({ refusal: { errors: { amount: [{ key: "amountBeyondBalance" }] } } });
    const entered = await enterPayment(system, {
      ...check,
      amount: cents(80_00),
      invoiceIds: both,
    });
    expect(entered.ok).toBe(true);
    expect(await balanceOf(id)).toEqual([40_00]);
    expect([await settledEvents(first), await settledEvents(second)]).toEqual([1, 0]);
  });

  it("two checks at once never settle more than is open", async () => {
    const { id } = await makeAccount(system);
    const invoiceId = await makeInvoice(id, 50_00);
    const check = { accountId: id, method: "check", label: "1", amount: cents(30_00) } as const;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => enterPayment(system, { ...check, invoiceIds: [invoiceId] })),
    );
    expect(all.filter((entered) => entered.ok)).toHaveLength(1);
    expect(await balanceOf(id)).toEqual([20_00]);
  });

  it("is for staff and the system, and knows no other account's invoices", async () => {
    const { id } = await makeAccount(system);
    const foreign = await makeInvoice(accountId, 10_00);
    const check = { method: "check", label: "1", amount: cents(1), invoiceIds: [foreign] } as const;
    expect(await enterPayment(system, { ...check, accountId: id })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [accountId] } as const;
    expect(await enterPayment(createCtx({ actor }), { ...check, accountId })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });

  it.each([
    "UPDATE postings SET note = 'x'",
    "DELETE FROM ledger_entries",
    "UPDATE payments SET amount_cents = 1",
    "TRUNCATE payment_invoices CASCADE",
  ])("C-67 refuses to forget: %s", async (sql) => {
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow(/append-only/);
  });

  it("refuses a posting whose entries do not sum to zero, or that has none", async () => {
    const posting = (reference: string) => ({
      data: { kind: "invoice", accountId, reference, createdAt: system.now() },
    });
    const unbalanced = db.$transaction(async (tx) => {
      const { id: postingId } = await tx.posting.create(posting("test:1"));
      await tx.ledgerEntry.createMany({
        data: [
          { postingId, ledger: "cash", cents: 100 },
          { postingId, ledger: "revenue", cents: -99 },
        ],
      });
    });
    await expect(unbalanced).rejects.toThrow(/not balanced/);
    await expect(db.posting.create(posting("test:2"))).rejects.toThrow(/not balanced/);
  });
});
