import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import { enterPayment, refundPayment } from "#modules/billing/index.server";
import { recoverRefunds } from "#modules/billing/refunds/recover-refunds.server";
import { takeBack } from "#modules/billing/refunds/take-back.server";
import { minutes } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { simulator } from "#tests/setup/provider";
import { lettersTo } from "../accounts/mailbox";
import {
  at,
  balances,
  makeInvoice,
  makeMember,
  makeStaff,
  must,
  paid,
  postingsOf,
  runJobs,
  system,
} from "./back-office";

let staff: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  staff = await makeStaff();
});

/** A paid invoice, settled at the provider when asked for. */
async function paidInvoice(amount: number, { isSettled = true } = {}) {
  const member = await makeMember();
  const invoiceId = await makeInvoice(member.accountId, amount);
  const payment = await paid(member.accountId, [{ invoiceId, amount }]);
  if (isSettled) simulator.admin.settle();
  return { ...member, invoiceId, ...payment };
}

const refund = (
  paymentId: number,
  amount: number,
  change: { after?: "reopen" | "credit"; key?: string } = {},
) =>
  refundPayment(staff.ctx, {
    paymentId,
    amount: cents(amount),
    note: "Asked for by the club",
    after: "reopen",
    key: randomUUID(),
    ...change,
  });

const backAt = (transId: string) =>
  simulator.admin
    .ledger()
    .filter((one) => one.refTransId === transId)
    .map((one) => one.cents);
const statusesOf = async (paymentId: number) =>
  (await db.refund.findMany({ where: { paymentId }, orderBy: { id: "asc" } })).map(
    ({ status }) => status,
  );
const later = (ms: number) => at(new Date(Date.now() + ms));

