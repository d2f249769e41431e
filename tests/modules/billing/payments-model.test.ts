import "./payments-provider";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { beginAttempt } from "#modules/billing/attempts/begin.server";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { gateway } from "#modules/billing/gateway/index.server";
import { payByCard, paymentScreen, refundPayment } from "#modules/billing/index.server";
import { followTransaction } from "#modules/billing/webhooks/follow-transaction.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { admin } from "./payments-provider";
import { cardPayment, cashFrom, makeDebtor, system } from "./payments-support";

/** `npm run chaos` asks for more. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 8);

const values = [10_00, 20_00, 30_00];
type At = 0 | 1 | 2;

/** What the provider does with a charge, and whether it charges. */
const ends = {
  approved: true,
  decline: false,
  "reset-before": false,
  "reset-after": true,
  "http-500": false,
  truncated: true,
} as const;
type End = keyof typeof ends;

type Step =
  | { readonly do: "pay"; readonly chosen: readonly At[]; readonly end: End }
  | { readonly do: "crash"; readonly chosen: readonly At[]; readonly isCharged: boolean }
  | { readonly do: "wait"; readonly minutes: number }
  | { readonly do: "notify" | "recover" | "settle" }
  | { readonly do: "refund"; readonly which: number };

const chosen = fc.uniqueArray(fc.constantFrom<At>(0, 1, 2), { minLength: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("pay"),
      chosen,
      end: fc.constantFrom(...(Object.keys(ends) as End[])),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("crash"), chosen, isCharged: fc.boolean() }),
  },
  {
    weight: 3,
    // No sum of them is 20 minutes: real time passes as well, and an end on the very instant is none.
    arbitrary: fc.record({ do: fc.constant("wait"), minutes: fc.constantFrom(1.1, 9, 21) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("notify", "recover", "recover", "notify", "settle"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund"), which: fc.nat(5) }) },
) as fc.Arbitrary<Step>;

/** What must be true, kept the simple way. */
interface Model {
  readonly state: ("open" | "blocked" | "paid")[];
  pending: { chosen: readonly At[]; isCharged: boolean; isAsked: boolean; minutes: number }[];
  payments: (readonly At[])[];
}

type Debtor = Awaited<ReturnType<typeof makeDebtor>>;
const worth = (chosen: readonly At[]) =>
  chosen.reduce<number>((sum, at) => sum + (values[at] ?? 0), 0);
const mark = (model: Model, chosen: readonly At[], state: Model["state"][number]) => {
  for (const at of chosen) model.state[at] = state;
};
const payableOf = ({ accountId, invoiceIds }: Debtor, chosen: readonly At[]) => ({
  accountId,
  invoiceIds: chosen.map((at) => invoiceIds[at] ?? 0),
  value: cents(worth(chosen)),
});
const isFree = (model: Model, chosen: readonly At[]) =>
  chosen.every((at) => model.state[at] === "open");

const steps: {
  [Name in Step["do"]]: (
    debtor: Debtor,
    model: Model,
    step: Extract<Step, { do: Name }>,
  ) => Promise<void>;
} = {
  async pay(debtor, model, { chosen, end }) {
    if (end !== "approved") admin.fail({ kind: end });
    const answer = await payByCard(system, await cardPayment(payableOf(debtor, chosen)));
    admin.clearFaults();
    if (!isFree(model, chosen)) {
      expect(answer).toMatchObject({ refusal: { code: "conflict" } });
    } else if (end === "approved") {
      expect(answer).toMatchObject({ value: { kind: "assigned" } });
      mark(model, chosen, "paid");
      model.payments.push(chosen);
    } else if (end === "decline") {
      expect(answer).toMatchObject({ refusal: { code: "invalid" } });
    } else {
      expect(answer).toMatchObject({ value: { kind: "unassigned" } });
      mark(model, chosen, "blocked");
      model.pending.push({ chosen, isCharged: ends[end], isAsked: true, minutes: 0 });
    }
  },
  async crash(debtor, model, { chosen, isCharged }) {
    const payment = await cardPayment(payableOf(debtor, chosen));
    const begun = await beginAttempt(system, "credit_card", payment);
    expect(begun.ok).toBe(isFree(model, chosen));
    if (!begun.ok || !begun.value.isNew) return;
    const { ref, amount } = begun.value.attempt;
    const customer = { customerId: String(debtor.accountId), email: "" };
    if (isCharged) {
      await gateway().charge({ ...payment, ...customer, ref, amount, method: "credit_card" });
    }
    mark(model, chosen, "blocked");
    model.pending.push({ chosen, isCharged, isAsked: false, minutes: 0 });
  },
  async wait({ accountId }, model, { minutes }) {
    await db.$executeRaw`
      UPDATE payment_attempts SET dispatched_at = dispatched_at - ${minutes} * interval '1 minute',
        created_at = created_at - ${minutes} * interval '1 minute' WHERE account_id = ${accountId}`;
    for (const one of model.pending) one.minutes += minutes;
  },
  async recover(_debtor, model) {
    await recoverAttempts(system);
    model.pending = model.pending.filter(({ chosen, isCharged, isAsked, minutes }) => {
      if (!isAsked && minutes < 1) return true;
      if (!isCharged && minutes <= 20) return true;
      mark(model, chosen, isCharged ? "paid" : "open");
      if (isCharged) model.payments.push(chosen);
      return false;
    });
  },
  async notify({ accountId }, model) {
    const refs = await refsOf(accountId);
    for (const { transId } of admin.ledger().filter((one) => refs.has(one.invoiceNumber))) {
      const found = await gateway().details(transId);
      if (found.kind === "found") await followTransaction(system, found);
    }
    // What was charged is entered as soon as anybody hears of it.
    model.pending = model.pending.filter(({ chosen, isCharged }) => {
      if (isCharged) mark(model, chosen, "paid");
      if (isCharged) model.payments.push(chosen);
      return !isCharged;
    });
  },
  async settle() {
    admin.settle();
  },
  async refund(debtor, model, { which }) {
    const gone = model.payments[which];
    const invoiceId = debtor.invoiceIds[gone?.[0] ?? 0] ?? 0;
    const payment = await db.payment.findFirst({
      where: { invoices: { some: { invoiceId } } },
      orderBy: { id: "desc" },
    });
    if (!gone || !payment) return;
    const rest = { note: "Asked for", after: "reopen", key: randomUUID() } as const;
    const asked = { paymentId: payment.id, amount: cents(worth(gone)), ...rest };
    expect(await refundPayment(system, asked)).toMatchObject({ value: { kind: "refunded" } });
    model.payments.splice(which, 1);
    mark(model, gone, "open");
  },
};

async function refsOf(accountId: number): Promise<Set<string>> {
  const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
  const refunds = await db.refund.findMany({ where: { payment: { accountId } } });
  return new Set([...attempts, ...refunds].map(({ ref }) => ref));
}

/** What must hold after every step. */
async function check({ accountId, invoiceIds }: Debtor, model: Model): Promise<void> {
  const screen = await paymentScreen(system, accountId);
  if (!screen.ok) throw new Error("refused");
  const shown = new Map(screen.value.invoices.map((one) => [one.id, one]));
  const states = invoiceIds.map((id, at) => {
    const invoice = shown.get(id);
    if (!invoice) return "paid";
    expect(invoice.balance).toBe(values[at]);
    return invoice.isBlocked ? "blocked" : "open";
  });
  expect(states).toEqual(model.state);
  const entries = await db.ledgerEntry.findMany({ where: { posting: { accountId } } });
  expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
  const cash = model.payments.reduce((sum, chosen) => sum + worth(chosen), 0);
  expect(await cashFrom(accountId)).toBe(cash);
  const refs = await refsOf(accountId);
  const moved = admin.ledger().filter((one) => refs.has(one.invoiceNumber));
  const captured = moved.reduce((sum, { type, status, cents: amount }) => {
    const stands = /^(captured|settled|refund(Pending|Settled))/.test(status);
    return stands ? sum + (type === "refund" ? -amount : amount) : sum;
  }, 0);
  const waiting = model.pending.filter(({ isCharged }) => isCharged);
  expect(captured).toBe(cash + waiting.reduce((sum, { chosen }) => sum + worth(chosen), 0));
  const charges = moved.filter(({ type, status }) => type === "charge" && status !== "declined");
  expect(new Set(charges.map((one) => one.invoiceNumber)).size).toBe(charges.length);
}

it(
  `every invariant holds through ${sequences} sequences of payments, faults, crashes and refunds`,
  async () => {
    const sequence = fc.array(step, { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sequence, async (plan) => {
        const debtor = await makeDebtor(...values);
        const model: Model = { state: ["open", "open", "open"], pending: [], payments: [] };
        const finish: Step[] = [{ do: "wait", minutes: 21 }, { do: "recover" }, { do: "notify" }];
        for (const one of [...plan, ...finish]) {
          await (steps[one.do] as (...all: [Debtor, Model, Step]) => Promise<void>)(
            debtor,
            model,
            one,
          );
          await check(debtor, model);
        }
        expect(model.state).not.toContain("blocked");
        const attemptRef = { in: [...(await refsOf(debtor.accountId))] };
        expect(await db.reconciliationFinding.findMany({ where: { attemptRef } })).toEqual([]);
      }),
      { numRuns: sequences },
    );
  },
  60_000 + sequences * 2_000,
);
