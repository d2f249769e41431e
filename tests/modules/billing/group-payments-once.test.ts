import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import {
  checkLedger,
  listMovements,
  payByCard,
  refundPayment,
} from "#modules/billing/index.server";
import { takeBack } from "#modules/billing/refunds/take-back.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { must } from "./back-office";
import { makeBilledGroup, owedBy, type TestGroup } from "./group-kit";
import { admin } from "./payments-provider";
import { applyDiscount, cardPayment, cashFrom, system } from "./payments-support";

afterEach(() => admin.clearFaults());
afterAll(async () => {
  const { faults } = await checkLedger(system, { isRepairing: false, isTelling: false });
  expect(faults, "the books after all payments").toEqual([]);
});

const owedByAll = async ({ chapters }: TestGroup) =>
  (await Promise.all(chapters.map(({ accountId }) => owedBy(accountId)))).flat();
const chargesOf = async (accountId: number) => {
  const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
  const refs = new Set(attempts.map(({ ref }) => ref));
  return admin.ledger().filter((one) => refs.has(one.invoiceNumber) && one.cents > 0);
};
const paymentIdOf = async (accountId: number) =>
  (await db.payment.findFirstOrThrow({ where: { accountId } })).id;

describe("a payment for a group is made once", () => {
  it("100 at once, each with a key and a token of its own: one charge", async () => {
    const group = await makeBilledGroup([130_00, 145_00, 355_00]);
    const { central, payable } = group;
    const payments = await Promise.all(Array.from({ length: 100 }, () => cardPayment(payable)));
    const answers = await Promise.all(payments.map((one) => payByCard(central.ctx, one)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
    expect(new Set(refused)).toEqual(new Set(["conflict"]));
    expect(await chargesOf(central.accountId)).toHaveLength(1);
    expect(await cashFrom(central.accountId)).toBe(630_00);
    expect(await owedByAll(group)).toEqual([0, 0, 0]);
  });

  it("the group and each chapter at once: every renewal is paid once, and nobody meets a fault", async () => {
    const group = await makeBilledGroup([130_00, 145_00, 355_00]);
    const { central, chapters, payable } = group;
    const alone = chapters.map(async ({ ctx, accountId, invoiceId }, at) => {
      const value = cents([130_00, 145_00, 355_00][at] ?? 0);
      return payByCard(ctx, await cardPayment({ accountId, invoiceIds: [invoiceId], value }));
    });
    const together = Array.from({ length: 5 }, async () =>
      payByCard(central.ctx, await cardPayment(payable)),
    );
    const answers = await Promise.all([...alone, ...together]);
    for (const one of answers) if (!one.ok) expect(one.refusal.code).toBe("conflict");
    const payers = [central, ...chapters].map(({ accountId }) => accountId);
    const charged = (await Promise.all(payers.map(chargesOf))).flat();
    const cash = await Promise.all(payers.map(cashFrom));
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    expect(sum(charged.map((one) => one.cents))).toBe(sum(cash));
    expect(sum(await owedByAll(group))).toBe(630_00 - sum(cash));
    for (const owed of await owedByAll(group)) expect(owed).toBeGreaterThanOrEqual(0);
  });

  it("a charge whose answer was lost is found and entered once, though the group broke up since", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    admin.fail({ kind: "reset-after" });
    const { central, payable, groupId } = group;
    expect(await payByCard(central.ctx, await cardPayment(payable))).toMatchObject({
      value: { kind: "unassigned" },
    });
    expect(await owedByAll(group)).toEqual([130_00, 145_00]);
    await db.account.updateMany({ where: { groupId }, data: { groupId: null } });
    const all = await Promise.all(Array.from({ length: 3 }, () => recoverAttempts(system)));
    expect(all.some(({ recorded }) => recorded === 1)).toBe(true);
    expect(await recoverAttempts(system)).toMatchObject({ recorded: 0, waiting: 0 });
    expect(await owedByAll(group)).toEqual([0, 0]);
    expect(await cashFrom(central.accountId)).toBe(275_00);
    expect(await chargesOf(central.accountId)).toHaveLength(1);
  });
});

describe("a payment for a group goes back", () => {
  it("by a refund of a part: the first chapters owe it again, and the payer's history shows it", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    const { central, payable } = group;
    must(await payByCard(central.ctx, await cardPayment(payable)));
    admin.settle();
    const back = {
      paymentId: await paymentIdOf(central.accountId),
      amount: cents(150_00),
      note: "One chapter closed",
      key: randomUUID(),
    };
    must(await refundPayment(system, { ...back, after: "reopen" }));
    expect(await owedByAll(group)).toEqual([130_00, 20_00]);
    const asked = { accountId: central.accountId, filter: "refunds", page: 1 } as const;
    expect(must(await listMovements(central.ctx, asked)).rows).toMatchObject([
      { kind: "refund", owed: 0, received: -150_00 },
    ]);
    const [chapter] = group.chapters;
    const theirs = { ...asked, accountId: chapter?.accountId ?? 0 };
    expect(must(await listMovements(system, theirs)).rows).toMatchObject([
      { kind: "refund", owed: 130_00, received: 0, label: "Headquarters" },
    ]);
  });

  it("by its bank: every chapter owes its renewal again, once", async () => {
    const group = await makeBilledGroup([130_00, 145_00]);
    const { central, payable } = group;
    must(await payByCard(central.ctx, await cardPayment(payable)));
    const id = await paymentIdOf(central.accountId);
    const heard = [1, 2, 3].map(() => takeBack(system, id, "chargeback"));
    expect((await Promise.all(heard)).filter((one) => one === "taken back")).toHaveLength(1);
    expect(await owedByAll(group)).toEqual([130_00, 145_00]);
    expect(await cashFrom(central.accountId)).toBe(0);
  });

  it("a discount of the payer is shared over the chapters' renewals to the cent", async () => {
    const group = await makeBilledGroup([33_33, 33_33, 33_34]);
    const { central, payable } = group;
    const discountId = await applyDiscount(central.accountId, "0.1");
    const reduced = { ...payable, value: cents(90_00), discountId };
    must(await payByCard(central.ctx, await cardPayment(reduced)));
    const parts = await db.paymentInvoice.findMany({
      where: { payment: { accountId: central.accountId } },
    });
    expect(parts.reduce((sum, { discountCents }) => sum + discountCents, 0)).toBe(10_00);
    expect(await owedByAll(group)).toEqual([0, 0, 0]);
  });
});
