import "./payments-provider";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { onePaymentAtATime } from "#modules/billing/attempts/payment-mutex.server";
import { recordPayment } from "#modules/billing/attempts/record.server";
import { gateway } from "#modules/billing/gateway/index.server";
import { payByCard, settleWithoutPayment } from "#modules/billing/index.server";
import { settle } from "#modules/billing/payments/settle.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { conflict } from "./payments-answers";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  balancesFor,
  cardPayment,
  cashFrom,
  ctxAt,
  eventsOf,
  finishAll,
  makeDebtor,
  payCard,
  system,
} from "./payments-support";

afterEach(() => {
  admin.clearFaults();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const charge = () => ({ transId: `${Math.floor(Math.random() * 1e11)}`, label: "Visa 1" });

/** A payment whose answer was lost: what the provider charged is not entered. */
async function lost(...values: number[]) {
  const debtor = await makeDebtor(...values);
  admin.fail({ kind: "reset-before" });
  await payCard(debtor);
  return { ...debtor, ref: (await attemptOf(debtor.accountId)).ref };
}

describe("a charge that is entered", () => {
  it("is of the day on the account's clocks, under the provider's transaction", async () => {
    const night = new Date("2026-11-21T03:30:00Z");
    for (const [timeZone, day] of [
      ["America/New_York", "2026-11-20"],
      ["Europe/Berlin", "2026-11-21"],
    ] as const) {
      const { accountId, ref } = await lost(10_00);
      await db.account.update({ where: { id: accountId }, data: { timeZone } });
      const charged = charge();
      const entered = await recordPayment(ctxAt(night), ref, charged);
      const payment = await db.payment.findUniqueOrThrow({ where: { attemptRef: ref } });
      expect(entered).toEqual({ ok: true, value: { ...charged, paymentId: payment.id } });
      expect(payment).toMatchObject({
        receivedOn: new Date(`${day}T00:00:00Z`),
        createdAt: night,
        accountId,
        gatewayTransId: charged.transId,
        label: "Visa 1",
        method: "credit_card",
        discountId: null,
        discountCents: 0,
        userId: null,
      });
      expect(await attemptOf(accountId)).toMatchObject({
        status: "succeeded",
        gatewayTransId: charged.transId,
        label: "Visa 1",
        decidedAt: night,
      });
    }
  });

  it("is entered once: another time gives the same payment, whatever is said of it", async () => {
    const { accountId, ref } = await lost(10_00);
    const first = await recordPayment(system, ref, charge());
    expect(await recordPayment(system, ref, charge())).toEqual(first);
    expect(await cashFrom(accountId)).toBe(10_00);
    expect((await eventsOf(accountId)).filter(([kind]) => kind === "succeeded")).toHaveLength(1);
  });

  it.each(["declined", "failed", "cancelled"])(
    "pays nothing once its payment is %s: then the charge is nobody's",
    async (status) => {
      const { accountId, ref } = await lost(10_00);
      await db.paymentAttempt.update({ where: { ref }, data: { status } });
      expect(await recordPayment(system, ref, charge())).toMatchObject(
        conflict("paymentCancelled"),
      );
      expect(await balancesFor(accountId)).toEqual([10_00]);
    },
  );

  it("is a fault for a payment that is not there, or that was entered and is open", async () => {
    await expect(recordPayment(system, "A".repeat(20), charge())).rejects.toThrow(/no attempt/);
    const { accountId, invoiceIds, ref } = await lost(10_00);
    const [invoiceId = 0] = invoiceIds;
    const part = { invoiceId, amount: cents(4_00), discount: cents(0) };
    await inTransaction(system, async (tx) =>
      ok(
        await settle(tx, {
          accountId,
          method: "credit_card",
          invoices: [part],
          attemptRef: ref,
          receivedOn: civilDate("2026-11-20"),
        }),
      ),
    );
    await expect(recordPayment(system, ref, charge())).rejects.toThrow(ref);
    expect(await balancesFor(accountId)).toEqual([6_00]);
  });

  it("whose payment was given up meanwhile is told as unassigned, not as paid", async () => {
    const debtor = await makeDebtor(10_00);
    const payment = await cardPayment(debtor);
    vi.spyOn(gateway(), "charge").mockImplementationOnce(async () => {
      await finishAll();
      return { kind: "approved", ...charge() };
    });
    const paid = await payByCard(system, payment);
    const { ref, status } = await attemptOf(debtor.accountId);
    expect(paid).toEqual({ ok: true, value: { kind: "unassigned", reference: ref } });
    expect(status).toBe("cancelled");
    expect(await balancesFor(debtor.accountId)).toEqual([10_00]);
  });

  it("C-39 that cannot be entered is kept with its transaction, and operators are told which", async () => {
    const debtor = await makeDebtor(10_00);
    const ctx = createCtx({ actor: system.actor });
    const told = vi.spyOn(ctx.log, "error");
    await db.$executeRaw`ALTER TABLE payments ADD CONSTRAINT broken CHECK (false) NOT VALID`;
    await payByCard(ctx, await cardPayment(debtor)).finally(
      () => db.$executeRaw`ALTER TABLE payments DROP CONSTRAINT broken`,
    );
    const { ref, ...attempt } = await attemptOf(debtor.accountId);
    expect(attempt).toMatchObject({
      status: "charged",
      gatewayTransId: admin.ledger().at(-1)?.transId,
      label: "Visa ending in 1111",
      decidedAt: null,
      invoices: [{ isActive: true }],
    });
    expect(await eventsOf(debtor.accountId)).toEqual([
      ["begun", {}],
      ["charged", {}],
    ]);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { ref, err: expect.any(Error) },
      expect.stringMatching(/payment/),
    );
  });
});

it("C-51 a settlement without payment has no transaction, and no card", async () => {
  const debtor = await makeDebtor(10_00);
  const discountId = await applyDiscount(debtor.accountId, "1");
  const zero = { ...debtor, value: cents(0), discountId, discountTotal: cents(10_00) };
  await settleWithoutPayment(system, { ...zero, attempt: randomUUID() });
  const { accountId } = debtor;
  expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([
    {
      gatewayTransId: null,
      label: "",
      method: "zero_payment",
      amountCents: 0,
      discountId,
      discountCents: 10_00,
    },
  ]);
  expect(await attemptOf(accountId)).toMatchObject({
    status: "succeeded",
    gatewayTransId: null,
    discountId,
    discountCents: 10_00,
  });
});

describe("the payments of an account", () => {
  it("begin one after the other, and those of others do not wait", async () => {
    // However slow the machine is, nobody's patience ends.
    vi.useFakeTimers({ toFake: ["performance"] });
    const debtor = await makeDebtor(10_00);
    const other = await makeDebtor(10_00);
    const zero = { ...debtor, attempt: randomUUID(), discountTotal: cents(0) };
    let leave = () => {};
    const busy = onePaymentAtATime(debtor.accountId, async () => {
      await new Promise<void>((done) => {
        leave = done;
      });
      return ok(undefined);
    });
    const waiting = [payCard(debtor), settleWithoutPayment(system, zero)];
    expect(await payCard(other)).toMatchObject({ value: { kind: "assigned" } });
    await sleep(50);
    expect(await db.paymentAttempt.count({ where: { accountId: debtor.accountId } })).toBe(0);
    leave();
    await busy;
    expect(await Promise.all(waiting)).toMatchObject([{ ok: true }, { ok: false }]);
  });

  it("are told that one is in progress when their turn does not come within three seconds", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const began = vi.fn(async () => ok("begun"));
    const wait = async (milliseconds: number) => {
      const busy = onePaymentAtATime(1, async () => ok(void vi.advanceTimersByTime(milliseconds)));
      const next = onePaymentAtATime(1, began);
      await busy;
      return next;
    };
    expect(await wait(3_000)).toEqual({ ok: true, value: "begun" });
    expect(await wait(3_001)).toMatchObject(conflict("paymentInProgress"));
    expect(began).toHaveBeenCalledTimes(1);
  });
});
