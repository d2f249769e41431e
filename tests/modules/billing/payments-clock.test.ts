import "./payments-provider";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { gateway } from "#modules/billing/gateway/index.server";
import { initPaypal, payByCard } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { makePerson } from "../accounts/people";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  cardPayment,
  cashFrom,
  ctxAt,
  eventsOf,
  finishAll,
  makeDebtor,
  minutesFrom,
  paypalUrls,
  system,
} from "./payments-support";

beforeEach(finishAll);
restoreProvider();

const begun = new Date();
/** Looks the unfinished payments up so many minutes, and milliseconds, after they were begun. */
const recoverAt = (minutes: number, ms = 0) =>
  recoverAttempts(ctxAt(new Date(minutesFrom(begun, minutes).getTime() + ms)));
const nothing = { recorded: 0, ended: 0, waiting: 0 };

/** A payment that was begun then and whose answer was lost, charged or not. */
async function lost(value: number, { isCharged = false, before = 0 } = {}) {
  const debtor = await makeDebtor(value);
  admin.fail({ kind: isCharged ? "reset-after" : "reset-before" });
  await payByCard(ctxAt(minutesFrom(begun, -before)), await cardPayment(debtor));
  return { ...debtor, ref: (await attemptOf(debtor.accountId)).ref };
}
const statusOf = async ({ accountId }: { accountId: number }) =>
  (await attemptOf(accountId)).status;
const findingsOf = (attemptRef: string) =>
  db.reconciliationFinding.findMany({ where: { kind: "unclear_attempt", attemptRef } });
/** The provider charged another amount than the payment's, so it stays unclear. */
const odd = async (value: number) => {
  const debtor = await lost(value, { isCharged: true });
  const { ref } = debtor;
  await db.paymentAttempt.update({ where: { ref }, data: { amountCents: value + 1 } });
  return debtor;
};

