import { randomUUID } from "node:crypto";
import type { Db } from "#modules/platform/db.server";
import { hashToken } from "#modules/platform/ids.server";
import { uuidV7 } from "#modules/platform/jobs/index.server";

/** An invoice that is paid in full. */
export interface Due {
  readonly accountId: number;
  readonly invoiceId: number;
  readonly value: number;
  readonly ref: string;
}

const LABEL = "Visa ending in 1111";
const transIdOf = (ref: string) => `T${ref}`;
const hashOf = ({ accountId, invoiceId, value }: Due) =>
  hashToken(JSON.stringify(["credit_card", accountId, [invoiceId], value, null]));

/** The statements of the two transactions of a payment, written with Prisma and nothing else. */
export async function payWithPrisma(db: Db, due: Due): Promise<void> {
  const { accountId, invoiceId, value, ref } = due;
  const now = new Date();
  const requestId = randomUUID();
  const noted = { at: now, actorKind: "system", actorName: "bench", requestId };
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('lock_timeout', '3s', true)`;
    await tx.$queryRaw`SELECT id FROM invoices WHERE account_id = ${accountId}
      AND id IN (${invoiceId}) ORDER BY id FOR UPDATE`;
    const idemKey = randomUUID();
    await tx.paymentAttempt.findUnique({
      where: { idemKey },
      select: { ref: true, requestHash: true },
    });
    await tx.attemptInvoice.findFirst({
      where: { invoiceId: { in: [invoiceId] }, isActive: true },
      select: { invoiceId: true },
    });
    await tx.ledgerEntry.groupBy({
      by: ["invoiceId"],
      where: { ledger: "receivable", invoiceId: { in: [invoiceId] } },
      _sum: { cents: true },
    });
    await tx.paymentAttempt.createMany({
      data: {
        ref,
        accountId,
        idemKey,
        requestHash: hashOf(due),
        method: "credit_card",
        amountCents: value,
        status: "dispatching",
        dispatchedAt: now,
        createdAt: now,
      },
      skipDuplicates: true,
    });
    await tx.attemptInvoice.createMany({
      data: [{ attemptRef: ref, invoiceId, amountCents: value, discountCents: 0 }],
      skipDuplicates: true,
    });
    await tx.paymentEvent.create({ data: { attemptRef: ref, kind: "begun", createdAt: now } });
    const data = { account: accountId, method: "credit_card", amount: "40.00" };
    await tx.auditEntry.create({
      data: { ...noted, action: "billing.payment-begun", subject: `attempt:${ref}`, data },
    });
  });
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT a.account_id, a.user_id, a.method, a.discount_id, a.status, accounts.time_zone
      FROM payment_attempts a JOIN accounts ON accounts.id = a.account_id
      WHERE a.ref = ${ref} FOR UPDATE OF a`;
    await tx.attemptInvoice.findMany({
      where: { attemptRef: ref },
      orderBy: { invoiceId: "asc" },
    });
    await tx.$queryRaw`SELECT id FROM invoices WHERE account_id = ${accountId}
      AND id IN (${invoiceId}) ORDER BY id FOR UPDATE`;
    const gatewayTransId = transIdOf(ref);
    const [payment] = await tx.payment.createManyAndReturn({
      data: [
        {
          accountId,
          method: "credit_card",
          attemptRef: ref,
          gatewayTransId,
          label: LABEL,
          amountCents: value,
          discountCents: 0,
          receivedOn: now,
          createdAt: now,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    const paymentId = payment?.id ?? 0;
    await tx.paymentInvoice.createMany({
      data: [{ paymentId, invoiceId, amountCents: value, discountCents: 0 }],
    });
    const reference = `payment:${paymentId}`;
    const [posting] = await tx.posting.createManyAndReturn({
      data: [{ kind: "payment", accountId, reference, paymentId, createdAt: now }],
      skipDuplicates: true,
      select: { id: true },
    });
    const postingId = posting?.id ?? 0;
    await tx.ledgerEntry.createMany({
      data: [
        { postingId, ledger: "cash", cents: value },
        { postingId, ledger: "receivable", invoiceId, cents: -value },
      ],
    });
    await tx.ledgerEntry.groupBy({
      by: ["invoiceId"],
      where: { ledger: "receivable", invoiceId: { in: [invoiceId] } },
      _sum: { cents: true },
    });
    const payload = JSON.stringify({ invoiceId });
    await tx.$executeRaw`
      INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, dedupe_key, available_at)
      VALUES (${uuidV7()}::uuid, 'billing.invoice-settled', 'default', ${payload}::jsonb,
              ${requestId}, NULL, clock_timestamp() + 0 * interval '1 millisecond')
      ON CONFLICT (dedupe_key) DO NOTHING`;
    const receipt = JSON.stringify({ paymentId });
    await tx.$executeRaw`
      INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, dedupe_key, available_at)
      VALUES (${uuidV7()}::uuid, 'billing.send-receipt', 'mail', ${receipt}::jsonb,
              ${requestId}, NULL, clock_timestamp() + 0 * interval '1 millisecond')
      ON CONFLICT (dedupe_key) DO NOTHING`;
    const data = { account: accountId, method: "credit_card", amount: "40.00" };
    await tx.auditEntry.create({
      data: { ...noted, action: "billing.payment-recorded", subject: reference, data },
    });
    await tx.paymentAttempt.updateMany({
      where: { ref, status: { in: ["dispatching"] } },
      data: { status: "succeeded", label: LABEL, gatewayTransId, decidedAt: now },
    });
    await tx.attemptInvoice.updateMany({
      where: { attemptRef: ref, isActive: true },
      data: { isActive: false },
    });
    await tx.paymentEvent.create({
      data: { attemptRef: ref, kind: "succeeded", data: { paymentId }, createdAt: now },
    });
  });
}
