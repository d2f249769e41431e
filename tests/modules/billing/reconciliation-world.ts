import { randomUUID } from "node:crypto";
import { newReference } from "#modules/billing/attempts/store.server";
import type { FindingKind } from "#modules/billing/contract";
import { gateway } from "#modules/billing/gateway/index.server";
import { type Reconciliation, reconcile } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { simulator } from "#tests/setup/provider";
import { newRef, type Provider, tokenFor, visa } from "./gateway-support";

type Simulator = typeof simulator;
const system = createCtx({ actor: { kind: "system", name: "reconciliation" } });

/** What was planted and what was found, each as "kind transaction". */
export interface PlantedFaults extends Reconciliation {
  readonly planted: readonly string[];
  readonly found: readonly string[];
  readonly milliseconds: number;
}

async function charge(simulator: Simulator, amount: number, ref = newRef()): Promise<string> {
  const provider = {
    config: { apiUrl: `${simulator.url}/xml/v1/request.api` },
    page: { apiLoginId: "simulator", clientKey: "simulator-client-key" },
  } as Provider;
  const outcome = await gateway().charge({
    ref,
    amount: cents(amount),
    opaque: await tokenFor(provider, { token: { cardNumber: visa } }),
    method: "credit_card",
    name: "Ada Byrd",
    customerId: "1",
    email: "ada@example.org",
    customerIp: "203.0.113.7",
  });
  if (outcome.kind !== "approved") throw new Error(JSON.stringify(outcome));
  return outcome.transId;
}

/** A payment as it is entered here, without the invoices that it settles. */
interface Entered {
  transId: string;
  ref: string;
  amount: number;
}

async function enter(accountId: number, payments: readonly Entered[]): Promise<void> {
  for (let at = 0; at < payments.length; at += 1_000) {
    await db.payment.createMany({
      data: payments.slice(at, at + 1_000).map(({ transId, ref, amount }) => ({
        accountId,
        method: "credit_card",
        amountCents: amount,
        attemptRef: ref,
        gatewayTransId: transId,
        label: "Visa ending in 1111",
        receivedOn: new Date(),
        createdAt: new Date(),
      })),
    });
  }
}

/** A refund as it is entered here. */
async function enterRefund(transId: string, gatewayTransId: string, amountCents: number) {
  const { id: paymentId } = await db.payment.findUniqueOrThrow({
    where: { gatewayTransId: transId },
  });
  const now = new Date();
  const row = { paymentId, amountCents, gatewayTransId, note: "", isCredited: false };
  const done = { way: "refund", status: "succeeded", createdAt: now, decidedAt: now } as const;
  await db.refund.create({ data: { ...row, ...done, ref: newReference(), idemKey: randomUUID() } });
}

const lastFour = "1111";

/**
 * Fills the provider's books and ours with so many transactions, plants 25 faults of every kind
 * among what agrees (settled and not, refunds, payments under way), and compares the books.
 */
export async function plantAndReconcile(
  simulator: Simulator,
  transactions: number,
): Promise<PlantedFaults> {
  const { id: accountId } = await db.account.create({ data: { name: "Reconciled" } });
  const settled = await charge(simulator, 40_00);
  simulator.admin.settle();
  const half = Math.floor(transactions / 2);
  simulator.admin.repeat(settled, half - 1);
  const unsettled = await charge(simulator, 25_00);
  simulator.admin.repeat(unsettled, transactions - half - 1);
  const all: Entered[] = simulator.admin
    .ledger()
    .map(({ transId, cents: amount }) => ({ transId, ref: newReference(), amount }));
  const early = all.slice(0, half);
  const late = all.slice(half);

  const planted: string[] = [];
  const plant = (kind: FindingKind, transId: string) => planted.push(`${kind} ${transId}`);

  const unrecorded = [...early.splice(10, 3), ...late.splice(10, 2)];
  for (const { transId } of unrecorded) plant("unrecorded_charge", transId);
  for (const payment of [...early.slice(20, 22), ...late.slice(20, 22)]) {
    payment.amount += 1;
    plant("wrong_amount", payment.transId);
  }
  await enter(accountId, [...early, ...late]);

  const invented = Array.from({ length: 4 }, (_, at) => `90000000000${at}`);
  await enter(
    accountId,
    invented.map((transId) => ({ transId, ref: newReference(), amount: 10_00 })),
  );
  for (const transId of invented) plant("missing_charge", transId);
  for (const { transId } of late.slice(30, 33)) {
    await gateway().void(transId);
    plant("missing_charge", transId);
  }
  for (const { ref } of early.slice(40, 43))
    plant("double_charge", await charge(simulator, 40_01, ref));
  for (const { transId } of early.slice(50, 53)) {
    const back = await gateway().refund({ transId, amount: cents(1_00), lastFour });
    if (back.kind === "approved") plant("unrecorded_refund", back.transId);
  }
  for (const [at, { transId }] of early.slice(60, 62).entries()) {
    await enterRefund(transId, `80000000000${at}`, 5_00);
    plant("missing_refund", `80000000000${at}`);
  }
  for (const { transId } of early.slice(70, 71)) {
    simulator.admin.takeBack(transId, "chargeback");
    // Taken back here before: agrees.
    await returned(accountId, transId);
  }
  const [odd] = early.slice(80, 81);
  if (odd) {
    // A status that says nothing of the money.
    simulator.admin.takeBack(odd.transId, "couldNotVoid" as "chargeback");
    plant("unclear_status", odd.transId);
  }
  // What agrees, or is nobody's mistake: a refund on both sides, a payment under way.
  for (const { transId } of early.slice(90, 95)) {
    const back = await gateway().refund({ transId, amount: cents(2_00), lastFour });
    if (back.kind === "approved") await enterRefund(transId, back.transId, 2_00);
  }
  const underWay = newReference();
  await charge(simulator, 12_00, underWay);
  await db.paymentAttempt.create({
    data: {
      ref: underWay,
      accountId,
      idemKey: underWay,
      requestHash: "",
      method: "credit_card",
      amountCents: 12_00,
      status: "unknown",
      createdAt: new Date(),
    },
  });

  const startedAt = performance.now();
  const report = await reconcile(system);
  const milliseconds = performance.now() - startedAt;
  const found = report.differences.map(({ kind, transId }) => `${kind} ${transId}`);
  return { ...report, planted: planted.toSorted(), found: found.toSorted(), milliseconds };
}

/** Enters, without money, that a payment was returned. */
async function returned(accountId: number, gatewayTransId: string): Promise<void> {
  const payment = await db.payment.findUniqueOrThrow({ where: { gatewayTransId } });
  await db.$transaction(async (tx) => {
    const { id: postingId } = await tx.posting.create({
      data: {
        kind: "return",
        accountId,
        reference: `return:${payment.id}`,
        paymentId: payment.id,
        createdAt: new Date(),
      },
    });
    await tx.ledgerEntry.createMany({
      data: [
        { postingId, ledger: "cash", cents: -1 },
        { postingId, ledger: "revenue", cents: 1 },
      ],
    });
  });
}
