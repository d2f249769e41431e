import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { invoiceEntries, settlementEntries } from "./entries";
import type { FaultKind, LedgerFault } from "./find-faults.server";
import { post } from "./post.server";

type Repair = (tx: TxCtx, key: string) => Promise<unknown>;

/**
 * What has one right answer is put right by it: an entry that is missing is added, a row that
 * contradicts an entry follows the entry. Entries that are wrong are left for a person, because
 * none can be changed.
 */
const repairs: Partial<Record<FaultKind, Repair>> = {
  guard_disabled: async (tx, key) => {
    const [table, name] = key.split(".");
    // Both come from the list of guards, not from outside.
    await tx.tx.$executeRawUnsafe(`ALTER TABLE "${table}" ENABLE TRIGGER "${name}"`);
  },
  invoice_not_posted: async (tx, key) => {
    const id = Number(key);
    const { accountId, details } = await tx.tx.invoice.findUniqueOrThrow({
      where: { id },
      select: { accountId: true, details: { select: { valueCents: true } } },
    });
    const value = cents(details.reduce((sum, { valueCents }) => sum + valueCents, 0));
    const entries = invoiceEntries(id, value);
    await post(tx, { kind: "invoice", accountId, reference: `invoice:${id}`, note, entries });
  },
  payment_not_posted: async (tx, key) => postPayment(tx, Number(key)),
  attempt_not_ended: async (tx, ref) => {
    await tx.tx.paymentAttempt.updateMany({
      where: { ref },
      data: { status: "succeeded", decidedAt: tx.now() },
    });
    await release(tx, ref);
  },
  attempt_blocks: async (tx, ref) => release(tx, ref),
  attempt_blocks_nothing: async (tx, ref) => {
    await tx.tx.$executeRaw`
      UPDATE "attempt_invoices" l SET "is_active" = true WHERE l."attempt_ref" = ${ref}
        AND NOT EXISTS (SELECT FROM "attempt_invoices" o WHERE o."invoice_id" = l."invoice_id" AND o."is_active")`;
  },
  discount_not_used: async (tx, key) => {
    await tx.tx.discountReservation.updateMany({
      where: { id: Number(key), usedAt: null },
      data: { usedAt: tx.now(), releasedAt: null },
    });
  },
};

const note = "added by the ledger check";

/** Puts a fault right when that is possible. @returns false when it needs a person */
export async function repairFault(tx: TxCtx, { kind, key }: LedgerFault): Promise<boolean> {
  const repair = repairs[kind];
  if (!repair) return false;
  await repair(tx, key);
  await audit(tx, { action: "billing.ledger-repaired", subject: `${kind}:${key}` });
  return true;
}

const release = (tx: TxCtx, attemptRef: string) =>
  tx.tx.attemptInvoice.updateMany({
    where: { attemptRef, isActive: true },
    data: { isActive: false },
  });

/** The postings of a payment, as `settle` writes them; those that are there stay. */
async function postPayment(tx: TxCtx, paymentId: number): Promise<void> {
  const { accountId, method, invoices } = await tx.tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { invoices: { orderBy: { invoiceId: "asc" } } },
  });
  const isBonus = method === "bonus";
  const shares = (of: (part: (typeof invoices)[number]) => number) =>
    invoices.map((part) => ({ invoiceId: part.invoiceId, amount: cents(of(part)) }));
  await post(tx, {
    kind: isBonus ? "bonus" : "payment",
    accountId,
    reference: `payment:${paymentId}`,
    paymentId,
    note,
    entries: settlementEntries(
      isBonus ? "bonus" : "cash",
      shares((part) => part.amountCents),
    ),
  });
  await post(tx, {
    kind: "discount",
    accountId,
    reference: `payment:${paymentId}:discount`,
    paymentId,
    note,
    entries: settlementEntries(
      "discounts",
      shares((part) => part.discountCents),
    ),
  });
}
