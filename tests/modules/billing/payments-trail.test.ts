import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { payByBank, payByCard } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "../accounts/people";
import { admin } from "./payments-provider";
import {
  attemptOf,
  bankPayment,
  cardPayment,
  eventsOf,
  makeDebtor,
  payCard,
  system,
} from "./payments-support";

afterEach(() => admin.clearFaults());

/** What there is of an attempt besides its row: its events and the audit trail, in order. */
async function trailOf(accountId: number) {
  const { ref } = await attemptOf(accountId);
  const audited = await db.auditEntry.findMany({
    where: { subject: `attempt:${ref}` },
    orderBy: { id: "asc" },
  });
  return {
    events: await eventsOf(accountId),
    audited: audited.map(({ action, data }) => [action, data]),
  };
}

/** A member of an account, and what a payment of the member says. */
async function makePayer(...values: number[]) {
  const debtor = await makeDebtor(...values);
  const { id: userId } = await makePerson();
  const actor = { kind: "user", userId, isStaff: false, accountIds: [debtor.accountId] } as const;
  const now = new Date();
  return { ...debtor, userId, now, ctx: createCtx({ actor, now: () => now }) };
}

describe("what is kept of a payment", () => {
  const begun = ["billing.payment-begun", expect.anything()];

  it("is who pays what and when, before the provider is asked", async () => {
    const { ctx, userId, now, accountId, invoiceIds, value } = await makePayer(10_00, 5_50);
    const payment = await cardPayment({ accountId, invoiceIds, value });
    const paid = await payByCard(ctx, payment);
    expect(paid).toMatchObject({ value: { kind: "assigned" } });
    const attempt = await attemptOf(accountId);
    expect(attempt).toMatchObject({
      ref: expect.stringMatching(/^[A-Z2-7]{20}$/),
      userId,
      idemKey: payment.attempt,
      method: "credit_card",
      amountCents: 15_50,
      discountId: null,
      discountCents: 0,
      onBehalf: false,
      status: "succeeded",
      label: "Visa ending in 1111",
      errorCode: null,
      errorText: null,
      dispatchedAt: now,
      createdAt: now,
      decidedAt: now,
      nonceHash: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(attempt.nonceHash).not.toContain(payment.opaque.dataValue);
    expect(attempt.invoices.map((one) => [one.amountCents, one.discountCents])).toEqual([
      [10_00, 0],
      [5_50, 0],
    ]);
    const paymentId = paid.ok && paid.value.kind === "assigned" ? paid.value.paymentId : 0;
    expect(await trailOf(accountId)).toEqual({
      events: [
        ["begun", {}],
        ["succeeded", { paymentId }],
      ],
      audited: [
        [
          "billing.payment-begun",
          { account: accountId, method: "credit_card", amount: "15.50", invoices: invoiceIds },
        ],
      ],
    });
  });

  it("says that it was declined or failed, and why", async () => {
    const declined = await makeDebtor(50_00);
    await payCard(declined, "46282");
    expect(await trailOf(declined.accountId)).toMatchObject({
      events: [
        ["begun", {}],
        ["declined", { code: "2" }],
      ],
      audited: [begun, ["billing.payment-declined", { code: "2" }]],
    });
    expect(await attemptOf(declined.accountId)).toMatchObject({
      errorCode: "2",
      errorText: "This transaction has been declined.",
      decidedAt: expect.any(Date),
      invoices: [{ isActive: false }],
    });
    const failed = await makeDebtor(50_00);
    const payment = await cardPayment(failed);
    await payByCard(system, {
      ...payment,
      opaque: { ...payment.opaque, dataValue: `no token ${randomUUID()}` },
    });
    const { errorCode: code } = await attemptOf(failed.accountId);
    expect(await trailOf(failed.accountId)).toMatchObject({
      events: [
        ["begun", {}],
        ["failed", { code }],
      ],
      audited: [begun, ["billing.payment-failed", { code }]],
    });
  });

  it("says why its end is not known, and how it was found", async () => {
    const debtor = await makeDebtor(50_00);
    admin.fail({ kind: "reset-after" });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "unassigned" } });
    expect(await trailOf(debtor.accountId)).toMatchObject({
      events: [
        ["begun", {}],
        ["unknown", { reason: expect.stringMatching(/\w/) }],
      ],
    });
    expect(await attemptOf(debtor.accountId)).toMatchObject({
      status: "unknown",
      decidedAt: null,
      invoices: [{ isActive: true }],
      errorText: expect.stringMatching(/\w/),
    });
    await recoverAttempts(system);
    expect(await trailOf(debtor.accountId)).toMatchObject({
      events: [
        ["begun", {}],
        ["unknown", expect.anything()],
        ["succeeded", { paymentId: expect.any(Number) }],
      ],
    });
  });
});