describe("paying back", () => {
  it("C-67 a part and then the rest of a settled card payment, each by a posting of its own", async () => {
    const { accountId, email, paymentId, transId } = await paidInvoice(100_00);
    const before = await postingsOf(accountId);
    expect(await refund(paymentId, 30_00)).toEqual({ ok: true, value: { kind: "refunded" } });
    expect(await balances(accountId)).toEqual([30_00]);
    expect(await refund(paymentId, 70_01)).toMatchObject({
      refusal: { errors: { amount: [{ key: "amountBeyondPaid" }] } },
    });
    must(await refund(paymentId, 70_00, { after: "credit" }));
    expect(await balances(accountId)).toEqual([30_00]);
    expect(backAt(transId)).toEqual([30_00, 70_00]);
    const after = await postingsOf(accountId);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ kind, entries }) => [kind, entries])).toEqual([
      ["refund", ["cash -3000", "receivable 3000"]],
      ["refund", ["cash -7000", "receivable 7000"]],
      ["credit_note", ["revenue 7000", "receivable -7000"]],
    ]);
    expect(await refund(paymentId, 1)).toMatchObject({
      refusal: { message: { key: "nothingLeft" } },
    });
    await runJobs();
    const subjects = (await lettersTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes("paid back")).toSorted()).toEqual([
      "$30.00 was paid back to Elm Street Boosters",
      "$70.00 was paid back to Elm Street Boosters",
    ]);
  });

  it("C-67 is told in Spanish to who chose it, with the day", async () => {
    const { email, paymentId } = await paidInvoice(100_00);
    await db.user.update({ where: { emailKey: email }, data: { locale: "es" } });
    must(await refund(paymentId, 30_00));
    await runJobs();
    const letters = await lettersTo(email);
    const told = letters.find(
      ({ subject }) => subject === "Se devolvieron $30.00 a Elm Street Boosters",
    );
    expect(told?.text).toMatch(/Devolvimos \$30\.00 del pago del \d+ de \p{L}+ de \d{4} \(/u);
    expect(told?.text).toContain("El motivo: Asked for by the club");
  });

  it("C-67 today's payment is voided as a whole, and cannot be paid back in part", async () => {
    const { accountId, paymentId, transId } = await paidInvoice(80_00, { isSettled: false });
    expect(await refund(paymentId, 10_00)).toMatchObject({
      refusal: { errors: { amount: [{ key: "wholeOnly" }] } },
    });
    must(await refund(paymentId, 80_00));
    expect(simulator.admin.ledger().find((one) => one.transId === transId)?.status).toBe("voided");
    const [, payment, reversal] = await postingsOf(accountId);
    expect(reversal).toMatchObject({ kind: "void", reversesId: payment?.id, paymentId });
    expect(await balances(accountId)).toEqual([80_00]);
  });

  it("many at once and the same key again pay back once", async () => {
    const { accountId, paymentId, transId } = await paidInvoice(60_00);
    const key = randomUUID();
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => refund(paymentId, 60_00, { key })),
      ...Array.from({ length: 10 }, () => refund(paymentId, 60_00)),
    ]);
    expect(backAt(transId)).toEqual([60_00]);
    expect(all.some((one) => one.ok)).toBe(true);
    expect(await balances(accountId)).toEqual([60_00]);
    expect(await refund(paymentId, 60_00, { key: all[0]?.ok ? key : randomUUID() })).toMatchObject(
      all[0]?.ok ? { ok: true } : { ok: false },
    );
  });

  it("the provider's refusal is told in its words, and enters nothing", async () => {
    const { paymentId, accountId, transId, label } = await paidInvoice(50_00);
    await gateway().refund({ transId, amount: cents(50_00), lastFour: label.slice(-4) });
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await refund(paymentId, 50_00)).toMatchObject({
        refusal: { message: { key: "refused", values: { text: expect.stringMatching(/\w/) } } },
      });
    }
    expect(await statusesOf(paymentId)).toEqual(["failed", "failed"]);
    expect(await balances(accountId)).toEqual([]);
  });

  it.each([
    ["reset-after", true],
    ["http-500-after", true],
    ["truncated", true],
    ["reset-before", false],
    ["http-500", false],
  ])("an answer that is lost (%s) blocks until the books tell", async (kind, isDone) => {
    const { accountId, paymentId, transId } = await paidInvoice(40_00);
    simulator.admin.fail({ kind });
    expect(await refund(paymentId, 40_00)).toEqual({ ok: true, value: { kind: "unknown" } });
    expect(await refund(paymentId, 40_00)).toMatchObject({
      refusal: { message: { key: "underWay" } },
    });
    expect(await takeBack(system, paymentId, "chargeback")).toBe("later");
    await recoverRefunds(system);
    expect(await statusesOf(paymentId)).toEqual([isDone ? "succeeded" : "unknown"]);
    await recoverRefunds(later(minutes(21)));
    await recoverRefunds(later(minutes(22)));
    expect(await statusesOf(paymentId)).toEqual([isDone ? "succeeded" : "failed"]);
    expect(backAt(transId)).toEqual(isDone ? [40_00] : []);
    expect(await balances(accountId)).toEqual(isDone ? [40_00] : []);
  });

  it.each([
    ["reset-after", "succeeded"],
    ["reset-before", "failed"],
  ])("a void without an answer (%s) is looked up too", async (kind, status) => {
    const { accountId, paymentId } = await paidInvoice(40_00, { isSettled: false });
    simulator.admin.fail({ kind });
    must(await refund(paymentId, 40_00));
    await recoverRefunds(later(minutes(21)));
    expect(await statusesOf(paymentId)).toEqual([status]);
    expect(await balances(accountId)).toEqual(status === "succeeded" ? [40_00] : []);
  });

  it("what a process left behind as it died is looked up a minute later, not before", async () => {
    const { accountId, paymentId, ref } = await paidInvoice(40_00);
    const row = { idemKey: randomUUID(), paymentId, amountCents: 40_00, way: "refund", note: "x" };
    const own = ref.replace(/./g, "A");
    await db.refund.create({
      data: { ...row, ref: own, status: "dispatching", isCredited: false, createdAt: new Date() },
    });
    await recoverRefunds(later(59_000));
    expect(await statusesOf(paymentId)).toEqual(["dispatching"]);
    await recoverRefunds(later(minutes(21)));
    expect(await statusesOf(paymentId)).toEqual(["failed"]);
    expect(await balances(accountId)).toEqual([]);
  });

  it("a check goes back by hand, without the provider", async () => {
    const { accountId } = await makeMember();
    const invoiceId = await makeInvoice(accountId, 20_00);
    const check = { accountId, method: "check", label: "204", invoiceIds: [invoiceId] } as const;
    const { id } = must(await enterPayment(staff.ctx, { ...check, amount: cents(20_00) }));
    const calls = simulator.admin.ledger().length;
    must(await refund(id, 5_00));
    expect(await balances(accountId)).toEqual([5_00]);
    expect(simulator.admin.ledger()).toHaveLength(calls);
  });

  it("is for staff, for payments that there are, with a reason and an amount", async () => {
    const { ctx, paymentId } = await paidInvoice(10_00);
    const input = { paymentId, amount: cents(1), note: "x", after: "reopen", key: "k" } as const;
    expect(await refundPayment(ctx, input)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await refundPayment(staff.ctx, { ...input, paymentId: 0 })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await refundPayment(staff.ctx, { ...input, note: " " })).toMatchObject({
      refusal: { errors: { note: [{ key: "note" }] } },
    });
    expect(await refundPayment(staff.ctx, { ...input, amount: cents(0) })).toMatchObject({
      refusal: { errors: { amount: [{ key: "amountAboveZero" }] } },
    });
    expect(await statusesOf(paymentId)).toEqual([]);
  });

  it("nothing is paid back while the provider cannot be asked, or what the bank took already", async () => {
    const { accountId, paymentId, transId } = await paidInvoice(10_00);
    simulator.admin.fail({ kind: "http-500", times: 20, on: "getTransactionDetailsRequest" });
    expect(await refund(paymentId, 10_00)).toMatchObject({
      refusal: { message: { key: "providerAway" } },
    });
    simulator.admin.clearFaults();
    simulator.admin.takeBack(transId, "chargeback");
    expect(await refund(paymentId, 10_00)).toMatchObject({
      refusal: { message: { key: "takenBack" } },
    });
    expect(await balances(accountId)).toEqual([10_00]);
    expect(await statusesOf(paymentId)).toEqual([]);
  });
});