describe("an unfinished payment", () => {
  it("that is not in the books counts as never charged after 20 minutes, and not before", async () => {
    const debtor = await lost(10_00);
    expect(await recoverAt(20)).toEqual({ ...nothing, waiting: 1 });
    expect(await statusOf(debtor)).toBe("unknown");
    expect(await recoverAt(20, 1)).toEqual({ ...nothing, ended: 1 });
    expect(await attemptOf(debtor.accountId)).toMatchObject({
      status: "failed",
      errorCode: "not_charged",
      errorText: "",
      decidedAt: new Date(minutesFrom(begun, 20).getTime() + 1),
      invoices: [{ isActive: false }],
    });
    expect((await eventsOf(debtor.accountId)).at(-1)).toEqual(["failed", { code: "not_charged" }]);
  });

  it("whose process may still wait for an answer is left alone for 60 seconds", async () => {
    const { ref } = await lost(10_00, { isCharged: true });
    const dispatching = { status: "dispatching", errorText: null };
    await db.paymentAttempt.update({ where: { ref }, data: dispatching });
    expect(await recoverAt(1)).toEqual(nothing);
    expect(await recoverAt(1, 1)).toEqual({ ...nothing, recorded: 1 });
  });

  it("is told to staff after half an hour, and not before; when it ends they need not look", async () => {
    const debtor = await odd(10_00);
    const people = [await makePerson({ isStaff: true }), await makePerson({ isStaff: true })];
    const member = await makePerson();
    const { ref } = debtor;
    await recoverAt(30);
    expect(await findingsOf(ref)).toEqual([]);
    for (const ms of [1, 2, 3]) {
      expect(await recoverAt(30, ms)).toEqual({ ...nothing, waiting: 1 });
    }
    expect(await findingsOf(ref)).toMatchObject([
      {
        gatewayTransId: "",
        amountCents: 10_01,
        detail: "",
        resolvedAt: null,
        foundAt: new Date(minutesFrom(begun, 30).getTime() + 1),
      },
    ]);
    const alarms = (await eventsOf(debtor.accountId)).filter(([kind]) => kind === "alarm");
    expect(alarms).toEqual([["alarm", {}]]);
    const jobs = await db.outboxJob.findMany({
      where: { jobName: "billing.send-unclear-payment", payload: { path: ["ref"], equals: ref } },
    });
    const told = jobs.map(({ payload }) => (payload as { userId: number }).userId);
    expect(told).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
    expect(told).not.toContain(member.id);
    expect(new Set(told).size).toBe(told.length);
    await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 10_00 } });
    await recoverAt(40);
    expect(await findingsOf(ref)).toMatchObject([
      { resolution: "recorded", resolvedAt: minutesFrom(begun, 40) },
    ]);
  });

  it("that ends takes back its own alarm alone, and none that somebody has dealt with", async () => {
    const one = await odd(10_00);
    const other = await odd(20_00);
    const judged = await odd(30_00);
    await recoverAt(31);
    const resolved = { resolvedAt: begun, resolution: "Asked the provider." };
    const where = { attemptRef: judged.ref };
    await db.reconciliationFinding.updateMany({ where, data: resolved });
    const { transId = "" } = admin.ledger().find((at) => at.invoiceNumber === one.ref) ?? {};
    await gateway().void(transId);
    await db.paymentAttempt.update({ where: { ref: judged.ref }, data: { amountCents: 30_00 } });
    expect(await recoverAt(32)).toEqual({ recorded: 1, ended: 1, waiting: 1 });
    expect(await findingsOf(one.ref)).toMatchObject([{ resolution: "ended" }]);
    expect(await findingsOf(other.ref)).toMatchObject([{ resolvedAt: null, resolution: "" }]);
    expect(await findingsOf(judged.ref)).toMatchObject([resolved]);
    expect(await attemptOf(one.accountId)).toMatchObject({
      status: "failed",
      errorCode: "not_charged",
      errorText: "",
    });
  });

  it("is told to staff, too, when the books cannot be read for half an hour", async () => {
    const debtor = await lost(10_00);
    admin.fail({ kind: "http-500", on: "any", times: 99 });
    const ctx = ctxAt(new Date(minutesFrom(begun, 30).getTime() + 1));
    const told = vi.spyOn(ctx.log, "warn");
    await recoverAt(30);
    expect(await findingsOf(debtor.ref)).toEqual([]);
    expect(await recoverAttempts(ctx)).toEqual({ ...nothing, waiting: 1 });
    expect(await findingsOf(debtor.ref)).toHaveLength(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { ref: debtor.ref, reason: expect.stringMatching(/\w/) },
      expect.stringMatching(/books/),
    );
  });
});

