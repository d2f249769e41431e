import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newReference } from "#modules/billing/attempts/store.server";
import { creditInvoice, enterPayment, voidInvoice } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { balances, makeInvoice, makeMember, makeStaff, must, postingsOf } from "./back-office";

let staff: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  staff = await makeStaff();
});

const note = "Made twice";
const credit = (invoiceId: number, amount: number, key: string = randomUUID()) =>
  creditInvoice(staff.ctx, { invoiceId, amount: cents(amount), note, key });
const settledEvents = (invoiceId: number) =>
  db.outboxJob.count({
    where: { jobName: "billing.invoice-settled", payload: { equals: { invoiceId } } },
  });

async function invoice(amount: number) {
  const member = await makeMember();
  return { ...member, invoiceId: await makeInvoice(member.accountId, amount) };
}

/** A payment of an invoice that is under way. */
async function attemptOn(accountId: number, invoiceId: number, amountCents: number) {
  const ref = newReference();
  const createdAt = new Date();
  await db.paymentAttempt.create({
    data: {
      ref,
      accountId,
      idemKey: ref,
      requestHash: "",
      method: "credit_card",
      amountCents,
      status: "dispatching",
      createdAt,
      invoices: { create: { invoiceId, amountCents } },
    },
  });
}

describe("voiding an invoice", () => {
  it("C-67 reverses its posting and leaves every earlier entry as it was", async () => {
    const { accountId, invoiceId } = await invoice(75_00);
    const before = await postingsOf(accountId);
    must(await voidInvoice(staff.ctx, { invoiceId, note }));
    const after = await postingsOf(accountId);
    expect(after.slice(0, 1)).toEqual(before);
    expect(after.slice(1)).toMatchObject([
      {
        kind: "void",
        note,
        reversesId: before[0]?.id,
        entries: ["revenue 7500", "receivable -7500"],
      },
    ]);
    expect(await balances(accountId)).toEqual([]);
    expect(await settledEvents(invoiceId)).toBe(0);
    expect(await voidInvoice(staff.ctx, { invoiceId, note })).toMatchObject({
      refusal: { message: { key: "voidedAlready" } },
    });
  });

  it("is refused once something was paid or credited, and while a payment is under way", async () => {
    const { accountId, invoiceId } = await invoice(75_00);
    const check = { accountId, method: "check", label: "1", invoiceIds: [invoiceId] } as const;
    must(await enterPayment(staff.ctx, { ...check, amount: cents(1) }));
    expect(await voidInvoice(staff.ctx, { invoiceId, note })).toMatchObject({
      refusal: { message: { key: "hasPayments" } },
    });
    const other = await invoice(10_00);
    await attemptOn(other.accountId, other.invoiceId, 10_00);
    const underWay = { refusal: { message: { key: "paymentUnderWay" } } };
    const { invoiceId: id } = other;
    expect(await voidInvoice(staff.ctx, { invoiceId: id, note })).toMatchObject(underWay);
    expect(await credit(id, 1_00)).toMatchObject(underWay);
  });
});

describe("crediting an invoice", () => {
  it("C-67 takes off up to what is open, once a key, and settles what is left at zero", async () => {
    const { accountId, invoiceId } = await invoice(75_00);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => credit(invoiceId, 25_00, key)));
    expect(all.every((one) => one.ok)).toBe(true);
    expect(await balances(accountId)).toEqual([50_00]);
    expect(await credit(invoiceId, 50_01)).toMatchObject({
      refusal: { errors: { amount: [{ key: "amountBeyondBalance" }] } },
    });
    expect(await settledEvents(invoiceId)).toBe(0);
    must(await credit(invoiceId, 50_00));
    expect(await settledEvents(invoiceId)).toBe(1);
    expect((await postingsOf(accountId)).map(({ kind, entries }) => [kind, entries])).toEqual([
      ["invoice", ["receivable 7500", "revenue -7500"]],
      ["credit_note", ["revenue 2500", "receivable -2500"]],
      ["credit_note", ["revenue 5000", "receivable -5000"]],
    ]);
  });

  it("C-67 voids and credits are for staff, for invoices that there are, and with a reason", async () => {
    const { ctx, invoiceId } = await invoice(5_00);
    const amount = cents(1);
    for (const refused of [
      await voidInvoice(ctx, { invoiceId, note }),
      await creditInvoice(ctx, { invoiceId, amount, note, key: "k" }),
    ]) {
      expect(refused).toMatchObject({ refusal: { code: "forbidden" } });
    }
    expect(await voidInvoice(staff.ctx, { invoiceId: 0, note })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const card = "Card 4111 1111 1111 1111 was wrong";
    expect(await voidInvoice(staff.ctx, { invoiceId, note: card })).toMatchObject({
      refusal: { errors: { note: [{ key: "cardInText" }] } },
    });
    expect(await voidInvoice(staff.ctx, { invoiceId, note: " " })).toMatchObject({
      refusal: { errors: { note: [{ key: "note" }] } },
    });
  });
});
