import "./payments-provider";
import { afterEach, describe, expect, it } from "vitest";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { initPaypal, paymentScreen, returnFromPaypal } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { makePerson } from "../accounts/people";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  balancesFor,
  cardPayment,
  cashFrom,
  makeDebtor,
  payCard,
  system,
} from "./payments-support";
import { consentAt } from "./provider-pages";

afterEach(() => admin.clearFaults());

/** Recovers as if it were so many seconds later. */
const recoverAfter = (seconds: number) =>
  recoverAttempts(
    createCtx({
      actor: { kind: "system", name: "test" },
      now: () => new Date(Date.now() + seconds * 1_000),
    }),
  );
const minutes = (count: number) => count * 60;

const statusOf = async (accountId: number) => (await attemptOf(accountId)).status;
const stateOf = async (accountId: number) => {
  const screen = await paymentScreen(system, accountId);
  return screen.ok ? screen.value.unfinished?.state : "refused";
};

describe("a charge whose answer was lost", () => {
  it("is found in the provider's books and entered, and blocks its invoices until then", async () => {
    const debtor = await makeDebtor(80_00);
    const discountId = await applyDiscount(debtor.accountId, "0.25");
    const reduced = { ...debtor, value: 60_00 as typeof debtor.value, discountId };
    admin.fail({ kind: "reset-after" });
    expect(await payCard(reduced)).toMatchObject({ value: { kind: "unassigned" } });
    expect(await stateOf(debtor.accountId)).toBe("unclear");
    expect(await payCard(debtor)).toMatchObject({
      refusal: { code: "conflict", message: { key: "paymentInProgress" } },
    });
    expect(await recoverAfter(0)).toMatchObject({ recorded: 1 });
    expect(await recoverAfter(0)).toEqual({ recorded: 0, ended: 0, waiting: 0 });
    expect(await balancesFor(debtor.accountId)).toEqual([]);
    expect(await cashFrom(debtor.accountId)).toBe(60_00);
    expect(await db.payment.findMany({ where: { accountId: debtor.accountId } })).toMatchObject([
      { label: "Visa ending in 1111", discountId, discountCents: 20_00 },
    ]);
    expect(await db.discountReservation.findMany({ where: { discountId } })).toMatchObject([
      { usedAt: expect.any(Date) },
    ]);
  });

  it("is found after its batch was settled, too, also by two who look at once", async () => {
    const debtor = await makeDebtor(80_00);
    admin.fail({ kind: "http-500-after" });
    await payCard(debtor);
    admin.settle();
    await Promise.all(Array.from({ length: 5 }, () => recoverAfter(0)));
    expect(await cashFrom(debtor.accountId)).toBe(80_00);
    expect(await db.payment.count({ where: { accountId: debtor.accountId } })).toBe(1);
  });

  it("stays blocked while the books cannot be read", async () => {
    const debtor = await makeDebtor(80_00);
    admin.fail({ kind: "reset-after" });
    await payCard(debtor);
    admin.fail({ kind: "http-500", on: "getUnsettledTransactionListRequest", times: 3 });
    expect(await recoverAfter(minutes(21))).toMatchObject({ recorded: 0, ended: 0, waiting: 1 });
    expect(await statusOf(debtor.accountId)).toBe("unknown");
    expect(await recoverAfter(minutes(21))).toMatchObject({ recorded: 1 });
  });
});

describe("a charge that never reached the provider", () => {
  it("waits 20 minutes, until its token is surely dead, and is free then", async () => {
    const debtor = await makeDebtor(30_00);
    const discountId = await applyDiscount(debtor.accountId, "0.5");
    const reduced = { ...debtor, value: 15_00 as typeof debtor.value, discountId };
    admin.fail({ kind: "reset-before" });
    expect(await payCard(reduced)).toMatchObject({ value: { kind: "unassigned" } });
    expect(await recoverAfter(minutes(19))).toMatchObject({ waiting: 1, ended: 0 });
    expect(await payCard(reduced)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await recoverAfter(minutes(20) + 1)).toMatchObject({ ended: 1 });
    expect(await statusOf(debtor.accountId)).toBe("failed");
    expect(await payCard(reduced)).toMatchObject({ value: { kind: "assigned" } });
    expect(await cashFrom(debtor.accountId)).toBe(15_00);
  });
});

describe("a charge that could not be entered", () => {
  it("C-39 is told as such, and entered without asking the books as soon as that works", async () => {
    const debtor = await makeDebtor(30_00);
    await db.$executeRaw`ALTER TABLE payment_invoices ADD CONSTRAINT broken CHECK (false) NOT VALID`;
    const paid = await payCard(debtor).finally(
      () => db.$executeRaw`ALTER TABLE payment_invoices DROP CONSTRAINT broken`,
    );
    const { ref, status, gatewayTransId } = await attemptOf(debtor.accountId);
    expect(paid).toMatchObject({ value: { kind: "unassigned", reference: ref } });
    expect(status).toBe("charged");
    expect(await stateOf(debtor.accountId)).toBe("charged");
    expect(await balancesFor(debtor.accountId)).toEqual([30_00]);
    admin.fail({ kind: "http-500", on: "any", times: 9 });
    expect(await recoverAfter(0)).toMatchObject({ recorded: 1 });
    expect(await db.payment.findMany({ where: { attemptRef: ref } })).toMatchObject([
      { gatewayTransId },
    ]);
  });
});