it("a charge in a state that says nothing of the money stays unclear, its invoices blocked", async () => {
  const debtor = await makeDebtor(50_00);
  admin.fail({ kind: "reset-after" });
  await payCard(debtor);
  admin.settle();
  admin.takeBack(admin.ledger().at(-1)?.transId ?? "", "couldNotVoid" as "chargeback");
  await recoverAttempts(system);
  expect(await attemptOf(debtor.accountId)).toMatchObject({
    status: "unknown",
    invoices: [{ isActive: true }],
  });
});

describe("while unfinished payments are looked up", () => {
  const lose = async () => {
    const debtor = await makeDebtor(50_00);
    admin.fail({ kind: "reset-after" });
    await payCard(debtor);
    return debtor;
  };
  const free = () =>
    db.paymentAttempt.updateMany({
      where: { status: { in: ["dispatching", "unknown", "charged", "held"] } },
      data: { status: "cancelled" },
    });

  it("books that cannot be read are not asked for each of them", async () => {
    await free();
    const debtors = [await lose(), await lose()];
    // As often as one question is asked.
    admin.fail({ kind: "http-500", on: "getUnsettledTransactionListRequest", times: 3 });
    expect(await recoverAttempts(system)).toEqual({ recorded: 0, ended: 0, waiting: 1 });
    expect(await recoverAttempts(system)).toEqual({ recorded: 2, ended: 0, waiting: 0 });
    for (const { accountId } of debtors) {
      expect(await attemptOf(accountId)).toMatchObject({ status: "succeeded" });
    }
  });

  it("a charge whose transaction was not kept is looked up before it is entered", async () => {
    const { accountId } = await lose();
    await db.paymentAttempt.updateMany({ where: { accountId }, data: { status: "charged" } });
    await recoverAttempts(system);
    expect(await db.payment.findMany({ where: { accountId } })).toMatchObject([
      { gatewayTransId: expect.stringMatching(/^\d+$/), label: "Visa ending in 1111" },
    ]);
  });
});

describe("the same page's key again", () => {
  const again = async (payment: Awaited<ReturnType<typeof cardPayment>>) => {
    const first = await payByCard(system, payment);
    expect(await payByCard(system, payment)).toEqual(first);
    return first;
  };

  it("C-09 leads to what came of it: paid, declined, refused, or not known yet", async () => {
    const charges = admin.ledger().length;
    const paid = await makeDebtor(11_00);
    const declined = await makeDebtor(12_00);
    const refused = await makeDebtor(13_00);
    const lost = await makeDebtor(14_00);
    expect(await again(await cardPayment(paid))).toMatchObject({ value: { kind: "assigned" } });
    expect(await again(await cardPayment(declined, "46282"))).toMatchObject({
      refusal: { errors: { payment: [{ key: "providerSays" }] } },
    });
    const wrong = await cardPayment(refused);
    const opaque = { ...wrong.opaque, dataValue: `no token ${randomUUID()}` };
    expect(await again({ ...wrong, opaque })).toMatchObject({ refusal: { code: "invalid" } });
    admin.fail({ kind: "reset-after" });
    await again(await cardPayment(lost));
    const { ref, idemKey: attempt } = await attemptOf(lost.accountId);
    expect(admin.ledger()).toHaveLength(charges + 3);
    const payment = { accountId: lost.accountId, invoiceIds: lost.invoiceIds, value: lost.value };
    for (const status of ["dispatching", "awaiting_payer"]) {
      await db.paymentAttempt.update({ where: { ref }, data: { status } });
      expect(await payByCard(system, await cardPayment({ ...payment, attempt }))).toMatchObject({
        refusal: { message: { key: "paymentInProgress" } },
      });
    }
    for (const status of ["charged", "held"]) {
      await db.paymentAttempt.update({ where: { ref }, data: { status } });
      expect(await payByCard(system, await cardPayment({ ...payment, attempt }))).toEqual({
        ok: true,
        value: { kind: "unassigned", reference: ref },
      });
    }
    await db.paymentAttempt.update({ where: { ref }, data: { status: "cancelled" } });
    expect(await payByCard(system, await cardPayment({ ...payment, attempt }))).toMatchObject({
      refusal: { code: "conflict", message: { key: "paymentCancelled" } },
    });
    await db.attemptInvoice.updateMany({ where: { attemptRef: ref }, data: { isActive: false } });
  });

  it("C-09 is refused when anything else is asked for with it", async () => {
    const debtor = await makeDebtor(10_00, 20_00);
    const { accountId, invoiceIds } = debtor;
    const attempt = randomUUID();
    const [first = 0, second = 0] = invoiceIds;
    const paid = { accountId, invoiceIds: [first], value: cents(10_00), attempt };
    await payCard(paid);
    const reused = { refusal: { code: "conflict", message: { key: "paymentKeyReused" } } };
    const other = { accountId, invoiceIds: [second], value: cents(20_00), attempt };
    expect(await payCard(other)).toMatchObject(reused);
    expect(await payCard({ ...paid, discountId: 999_999 })).toMatchObject(reused);
    expect(await payByBank(system, await bankPayment(other))).toMatchObject(reused);
    expect(await payCard({ ...other, attempt: randomUUID() })).toMatchObject({ ok: true });
  });
});
