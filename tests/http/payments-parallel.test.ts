import "../modules/billing/payments-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { join } from "#tests/modules/accounts/clubs";
import { admin, bankToken, simulator } from "#tests/modules/billing/payments-provider";
import { applyDiscount, cashFrom, makeDebtor } from "#tests/modules/billing/payments-support";
import { consentAt } from "#tests/modules/billing/provider-pages";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { cardBody, pay, payment, read } from "./payments-kit";
import { signedIn } from "./signed-in";

/** `npm run chaos` asks for more. */
const rounds = Number(process.env.PARALLEL_ROUNDS ?? 1);
const PARALLEL = 100;

let webs: RunningProcess[];
beforeAll(async () => {
  const env = { ANET_SIMULATOR_URL: simulator.url, LOG_LEVEL: "error" };
  webs = await Promise.all([startWeb(env), startWeb(env)]);
});
afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()));
});

/** An account with an invoice, and its person in a browser at each of two web processes. */
async function makePayer(value: number) {
  const debtor = await makeDebtor(value);
  const { email } = await join(debtor.accountId);
  return { ...debtor, visitors: await Promise.all(webs.map(({ url }) => signedIn(url, email))) };
}
type Payer = Awaited<ReturnType<typeof makePayer>>;

/** Sends so many requests at once, by turns to the two processes. @returns their statuses */
async function storm(payer: Payer, send: (visitor: Visitor, at: number) => Promise<Response>) {
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, async (_, at) => {
      const visitor = payer.visitors[at % payer.visitors.length];
      if (!visitor) throw new Error("nobody is signed in");
      return (await send(visitor, at)).status;
    }),
  );
  return { done: answers.filter((status) => status === 200).length, all: new Set(answers) };
}

const chargesOf = async ({ accountId }: Payer) => {
  const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
  const refs = new Set(attempts.map(({ ref }) => ref));
  return admin.ledger().filter((one) => refs.has(one.invoiceNumber)).length;
};

describe(`${PARALLEL} submits at once to two processes, ${rounds} times`, () => {
  const timeout = 60_000 + rounds * 30_000;
  const eachRound = async (work: () => Promise<void>) => {
    for (let round = 0; round < rounds; round += 1) await work();
    const [row] = await db.$queryRaw<{ deadlocks: bigint }[]>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
    expect(row?.deadlocks).toBe(0n);
  };

  it(
    "C-10 by card: one charge, 99 conflicts, no fault",
    async () => {
      await eachRound(async () => {
        const payer = await makePayer(45_00);
        const bodies = await Promise.all(Array.from({ length: PARALLEL }, () => cardBody(payer)));
        const { done, all } = await storm(payer, (visitor, at) =>
          visitor.call(`${pay}/credit`, "POST", bodies[at] ?? {}),
        );
        expect([done, all]).toEqual([1, new Set([200, 409])]);
        expect([await chargesOf(payer), await cashFrom(payer.accountId)]).toEqual([1, 45_00]);
      });
    },
    timeout,
  );

  it(
    "C-10 from a bank account: one charge, 99 conflicts, no fault",
    async () => {
      await eachRound(async () => {
        const payer = await makePayer(45_00);
        const tokens = await Promise.all(Array.from({ length: PARALLEL }, () => bankToken()));
        const { done, all } = await storm(payer, (visitor, at) =>
          visitor.call(`${pay}/bank`, "POST", {
            ...payment(payer, "bank_account"),
            nameOnAccount: "Pat Treasurer",
            accountType: "checking",
            ...tokens[at],
          }),
        );
        expect([done, all]).toEqual([1, new Set([200, 409])]);
        expect([await chargesOf(payer), await cashFrom(payer.accountId)]).toEqual([1, 45_00]);
      });
    },
    timeout,
  );

  it(
    "C-46 captures of a PayPal payment: one capture, the others conflict or hear of it",
    async () => {
      await eachRound(async () => {
        const payer = await makePayer(45_00);
        const [visitor] = payer.visitors;
        if (!visitor) throw new Error("nobody is signed in");
        const { type, value, invoices, attempt } = payment(payer, "paypal");
        const query = new URLSearchParams({ type, value: String(value), attempt });
        for (const id of invoices) query.append("invoices", String(id));
        const begun = await read(await visitor.call(`${pay}/paypal/init?${query}`, "GET"));
        const url = begun.body.transactionResponse.secureAcceptance.secureAcceptanceUrl;
        const { token, payerId } = await consentAt(url);
        await visitor.open(`${pay}/paypal/return?token=${token}&PayerID=${payerId}`);
        const hold = await db.paymentAttempt.findFirstOrThrow({
          where: { accountId: payer.accountId },
        });
        const body = { tx_id: hold.gatewayTransId, token, payer_id: payerId };
        const { done, all } = await storm(payer, (one) =>
          one.call(`${pay}/paypal`, "POST", { ...body, type, value, invoices }),
        );
        expect(done).toBeGreaterThanOrEqual(1);
        expect([...all].filter((status) => status !== 200 && status !== 409)).toEqual([]);
        expect([await chargesOf(payer), await cashFrom(payer.accountId)]).toEqual([1, 45_00]);
      });
    },
    timeout,
  );

  it(
    "C-51 settlements without payment: one payment and one use, 99 conflicts",
    async () => {
      await eachRound(async () => {
        const payer = await makePayer(45_00);
        const discountId = await applyDiscount(payer.accountId, "1", 1);
        const { done, all } = await storm(payer, (visitor) =>
          visitor.call(`${pay}/zero-payment`, "POST", {
            ...payment({ ...payer, value: 0 as typeof payer.value }, "zero_payment"),
            discount_id: discountId,
            discount_total: 45,
          }),
        );
        expect([done, all]).toEqual([1, new Set([200, 409])]);
        const { accountId } = payer;
        expect(await db.payment.count({ where: { accountId } })).toBe(1);
      });
    },
    timeout,
  );
});
