import "./payments-provider";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  continuePaypal,
  initPaypal,
  payByBank,
  payByCard,
  returnFromPaypal,
  settleWithoutPayment,
} from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  balancesFor,
  bankPayment,
  cardPayment,
  cashFrom,
  makeDebtor,
  payCard,
  system,
} from "./payments-support";
import { consentAt } from "./provider-pages";

/** `npm run chaos` asks for more. */
const rounds = Number(process.env.PARALLEL_ROUNDS ?? 1);
const PARALLEL = 100;
const urls = { successUrl: "http://shop.example/yes", cancelUrl: "http://shop.example/no" };

const deadlocks = async () => {
  const [row] = await db.$queryRaw<{ deadlocks: bigint }[]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  return Number(row?.deadlocks);
};

const many = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, at) => work(at)));

/** One did it, the others were refused as they should be; nobody met a fault. */
function expectOne(answers: readonly Result<unknown>[]): void {
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["conflict"]));
}

const chargesOf = async (accountId: number) => {
  const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
  const refs = new Set(attempts.map(({ ref }) => ref));
  return admin.ledger().filter((one) => refs.has(one.invoiceNumber));
};

describe(`${PARALLEL} at once, ${rounds} times`, () => {
  const timeout = 60_000 + rounds * 15_000;
  const eachRound = async (work: () => Promise<void>) => {
    for (let round = 0; round < rounds; round += 1) await work();
    expect(await deadlocks()).toBe(0);
  };

  it(
    "by card, each with a key and a token of its own: one charge",
    async () => {
      await eachRound(async () => {
        const debtor = await makeDebtor(45_00);
        const payments = await many(() => cardPayment(debtor));
        expectOne(await Promise.all(payments.map((payment) => payByCard(system, payment))));
        expect(await chargesOf(debtor.accountId)).toHaveLength(1);
        expect(await cashFrom(debtor.accountId)).toBe(45_00);
      });
    },
    timeout,
  );

  it(
    "C-09 with the same key: one charge, and the same answer afterwards",
    async () => {
      await eachRound(async () => {
        const debtor = { ...(await makeDebtor(45_00)), attempt: randomUUID() };
        const payments = await many(() => cardPayment(debtor));
        const answers = await Promise.all(payments.map((payment) => payByCard(system, payment)));
        expect(await chargesOf(debtor.accountId)).toHaveLength(1);
        const paid = answers.filter((answer) => answer.ok);
        for (const answer of paid) expect(answer).toEqual(paid[0]);
        expect(await payCard(debtor)).toEqual(paid[0]);
      });
    },
    timeout,
  );

  it(
    "from a bank account: one charge",
    async () => {
      await eachRound(async () => {
        const debtor = await makeDebtor(45_00);
        const payments = await many(() => bankPayment(debtor));
        expectOne(await Promise.all(payments.map((payment) => payByBank(system, payment))));
        expect(await chargesOf(debtor.accountId)).toHaveLength(1);
        expect(await cashFrom(debtor.accountId)).toBe(45_00);
      });
    },
    timeout,
  );

  it(
    "C-46 captures of a PayPal payment: one capture",
    async () => {
      await eachRound(async () => {
        const debtor = await makeDebtor(45_00);
        const begun = await many(() =>
          initPaypal(system, { ...debtor, attempt: randomUUID(), ...urls }),
        );
        expectOne(begun);
        const url = begun.flatMap((answer) => (answer.ok ? [answer.value.url] : []))[0] ?? "";
        const back = { accountId: debtor.accountId, ...(await consentAt(url)) };
        const returned = await many(() => returnFromPaypal(system, back));
        const txId = returned.flatMap((answer) => (answer.ok ? [answer.value.txId] : []))[0] ?? "";
        const answers = await many(() => continuePaypal(system, { ...debtor, ...back, txId }));
        const [paid, ...repeated] = answers.filter((answer) => answer.ok);
        expect(paid).toMatchObject({ value: { kind: "assigned", transId: txId } });
        for (const answer of repeated) expect(answer).toEqual(paid);
        expect(await chargesOf(debtor.accountId)).toMatchObject([
          { status: "capturedPendingSettlement" },
        ]);
        expect(await cashFrom(debtor.accountId)).toBe(45_00);
      });
    },
    timeout,
  );

  it(
    "settlements without payment: one payment and one use of the code",
    async () => {
      await eachRound(async () => {
        const debtor = await makeDebtor(45_00);
        const discountId = await applyDiscount(debtor.accountId, "1", 1);
        const zero = { ...debtor, value: cents(0), discountId, discountTotal: cents(45_00) };
        expectOne(
          await many(() => settleWithoutPayment(system, { ...zero, attempt: randomUUID() })),
        );
        expect(await db.payment.count({ where: { accountId: debtor.accountId } })).toBe(1);
        expect(
          await db.discountReservation.count({ where: { discountId, NOT: { usedAt: null } } }),
        ).toBe(1);
      });
    },
    timeout,
  );

  it(
    "overlapping sets of invoices, in any order: each invoice is paid at most once",
    async () => {
      await eachRound(async () => {
        const { accountId, invoiceIds } = await makeDebtor(10_00, 10_00, 10_00, 10_00);
        const [a = 0, b = 0, c = 0, d = 0] = invoiceIds;
        const sets = [[a, b], [b, a, c], [c, b], [d, c], [d, a], [c]];
        const payments = await many((at) => {
          const chosen = sets[at % sets.length] ?? [];
          return cardPayment({
            accountId,
            invoiceIds: chosen,
            value: cents(chosen.length * 10_00),
          });
        });
        const answers = await Promise.all(payments.map((payment) => payByCard(system, payment)));
        expect(answers.some((answer) => answer.ok)).toBe(true);
        const open = await balancesFor(accountId);
        expect(await cashFrom(accountId)).toBe(40_00 - open.length * 10_00);
        expect((await chargesOf(accountId)).reduce((sum, one) => sum + one.cents, 0)).toBe(
          40_00 - open.length * 10_00,
        );
      });
    },
    timeout,
  );
});
