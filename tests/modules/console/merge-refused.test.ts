import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGroup, mergedInto, suspendAccount } from "#modules/accounts/index.server";
import { startApplication } from "#modules/applications/index.server";
import { newReference } from "#modules/billing/attempts/store.server";
import { voidInvoice } from "#modules/billing/index.server";
import { mergePlan } from "#modules/console/index.server";
import { db } from "#modules/platform/db.server";
import { system } from "../accounts/people";
import { bill, makePair, merge, must, owner, type Pair, pay } from "./merge-kit";

const at = new Date();
const day = (days: number) => new Date(Date.now() + days * 86_400_000);

const member = (id: number, renewalDueAt: Date) =>
  db.account.update({ where: { id }, data: { levelId: 1002, renewalDueAt } });

const apply = async (accountId: number) =>
  must(await startApplication(system, { accountId, levelId: 1001, schema: "start-up" }));

const group = async (centralAccountId?: number, accountIds: number[] = []) => {
  const central = centralAccountId === undefined ? {} : { centralAccountId };
  return must(await createGroup(system, { label: randomUUID(), ...central, accountIds })).id;
};

async function renew(accountId: number, dueOn: Date, status = "open") {
  const invoiceId = await bill(accountId, 20_00);
  const levels = { levelId: 1002, newLevelId: 1002, bonusCents: 0 };
  const row = {
    accountId,
    dueOn,
    nextDueOn: day(900),
    ...levels,
    invoiceId,
    status,
    createdAt: at,
  };
  await db.renewal.create({ data: row });
  return invoiceId;
}

async function attempt(accountId: number) {
  const invoiceId = await bill(accountId, 20_00);
  const row = { ref: newReference(), accountId, idemKey: randomUUID(), requestHash: "" };
  const lines = { create: { invoiceId, amountCents: 20_00 } };
  const rest = { method: "credit_card", amountCents: 20_00, status: "unknown", createdAt: at };
  await db.paymentAttempt.create({ data: { ...row, ...rest, invoices: lines } });
}

async function refund(accountId: number) {
  const paymentId = await pay(accountId, await bill(accountId, 20_00), 20_00);
  const row = { ref: newReference(), idemKey: randomUUID(), paymentId, amountCents: 5_00 };
  const rest = { way: "refund", status: "unknown", isCredited: false, note: "x", createdAt: at };
  await db.refund.create({ data: { ...row, ...rest } });
}

const cases: Record<string, [key: string, make: (pair: Pair) => Promise<unknown>]> = {
  "a suspended account": [
    "mergeSuspended",
    ({ duplicateId: accountId }) => suspendAccount(system, { accountId, reason: "x" }),
  ],
  "two groups": [
    "mergeGroups",
    async ({ keptId, duplicateId }) => {
      await group(undefined, [keptId]);
      await group(undefined, [duplicateId]);
    },
  ],
  "a headquarters as the duplicate": ["mergeHeadquarters", (pair) => group(pair.duplicateId)],
  "a headquarters and its chapter": [
    "mergeChapter",
    ({ keptId, duplicateId }) => group(keptId, [duplicateId]),
  ],
  "a payment under way": ["mergePayment", ({ duplicateId }) => attempt(duplicateId)],
  "a payment under way of the other": ["mergePayment", ({ keptId }) => attempt(keptId)],
  "a refund under way": ["mergeRefund", ({ duplicateId }) => refund(duplicateId)],
  "two applications under way": [
    "mergeUnderWay",
    async ({ keptId, duplicateId }) => [await apply(keptId), await apply(duplicateId)],
  ],
  "two memberships": [
    "mergeMembers",
    async ({ keptId, duplicateId }) => {
      await member(keptId, day(90));
      await member(duplicateId, day(-3));
    },
  ],
  "two renewals of one date, one of them open": [
    "mergeSameYear",
    async ({ keptId, duplicateId }) => {
      await renew(keptId, day(-700), "settled");
      await renew(duplicateId, day(-700));
    },
  ],
  "a renewal of the membership that does not stay": [
    "mergeRenewal",
    async ({ keptId, duplicateId }) => {
      await member(keptId, day(90));
      await member(duplicateId, day(-200));
      await renew(duplicateId, day(-200));
    },
  ],
};

describe("H-02 what is not merged", () => {
  it.each(Object.entries(cases))("%s", async (_, [key, make]) => {
    const { pair } = await makePair();
    await make(pair);
    const refused = await merge(await owner(), pair);
    expect(refused).toMatchObject({ refusal: { code: "conflict", message: { key } } });
    expect(await mergedInto(system, pair.duplicateId)).toBeUndefined();
    expect(await db.accountUser.count({ where: { accountId: pair.duplicateId } })).toBe(2);
  });

  it("names days as its reader writes them", async () => {
    const { pair } = await makePair();
    await member(pair.keptId, new Date("2031-03-05"));
    await member(pair.duplicateId, new Date("2031-04-06"));
    const refused = await merge(await owner(), pair);
    const values = { one: "March 5, 2031", other: "April 6, 2031" };
    expect(refused).toMatchObject({ refusal: { message: { key: "mergeMembers", values } } });
  });

  it("but no renewal whose invoice was voided is in the way", async () => {
    const { pair } = await makePair();
    await renew(pair.keptId, day(-700), "settled");
    const invoiceId = await renew(pair.duplicateId, day(-700));
    must(await voidInvoice(system, { invoiceId, note: "Sent twice." }));
    expect(await merge(await owner(), pair)).toMatchObject({ ok: true });
  });

  it("an account with itself, one that was merged before, and one that is not there", async () => {
    const { pair } = await makePair();
    const { pair: other } = await makePair();
    const staff = await owner();
    const keyOf = async (asked: Pair) =>
      must(await mergePlan(staff, asked)).obstacles.map(({ key }) => key);
    expect(await keyOf({ ...pair, duplicateId: pair.keptId })).toEqual(["mergeSame"]);
    expect(await merge(staff, pair)).toMatchObject({ ok: true });
    expect(await keyOf(pair)).toEqual(["mergeAlready"]);
    expect(await keyOf({ keptId: pair.duplicateId, duplicateId: other.keptId })).toEqual([
      "mergeAlready",
    ]);
    expect(await mergePlan(staff, { ...pair, duplicateId: 999_999_999 })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it("nothing is added to a duplicate, taken back from the kept one or changed on the way", async () => {
    const { pair } = await makePair();
    const { keptId, duplicateId } = pair;
    const paymentId = await pay(duplicateId, await bill(duplicateId, 20_00), 20_00);
    const move = (accountId: number, more = {}) =>
      db.payment.update({ where: { id: paymentId }, data: { accountId, ...more } });
    await expect(move(keptId)).rejects.toThrow("append-only");
    await merge(await owner(), pair);
    await expect(move(duplicateId)).rejects.toThrow(/append-only|was merged/);
    await expect(move(keptId, { amountCents: 1 })).rejects.toThrow("append-only");
    await expect(bill(duplicateId, 1_00)).rejects.toThrow("not_found");
    await expect(
      db.accountUser.create({ data: { accountId: duplicateId, userId: 1 } }),
    ).rejects.toThrow("was merged into account");
  });
});