describe("looking up what is unfinished", () => {
  it("begins with what is known to be charged, and then with the oldest", async () => {
    const first = await lost(10_00, { before: 1 });
    const second = await lost(20_00, { before: 2 });
    const charged = await lost(30_00, { isCharged: true });
    const { ref } = charged;
    const { transId: gatewayTransId } = admin.ledger().at(-1) ?? {};
    const known = { status: "charged", gatewayTransId };
    await db.paymentAttempt.update({ where: { ref }, data: known });
    const asked = vi.spyOn(gateway(), "find");
    expect(await recoverAt(1)).toEqual({ recorded: 1, ended: 0, waiting: 2 });
    expect(asked.mock.calls.map(([which]) => which)).toEqual([second.ref, first.ref]);
  });

  it("enters what was charged though the books cannot be read", async () => {
    await lost(10_00, { before: 5 });
    const charged = await lost(30_00, { isCharged: true });
    const { ref, accountId } = charged;
    const { transId: gatewayTransId } = admin.ledger().at(-1) ?? {};
    const known = { status: "charged", gatewayTransId };
    await db.paymentAttempt.update({ where: { ref }, data: known });
    admin.fail({ kind: "http-500", on: "any", times: 99 });
    expect(await recoverAt(1)).toEqual({ recorded: 1, ended: 0, waiting: 1 });
    expect(await cashFrom(accountId)).toBe(30_00);
  });

  it("goes on after one that cannot be entered, and tells operators of it", async () => {
    const broken = await lost(10_00, { isCharged: true, before: 1 });
    const sound = await lost(20_00, { isCharged: true });
    const ctx = ctxAt(minutesFrom(begun, 31));
    const told = vi.spyOn(ctx.log, "error");
    await db.$executeRawUnsafe(
      `ALTER TABLE payments ADD CONSTRAINT broken CHECK (account_id <> ${broken.accountId}) NOT VALID`,
    );
    const found = await recoverAttempts(ctx).finally(
      () => db.$executeRaw`ALTER TABLE payments DROP CONSTRAINT broken`,
    );
    expect(found).toEqual({ recorded: 1, ended: 0, waiting: 1 });
    expect(await cashFrom(sound.accountId)).toBe(20_00);
    // That it failed, and, as it is half an hour old, that staff must look.
    const { ref } = broken;
    expect(told.mock.calls).toEqual([
      [{ ref, err: expect.any(Error) }, expect.stringMatching(/payment/)],
      [{ ref }, expect.stringMatching(/payment/)],
    ]);
    expect(await findingsOf(ref)).toHaveLength(1);
    expect(await recoverAt(32)).toEqual({ ...nothing, recorded: 1 });
  });

  it("tells operators how many it found, and nothing when there are none", async () => {
    const ctx = createCtx({ actor: system.actor });
    const told = vi.spyOn(ctx.log, "info");
    await recoverAttempts(ctx);
    expect(told).not.toHaveBeenCalled();
    await lost(10_00, { isCharged: true });
    await recoverAttempts(ctx);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { recorded: 1, ended: 0, waiting: 0 },
      expect.stringMatching(/payment/),
    );
  });
});

describe("a PayPal payment", () => {
  const awaiting = async () => {
    const debtor = await makeDebtor(10_00);
    const discountId = await applyDiscount(debtor.accountId, "0.1", 1);
    const value = 9_00 as typeof debtor.value;
    const paypal = { ...debtor, value, discountId, attempt: randomUUID(), ...paypalUrls };
    expect(await initPaypal(ctxAt(begun), paypal)).toMatchObject({ ok: true });
    return { ...debtor, discountId };
  };

  it("waits three hours for its payer's consent; then its discount is others' to use", async () => {
    const { accountId, discountId } = await awaiting();
    await recoverAt(180);
    expect(await attemptOf(accountId)).toMatchObject({ status: "awaiting_payer", decidedAt: null });
    await recoverAt(180, 1);
    expect(await attemptOf(accountId)).toMatchObject({
      status: "cancelled",
      errorCode: "consent_expired",
      errorText: "",
      invoices: [{ isActive: false }],
    });
    expect((await eventsOf(accountId)).at(-1)).toEqual(["cancelled", { code: "consent_expired" }]);
    expect(await db.discountReservation.findMany({ where: { discountId } })).toMatchObject([
      { usedAt: null, releasedAt: expect.any(Date) },
    ]);
  });

  it("that was being captured counts from the capture, not from its beginning", async () => {
    const { accountId } = await awaiting();
    const capture = { status: "dispatching", dispatchedAt: minutesFrom(begun, 60) };
    await db.paymentAttempt.updateMany({ where: { accountId }, data: capture });
    vi.spyOn(gateway(), "find").mockResolvedValue({ kind: "absent" });
    expect(await recoverAt(61)).toEqual(nothing);
    expect(await recoverAt(80)).toEqual({ ...nothing, waiting: 1 });
    const { ref } = await attemptOf(accountId);
    expect(await recoverAt(80, 1)).toEqual({ ...nothing, ended: 1 });
    expect(await findingsOf(ref)).toEqual([]);
  });
});
