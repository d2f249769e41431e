import { afterAll, describe, expect, it } from "vitest";
import { applyBonus } from "#modules/billing/index.server";
import { type Settlement, settle } from "#modules/billing/settle.server";
import { type Ctx, createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { closeDb, db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { makePerson } from "../accounts/people";
import { balancesFor, makeDebtor, system } from "./payments-support";

afterAll(closeDb);

const staffCtx = async () => {
  const { id: userId } = await makePerson({ isStaff: true });
  const actor = { kind: "user", userId, isStaff: true, accountIds: [] } as const;
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
