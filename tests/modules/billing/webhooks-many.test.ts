import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { refundPayment } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { cents } from "#modules/platform/money";
import { simulator } from "#tests/setup/provider";
import { signatureOf } from "../../../dev/simulator/webhooks.mjs";
import {
  balances,
  chargeOnly,
  makeInvoice,
  makeMember,
  makeStaff,
  must,
  paid,
  postingsOf,
  runJobs,
} from "./back-office";
import { letter, send } from "./webhook-letters";

it("C-68 a hundred in a random order, late, doubled and forged: one effect each", {
  timeout: 120_000,
}, async () => {
  const seed = Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31 - 1));
  console.log(`notifications shuffled with seed ${seed}`);
  const staff = await makeStaff();
  const { accountId } = await makeMember();
  const charges = [];
  for (let count = 0; count < 10; count += 1) {
    const invoiceId = await makeInvoice(accountId, 20_00);
    charges.push(await paid(accountId, [{ invoiceId, amount: 20_00 }]));
  }
  const voided = charges[0];
  const stranger = await chargeOnly(7_00);
  // Each is heard of after it has come to its end by other means.
  const given = { amount: cents(20_00), note: "Paid twice", after: "reopen" as const };
  const { paymentId = 0 } = voided ?? {};
  must(await refundPayment(staff.ctx, { ...given, paymentId, key: randomUUID() }));
  simulator.admin.settle();
  const [, returned] = charges;
  simulator.admin.takeBack(returned?.transId ?? "");
  const before = await postingsOf(accountId);
  const letters = [...charges, stranger].flatMap(({ transId }) => [
    letter(transId),
    letter(transId, { eventType: "net.authorize.payment.void.created" }),
    letter(transId, { eventType: "net.authorize.payment.fraud.approved" }),
  ]);
  const good = letters.flatMap((body) => [body, body]);
  const bad = letters.map((body, index) => [body, index % 2 === 0 ? null : "tampered"] as const);
  const all = [...good.map((body) => [body, "good"] as const), ...bad];
  expect(all.length).toBeGreaterThanOrEqual(99);
  for (const [body, how] of fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    numRuns: 1,
    seed,
  })[0] ?? []) {
    const signature = how === null ? null : signatureOf(env.ANET_SIGNATURE_KEY, body);
    const answer = await send(how === "tampered" ? body.replace("1", "2") : body, signature);
    expect(answer.ok).toBe(how === "good");
    // Some are followed at once, the others when all have come.
    if (how === "good" && body.charCodeAt(20) % 5 === 0) await runJobs();
  }
  await runJobs();
  expect(await db.webhookNotification.count()).toBe(letters.length);
  const after = await postingsOf(accountId);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([
    { kind: "return", entries: ["cash -2000", "receivable 2000"] },
  ]);
  expect(await db.payment.count({ where: { accountId } })).toBe(charges.length);
  expect((await balances(accountId)).toSorted()).toEqual([20_00, 20_00]);
  expect(await db.reconciliationFinding.findMany()).toMatchObject([
    { kind: "unrecorded_charge", gatewayTransId: stranger.transId },
  ]);
});
