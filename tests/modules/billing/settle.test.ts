import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { applyBonus } from "#modules/billing/index.server";
import { type Settlement, settle } from "#modules/billing/payments/settle.server";
import { type Ctx, createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makePerson } from "../accounts/people";
import { balancesFor, makeDebtor, system } from "./payments-support";

const staffCtx = async () => {
  const { id: userId } = await makePerson({ isStaff: true });
  const actor = { kind: "user", userId, isStaff: true, role: "owner", accountIds: [] } as const;
  return { userId, ctx: createCtx({ actor }) };
};

async function settled(ctx: Ctx, change: Partial<Settlement> = {}) {
  const { accountId, invoiceIds } = await makeDebtor(30_00);
  const amount = { amount: cents(25_00), discount: cents(5_00) };
  const entered = await inTransaction(ctx, async (tx) =>
    ok(
      await settle(tx, {
        accountId,
        method: "check",
        invoices: invoiceIds.map((invoiceId) => ({ invoiceId, ...amount })),
        receivedOn: civilDate("2026-11-20"),
        ...change,
      }),
    ),
  );
  const id = entered.ok ? (entered.value ?? 0) : 0;
  return db.payment.findUniqueOrThrow({
    where: { id },
    include: { postings: { include: { entries: true }, orderBy: { id: "asc" } } },
  });
}

describe("a payment that is entered", () => {
  it("is of whom it is said to be, else of who acts; the system is nobody", async () => {
    const { userId, ctx } = await staffCtx();
    const payer = await makePerson();
    expect(await settled(ctx)).toMatchObject({ userId });
    expect(await settled(ctx, { userId: payer.id })).toMatchObject({ userId: payer.id });
    expect(await settled(ctx, { userId: null })).toMatchObject({ userId: null });
    expect(await settled(system)).toMatchObject({ userId: null });
  });

  it("is told in the audit trail with its account, way and amount", async () => {
    const { userId, ctx } = await staffCtx();
    const { id, accountId } = await settled(ctx);
    const subject = `payment:${id}`;
    expect(await db.auditEntry.findMany({ where: { subject } })).toMatchObject([
      {
        action: "billing.payment-recorded",
        actorId: userId,
        data: { account: accountId, method: "check", amount: "25.00" },
      },
    ]);
  });

  it("moves money and a discount, each in a posting of its own", async () => {
    const { postings } = await settled(system);
    expect(
      postings.map(({ kind, entries }) => [kind, ...entries.map((one) => [one.ledger, one.cents])]),
    ).toEqual([
      ["payment", ["cash", 25_00], ["receivable", -25_00]],
      ["discount", ["discounts", 5_00], ["receivable", -5_00]],
    ]);
  });

  it("keeps its day, its amounts and what of them is for which invoice", async () => {
    const now = new Date("2026-11-21T03:04:05Z");
    const payment = await settled(createCtx({ actor: system.actor, now: () => now }), {
      label: "Check 204",
    });
    expect(payment).toMatchObject({
      method: "check",
      label: "Check 204",
      amountCents: 25_00,
      discountCents: 5_00,
      receivedOn: new Date("2026-11-20T00:00:00Z"),
      createdAt: now,
    });
    const parts = await db.paymentInvoice.findMany({ where: { paymentId: payment.id } });
    expect(parts).toMatchObject([{ amountCents: 25_00, discountCents: 5_00 }]);
    expect(payment.postings.map(({ reference }) => reference)).toEqual([
      `payment:${payment.id}`,
      `payment:${payment.id}:discount`,
    ]);
  });

  it("tells of an invoice once nothing of it is open, and asks for a receipt each time", async () => {
    const jobsOf = async (jobName: string) =>
      (await db.outboxJob.findMany({ where: { jobName }, orderBy: { createdAt: "asc" } })).map(
        ({ payload }) => payload,
      );
    await db.outboxJob.deleteMany();
    const { accountId, invoiceIds } = await makeDebtor(30_00, 20_00);
    const [first = 0, second = 0] = invoiceIds;
    const pay = (invoiceId: number, amount: number) =>
      settled(system, {
        accountId,
        invoices: [{ invoiceId, amount: cents(amount), discount: cents(0) }],
      });
    const part = await pay(first, 29_99);
    expect(await jobsOf("billing.invoice-settled")).toEqual([]);
    const rest = await pay(first, 1);
    const whole = await pay(second, 20_00);
    expect(await jobsOf("billing.invoice-settled")).toEqual([
      { invoiceId: first },
      { invoiceId: second },
    ]);
    expect(await jobsOf("billing.send-receipt")).toEqual(
      [part, rest, whole].map(({ id: paymentId }) => ({ paymentId })),
    );
    expect(part.postings.map(({ kind }) => kind)).toEqual(["payment"]);
  });

  it("of the same attempt or form is entered once", async () => {
    const { accountId, invoiceIds } = await makeDebtor(30_00);
    const again = { accountId, formKey: randomUUID() };
    const pay = () =>
      inTransaction(system, async (tx) =>
        ok(
          await settle(tx, {
            ...again,
            method: "cash",
            invoices: invoiceIds.map((invoiceId) => {
              return { invoiceId, amount: cents(10_00), discount: cents(0) };
            }),
            receivedOn: civilDate("2026-11-20"),
          }),
        ),
      );
    expect(await pay()).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(await pay()).toEqual({ ok: true, value: undefined });
    expect(await balancesFor(accountId)).toEqual([20_00]);
  });

  it("from the bonus balance is no money that came in", async () => {
    const { accountId, invoiceIds } = await makeDebtor(30_00);
    const [invoiceId = 0] = invoiceIds;
    expect(await applyBonus(system, { accountId, invoiceId, amount: cents(30_00) })).toMatchObject({
      ok: true,
    });
    expect(await balancesFor(accountId)).toEqual([]);
    const postings = await db.posting.findMany({
      where: { accountId, kind: { not: "invoice" } },
      include: { entries: { orderBy: { id: "asc" } } },
    });
    expect(postings.map(({ kind }) => kind)).toEqual(["bonus"]);
    expect(postings[0]?.entries.map(({ ledger, cents: amount }) => [ledger, amount])).toEqual([
      ["bonus", 30_00],
      ["receivable", -30_00],
    ]);
  });
});
