import { randomUUID } from "node:crypto";
import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import type { Db } from "#modules/platform/db.server";
import { uuidV7 } from "#modules/platform/jobs/index.server";
import type { RenewalQuote } from "#modules/renewal/contract";

interface Renewing {
  readonly accountId: number;
  readonly dueOn: CivilDate;
  readonly now: Date;
  readonly quote: RenewalQuote;
}

/** The statements of a renewal that bonus pays a part of, written with Prisma and nothing else. */
export async function renewWithPrisma(db: Db, renewing: Renewing): Promise<void> {
  const { accountId, dueOn, now, quote } = renewing;
  const requestId = randomUUID();
  const noted = { at: now, actorKind: "system", actorName: "renewal", requestId };
  const { bonusTotal: bonus, subtotal, discountTotal } = quote.totals;
  const value = subtotal - discountTotal;
  const due = toUtcDate(dueOn);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${accountId} FOR UPDATE`;
    await tx.account.findUnique({ where: { id: accountId } });
    await tx.renewal.findFirst({
      where: { accountId, status: { not: "cancelled" }, OR: [{ dueOn: due }] },
      orderBy: { id: "desc" },
    });
    await tx.level.findUnique({ where: { id: 1002 } });
    await tx.level.findUnique({ where: { id: 1002 } });
    await tx.$executeRaw`SAVEPOINT joined`;
    await tx.account.findUnique({ where: { id: accountId }, select: { timeZone: true } });
    const [{ last } = { last: 0 }] = await tx.$queryRaw<{ last: number }[]>`
      INSERT INTO invoice_counters (year, last) VALUES (2027, 1)
      ON CONFLICT (year) DO UPDATE SET last = invoice_counters.last + 1 RETURNING last`;
    const { id: invoiceId } = await tx.invoice.create({
      data: {
        accountId,
        number: `2027-${String(last).padStart(6, "0")}`,
        documentAt: now,
        createdAt: now,
      },
      select: { id: true, number: true },
    });
    await tx.orderDetail.createMany({
      data: quote.lines.map((line) => {
        return { invoiceId, type: line.type, label: "Maintain: renewal", valueCents: line.value };
      }),
    });
    const post = async (kind: string, reference: string, paymentId?: number) => {
      const [made] = await tx.posting.createManyAndReturn({
        data: [{ kind, accountId, reference, paymentId: paymentId ?? null, createdAt: now }],
        skipDuplicates: true,
        select: { id: true },
      });
      const postingId = made?.id ?? 0;
      const [of, cents] = paymentId ? [-1, bonus] : [1, value];
      await tx.ledgerEntry.createMany({
        data: [
          { postingId, ledger: "receivable", invoiceId, cents: of * cents },
          { postingId, ledger: paymentId ? "bonus" : "revenue", cents: -of * cents },
        ],
      });
    };
    const audit = (action: string, subject: string) =>
      tx.auditEntry.create({ data: { ...noted, action, subject, data: { invoiceId } } });
    await post("invoice", `invoice:${invoiceId}`);
    await audit("billing.invoice-created", `invoice:${invoiceId}`);
    await tx.$executeRaw`RELEASE SAVEPOINT joined`;
    const { id } = await tx.renewal.create({
      data: {
        accountId,
        dueOn: due,
        nextDueOn: toUtcDate(quote.nextDueOn),
        invoiceId,
        levelId: 1002,
        newLevelId: 1002,
        bonusCents: bonus,
        status: "open",
        createdAt: now,
      },
    });
    await tx.$executeRaw`SAVEPOINT joined`;
    await tx.account.updateMany({
      where: { id: accountId, bonusBalanceCents: { gte: bonus } },
      data: { bonusBalanceCents: { decrement: bonus } },
    });
    await audit("accounts.bonus-changed", `account:${accountId}`);
    await tx.$executeRaw`RELEASE SAVEPOINT joined`;
    await tx.$executeRaw`SAVEPOINT joined`;
    await tx.$queryRaw`SELECT id FROM invoices WHERE account_id = ${accountId}
      AND id IN (${invoiceId}) ORDER BY id FOR UPDATE`;
    const balance = () =>
      tx.ledgerEntry.groupBy({
        by: ["invoiceId"],
        where: { ledger: "receivable", invoiceId: { in: [invoiceId] } },
        _sum: { cents: true },
      });
    await balance();
    await tx.account.findUnique({ where: { id: accountId }, select: { timeZone: true } });
    const [payment] = await tx.payment.createManyAndReturn({
      data: [
        {
          accountId,
          method: "bonus",
          amountCents: bonus,
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
      data: [{ paymentId, invoiceId, amountCents: bonus, discountCents: 0 }],
    });
    await post("bonus", `payment:${paymentId}`, paymentId);
    await balance();
    const receipt = JSON.stringify({ paymentId });
    await tx.$executeRaw`
      INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, dedupe_key, available_at)
      VALUES (${uuidV7()}::uuid, 'billing.send-receipt', 'mail', ${receipt}::jsonb,
              ${requestId}, NULL, clock_timestamp() + 0 * interval '1 millisecond')
      ON CONFLICT (dedupe_key) DO NOTHING`;
    await audit("billing.payment-recorded", `payment:${paymentId}`);
    await tx.$executeRaw`RELEASE SAVEPOINT joined`;
    await audit("renewal.submitted", `renewal:${id}`);
  });
}