describe("a charge under review", () => {
  it.each([
    [true, "succeeded", 25_00],
    [false, "declined", 0],
  ])("blocks its invoices until it is decided: %s", async (isApproved, status, cash) => {
    const debtor = await makeDebtor(25_00);
    admin.fail({ kind: "held" });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "unassigned" } });
    expect(await stateOf(debtor.accountId)).toBe("in_review");
    await recoverAfter(minutes(90));
    expect(await statusOf(debtor.accountId)).toBe("held");
    admin.review((await attemptOf(debtor.accountId)).gatewayTransId ?? "", isApproved);
    await recoverAfter(minutes(90));
    expect(await statusOf(debtor.accountId)).toBe(status);
    expect(await cashFrom(debtor.accountId)).toBe(cash);
  });
});

describe("a charge that the provider holds for review", () => {
  const held = async () => {
    const debtor = await makeDebtor(45_00);
    admin.fail({ kind: "held" });
    await payCard(debtor);
    return { ...debtor, attempt: await attemptOf(debtor.accountId) };
  };
  const alarms = (attemptRef: string) =>
    db.reconciliationFinding.count({ where: { kind: "unclear_attempt", attemptRef } });

  it("alarms nobody while it lasts, and staff when another amount was approved", async () => {
    const { accountId, attempt } = await held();
    const { ref, gatewayTransId } = attempt;
    await recoverAfter(minutes(90));
    expect(await alarms(ref)).toBe(0);
    await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 46_00 } });
    admin.review(gatewayTransId ?? "", true);
    await recoverAfter(minutes(91));
    expect([await statusOf(accountId), await alarms(ref)]).toEqual(["held", 1]);
    await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 45_00 } });
    expect(await recoverAfter(minutes(92))).toMatchObject({ recorded: 1 });
  });

  it("keeps no other payment from being entered while its own entry cannot be read", async () => {
    const { attempt } = await held();
    const debtor = await makeDebtor(35_00);
    admin.fail({ kind: "reset-after" });
    await payCard(debtor);
    admin.fail({ kind: "http-500", on: "getTransactionDetailsRequest", times: 9 });
    expect(await recoverAfter(minutes(90))).toMatchObject({ recorded: 1, waiting: 1 });
    expect(await cashFrom(debtor.accountId)).toBe(35_00);
    expect(await alarms(attempt.ref)).toBe(0);
    admin.clearFaults();
    admin.review(attempt.gatewayTransId ?? "", false);
    await recoverAfter(minutes(90));
  });
});

describe("an attempt whose process died", () => {
  const dispatching = async (values: Record<string, unknown> = {}) => {
    const debtor = await makeDebtor(25_00);
    admin.fail({ kind: "reset-before" });
    await payCard(debtor);
    const { ref } = await attemptOf(debtor.accountId);
    await db.paymentAttempt.update({ where: { ref }, data: { status: "dispatching", ...values } });
    return debtor;
  };

  it("is left alone for 60 seconds", async () => {
    const debtor = await dispatching();
    expect(await recoverAfter(55)).toEqual({ recorded: 0, ended: 0, waiting: 0 });
    expect(await stateOf(debtor.accountId)).toBe("sending");
    expect(await recoverAfter(65)).toMatchObject({ waiting: 1 });
    expect(await recoverAfter(minutes(21))).toMatchObject({ ended: 1 });
  });

  it("while a PayPal payment was begun charges nothing, and is free after 60 seconds", async () => {
    const debtor = await dispatching({ method: "paypal" });
    expect(await recoverAfter(65)).toMatchObject({ ended: 1 });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
  });
});

it("a PayPal payment whose payer never decides is free after three hours", async () => {
  const debtor = await makeDebtor(25_00);
  const urls = { successUrl: "http://shop.example/yes", cancelUrl: "http://shop.example/no" };
  const attempt = `paypal-${debtor.accountId}`;
  const begun = await initPaypal(system, { ...debtor, attempt, ...urls });
  if (!begun.ok) throw new Error("refused");
  await recoverAfter(minutes(179));
  expect(await statusOf(debtor.accountId)).toBe("awaiting_payer");
  await recoverAfter(minutes(181));
  expect(await statusOf(debtor.accountId)).toBe("cancelled");
  const { accountId } = debtor;
  const back = await consentAt(begun.value.url);
  expect(await returnFromPaypal(system, { accountId, ...back })).toMatchObject({
    refusal: { code: "not_found" },
  });
});

it("a charge of another amount is entered by nobody; staff are told once, after 30 minutes", async () => {
  const debtor = await makeDebtor(25_00);
  const staff = await makePerson({ isStaff: true });
  admin.fail({ kind: "reset-after" });
  const payment = await cardPayment(debtor);
  await payCard({ ...debtor, attempt: payment.attempt });
  const { ref } = await attemptOf(debtor.accountId);
  await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 24_00 } });
  await recoverAfter(minutes(29));
  const letters = async () => {
    const payload = { equals: { ref, userId: staff.id } };
    return db.outboxJob.count({ where: { jobName: "billing.send-unclear-payment", payload } });
  };
  expect(await letters()).toBe(0);
  await recoverAfter(minutes(31));
  await recoverAfter(minutes(32));
  expect(await letters()).toBe(1);
  expect(await cashFrom(debtor.accountId)).toBe(0);
  const finding = () =>
    db.reconciliationFinding.findFirst({ where: { kind: "unclear_attempt", attemptRef: ref } });
  expect(await finding()).toMatchObject({ resolvedAt: null });
  await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 25_00 } });
  expect(await recoverAfter(minutes(33))).toMatchObject({ recorded: 1 });
  expect(await finding()).toMatchObject({ resolution: "recorded" });
});
