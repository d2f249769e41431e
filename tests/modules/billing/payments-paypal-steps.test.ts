import "./payments-provider";
import { describe, expect, it, vi } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import { clearPaypal, continuePaypal, returnFromPaypal } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { assigned, notFound } from "./payments-answers";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  cashFrom,
  ctxAt,
  makeDebtor,
  minutesFrom,
  payCard,
  system,
} from "./payments-support";
import { back, consented, init, kindsOf } from "./paypal-payer";

restoreProvider();

describe("the payer of a PayPal payment", () => {
  it("is kept as PayPal named it first, and no more once it is captured", async () => {
    const debtor = await makeDebtor(10_00);
    const consent = await consented(debtor);
    const other = { ...consent, payerId: "SOMEBODY" };
    const { payerId } = consent;
    expect(await returnFromPaypal(system, consent)).toMatchObject({ ok: true });
    expect(await returnFromPaypal(system, other)).toMatchObject({ ok: true });
    expect(await attemptOf(debtor.accountId)).toMatchObject({ payerId });
    await db.paymentAttempt.updateMany({
      where: { accountId: debtor.accountId },
      data: { status: "unknown", payerId: null },
    });
    expect(await returnFromPaypal(system, consent)).toMatchObject({ ok: true });
    expect(await attemptOf(debtor.accountId)).toMatchObject({ payerId: null });
    expect(await kindsOf(debtor.accountId)).toEqual(["begun", "awaiting_payer", "payer_back"]);
  });

  it("C-11 is found by the token of a PayPal payment of one's own account alone", async () => {
    const debtor = await makeDebtor(10_00);
    const other = await makeDebtor(10_00);
    const consent = await consented(debtor);
    await consented(other);
    expect(await returnFromPaypal(system, { ...consent, token: "EC-1" })).toMatchObject(notFound);
    const { accountId } = other;
    expect(await returnFromPaypal(system, { ...consent, accountId })).toMatchObject(notFound);
    expect(await attemptOf(accountId)).toMatchObject({ payerId: null });
  });

  it("who has not come back cannot pay, whatever the page says", async () => {
    const debtor = await makeDebtor(10_00);
    const consent = await consented(debtor);
    const { gatewayTransId } = await attemptOf(debtor.accountId);
    const capture = { ...debtor, ...consent, txId: gatewayTransId ?? "" };
    expect(await continuePaypal(system, capture)).toMatchObject(notFound);
    expect(await cashFrom(debtor.accountId)).toBe(0);
  });
});

describe("the capture of a PayPal payment", () => {
  it("C-46 names payment, amount and payer, and is kept with its time and in the audit trail", async () => {
    const start = new Date();
    const debtor = await makeDebtor(10_00, 20_00);
    const capture = await back(debtor, ctxAt(start));
    const asked = vi.spyOn(gateway(), "continuePaypal");
    const { txId: transId, payerId } = capture;
    const later = minutesFrom(start, 10);
    const reversed = { ...capture, invoiceIds: debtor.invoiceIds.toReversed() };
    expect(await continuePaypal(ctxAt(later), reversed)).toMatchObject(assigned);
    const { ref, ...attempt } = await attemptOf(debtor.accountId);
    expect(asked.mock.calls).toEqual([[{ ref, amount: 30_00, transId, payerId }]]);
    expect(attempt).toMatchObject({ createdAt: start, dispatchedAt: later, decidedAt: later });
    expect(await kindsOf(debtor.accountId)).toEqual([
      ...["begun", "awaiting_payer", "payer_back", "continued", "succeeded"],
    ]);
    const audited = await db.auditEntry.findMany({
      where: { subject: `attempt:${ref}` },
      orderBy: { id: "asc" },
    });
    expect(audited.map(({ action }) => action)).toEqual([
      "billing.payment-begun",
      "billing.paypal-continued",
    ]);
  });

  it("C-08 with anything else than it began with is refused with its own totals", async () => {
    const debtor = await makeDebtor(60_00, 40_00);
    const [first = 0, second = 0] = debtor.invoiceIds;
    const stranger = (await makeDebtor(1_00)).invoiceIds[0] ?? 0;
    const discountId = await applyDiscount(debtor.accountId, "0.10");
    const capture = await back({ ...debtor, value: cents(90_00), discountId });
    const totals = { subtotal: 100, discount: 10, tax: 0, total: 90 };
    for (const change of [
      { discountId: undefined },
      { discountId: discountId + 1 },
      { value: cents(100_00) },
      { value: cents(89_99) },
      { invoiceIds: [first] },
      { invoiceIds: [first, first] },
      { invoiceIds: [first, stranger] },
      { invoiceIds: [first, second, stranger] },
    ]) {
      expect(await continuePaypal(system, { ...capture, ...change })).toMatchObject({
        refusal: { code: "conflict", message: { key: "totalsChanged" }, totals },
      });
    }
    expect(await cashFrom(debtor.accountId)).toBe(0);
    expect(await continuePaypal(system, capture)).toMatchObject(assigned);
    expect(await cashFrom(debtor.accountId)).toBe(90_00);
  });

  it("C-46 is of one's own payment, however many others wait", async () => {
    const debtor = await makeDebtor(10_00);
    const other = await makeDebtor(10_00);
    const capture = await back(debtor);
    const waiting = await back(other);
    const { txId } = waiting;
    expect(await continuePaypal(system, { ...capture, txId })).toMatchObject(notFound);
    expect(await continuePaypal(system, capture)).toMatchObject(assigned);
    expect(await attemptOf(other.accountId)).toMatchObject({ status: "awaiting_payer" });
    expect(await continuePaypal(system, waiting)).toMatchObject(assigned);
  });
});

describe("disconnecting PayPal", () => {
  it("C-45 ends the account's own PayPal payments, not those of others, nor a card's", async () => {
    const debtor = await makeDebtor(10_00, 20_00);
    const other = await makeDebtor(10_00);
    const { accountId, invoiceIds } = debtor;
    const [first = 0, second = 0] = invoiceIds;
    const hold = { accountId, invoiceIds: [first], value: cents(10_00) };
    await init(hold);
    await init(other);
    admin.fail({ kind: "reset-before" });
    await payCard({ accountId, invoiceIds: [second], value: cents(20_00) });
    const method = "credit_card";
    const sending = { where: { accountId, method }, data: { status: "dispatching" } };
    await db.paymentAttempt.updateMany(sending);
    expect(await clearPaypal(system, { accountId })).toEqual({ ok: true, value: undefined });
    const stands = await db.paymentAttempt.findMany({ where: { accountId } });
    expect(stands.map((one) => [one.method, one.status, one.errorCode]).toSorted()).toEqual([
      ["credit_card", "dispatching", null],
      ["paypal", "cancelled", "disconnected"],
    ]);
    expect(await attemptOf(other.accountId)).toMatchObject({
      status: "awaiting_payer",
      invoices: [{ isActive: true }],
    });
    expect(await init(hold)).toMatchObject({ ok: true });
  });

  it("C-45 twice at the same moment disconnects, however the second finds it", async () => {
    const debtor = await makeDebtor(10_00);
    const { accountId } = debtor;
    await init(debtor);
    const { second } = await db.$transaction(async (tx) => {
      const over = { where: { accountId }, data: { status: "cancelled" } };
      await tx.paymentAttempt.updateMany(over);
      const waits = clearPaypal(system, { accountId });
      const waiting = () => db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 4_000 });
      return { second: waits };
    });
    expect(await second).toEqual({ ok: true, value: undefined });
  });
});
