import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { simulator } from "#tests/setup/provider";
import { signatureOf } from "../../../dev/simulator/webhooks.mjs";
import { lettersTo } from "../accounts/mailbox";
import {
  balances,
  chargeOnly,
  makeInvoice,
  makeMember,
  makeStaff,
  paid,
  postingsOf,
  runJobs,
} from "./back-office";
import { letter, send } from "./webhook-letters";

beforeEach(async () => {
  await db.webhookNotification.deleteMany();
  await db.reconciliationFinding.deleteMany();
});

const outcomes = async () =>
  (await db.webhookNotification.findMany({ orderBy: { receivedAt: "asc" } })).map(
    ({ outcome }) => outcome,
  );
const findings = () => db.reconciliationFinding.findMany({ orderBy: { id: "asc" } });

describe("the provider's notifications", () => {
  it("C-68 are kept once, however often and however much at once they come", async () => {
    const body = letter("1");
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    // As many at once as there are connections to the database.
    for (let round = 0; round < 10; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send(body)))));
    }
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
    const jobs = { jobName: "billing.follow-notification" };
    expect(await db.webhookNotification.count()).toBe(1);
    expect(await db.outboxJob.count({ where: jobs })).toBe(1);
    await runJobs();
    expect(await outcomes()).toEqual(["not in the provider's books"]);
  });

  it.each([
    ["none", () => null],
    ["that is empty", () => ""],
    ["of another key", (body: string) => signatureOf(`${env.ANET_SIGNATURE_KEY}0`, body)],
    ["of another body", (body: string) => signatureOf(env.ANET_SIGNATURE_KEY, `${body} `)],
    ["in lower case", (body: string) => signatureOf(env.ANET_SIGNATURE_KEY, body).toLowerCase()],
  ])("C-68 leave no row with a signature %s", async (_what, sign) => {
    const body = letter("1");
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await send(body, sign(body))).toMatchObject({ refusal: { code: "unauthenticated" } });
    }
    expect(await db.webhookNotification.count()).toBe(0);
    expect(await db.outboxJob.count()).toBe(0);
  });

  it("C-68 that say nothing readable are kept for a person, and nothing follows", async () => {
    for (const body of [
      "",
      "{",
      "[]",
      letter("1", { payload: { entityName: "customer" } }),
      "\0",
    ]) {
      expect(await send(body)).toMatchObject({ ok: true });
    }
    await runJobs();
    expect(new Set(await outcomes())).toEqual(new Set(["not about a transaction"]));
    expect(await findings()).toEqual([]);
  });

  it("of a recorded charge change nothing, whatever they claim", async () => {
    const { accountId } = await makeMember();
    const invoiceId = await makeInvoice(accountId, 50_00);
    const { transId } = await paid(accountId, [{ invoiceId, amount: 50_00 }]);
    const before = await postingsOf(accountId);
    await send(letter(transId));
    await send(letter(transId, { eventType: "net.authorize.payment.void.created" }));
    await runJobs();
    expect(await outcomes()).toEqual(["recorded", "recorded"]);
    expect(await postingsOf(accountId)).toEqual(before);
    expect(await findings()).toEqual([]);
  });

  it("of payments whose end was unknown enter it, once, late and in any order", async () => {
    const { accountId } = await makeMember();
    const attempts: { transId: string; ref: string }[] = [];
    for (let count = 0; count < 3; count += 1) {
      const invoiceId = await makeInvoice(accountId, 20_00);
      const charge = await chargeOnly(20_00);
      await db.paymentAttempt.create({
        data: {
          ref: charge.ref,
          accountId,
          idemKey: charge.ref,
          requestHash: "",
          method: "credit_card",
          amountCents: 20_00,
          status: "unknown",
          dispatchedAt: new Date(),
          createdAt: new Date(),
          invoices: { create: { invoiceId, amountCents: 20_00 } },
        },
      });
      attempts.push(charge);
    }
    const letters = attempts.map(({ transId }) => letter(transId));
    const copies = Array.from({ length: 34 }, () => letters.toReversed()).flat();
    for (const copy of copies) await send(copy);
    await runJobs();
    expect(await outcomes()).toEqual(["recorded", "recorded", "recorded"]);
    expect(await balances(accountId)).toEqual([]);
    const payments = await db.payment.findMany({ where: { accountId } });
    expect(new Set(payments.map((one) => one.attemptRef))).toEqual(
      new Set(attempts.map(({ ref }) => ref)),
    );
    expect(payments).toHaveLength(3);
    expect(await findings()).toEqual([]);
  });

  it("of a charge that nobody here asked for leave one finding for staff", async () => {
    const { transId, ref } = await chargeOnly(12_34);
    await send(letter(transId));
    await send(letter(transId));
    await runJobs();
    expect(await findings()).toMatchObject([
      { kind: "unrecorded_charge", gatewayTransId: transId, attemptRef: ref, amountCents: 12_34 },
    ]);
  });

  it("are tried again while the provider cannot be asked", async () => {
    simulator.admin.fail({ kind: "http-500", times: 20, on: "getTransactionDetailsRequest" });
    await send(letter("1"));
    await expect(runJobs()).rejects.toThrow(/cannot be asked/);
    expect(await outcomes()).toEqual([""]);
    simulator.admin.clearFaults();
  });
});

describe("a payment that the bank takes back", () => {
  it("C-67 reopens its invoices by a reversing posting, once, and both sides are told", {
    timeout: 60_000,
  }, async () => {
    const staff = await makeStaff();
    const { accountId, email } = await makeMember();
    const first = await makeInvoice(accountId, 60_00);
    const second = await makeInvoice(accountId, 40_00);
    const { transId, paymentId } = await paid(
      accountId,
      [
        { invoiceId: first, amount: 60_00 },
        { invoiceId: second, amount: 30_00, discount: 10_00 },
      ],
      "bank_account",
    );
    const before = await postingsOf(accountId);
    expect(await balances(accountId)).toEqual([]);
    simulator.admin.settle();
    simulator.admin.takeBack(transId);
    for (let copies = 0; copies < 20; copies += 1) await send(letter(transId));
    await runJobs();
    const after = await postingsOf(accountId);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      {
        kind: "return",
        paymentId,
        reversesId: before.find(({ kind }) => kind === "payment")?.id,
        entries: ["cash -9000", "receivable 6000", "receivable 3000"],
      },
    ]);
    expect(await balances(accountId)).toEqual([60_00, 30_00]);
    await runJobs();
    const letters = await lettersTo(email);
    const [told, ...others] = letters.filter(({ subject }) => subject.includes("returned"));
    expect(others).toEqual([]);
    expect(told?.text).toContain("$90.00");
    expect(told?.text).toContain("Bank account ending in 6789");
    expect(told?.text).toContain("/app/payments");
    const [staffTold] = await lettersTo(staff.email);
    expect(staffTold?.subject).toContain("Elm Street Boosters, $90.00");
    expect(await findings()).toEqual([]);
  });
});
