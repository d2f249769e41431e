import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { cents, toAmountText } from "#modules/platform/money";
import { newReference } from "../attempts/store.server";
import { sendPostingNoticeJob } from "../gateway/jobs";
import { paidBackEntries, settlementEntries } from "../ledger/entries";
import { lockPaid, post } from "../ledger/post.server";
import { firstShares, paidShares } from "./paid-shares.server";

/** How money goes back: before the provider's batch is closed, after it, or from hand to hand. */
export type RefundWay = "void" | "refund" | "by_hand";

export interface NewRefund {
  readonly idemKey: string;
  readonly paymentId: number;
  readonly amountCents: number;
  readonly way: RefundWay;
  readonly isCredited: boolean;
  readonly note: string;
}

/**
 * Writes a refund that is about to be carried out. The database lets one through per payment and
 * per key. @returns its reference; undefined when another one is in the way
 */
export async function insertRefund(tx: TxCtx, refund: NewRefund): Promise<string | undefined> {
  const userId = tx.actor.kind === "user" ? tx.actor.userId : null;
  const [made] = await tx.tx.refund.createManyAndReturn({
    data: [{ ...refund, ref: newReference(), status: "dispatching", userId, createdAt: tx.now() }],
    skipDuplicates: true,
    select: { ref: true },
  });
  return made?.ref;
}

const open = ["dispatching", "unknown"];

/**
 * Enters that a refund was carried out: money out, invoices owed again, or credited when that was
 * asked for. @returns false when its end was entered before
 */
export async function completeRefund(
  tx: TxCtx,
  ref: string,
  gatewayTransId?: string,
): Promise<boolean> {
  const refund = await tx.tx.refund.findUniqueOrThrow({
    where: { ref },
    include: { payment: { include: { invoices: true } } },
  });
  const { payment, note, paymentId } = refund;
  // First, as whoever begins a refund does: in another order two would wait for each other.
  await lockPaid(
    tx,
    payment.invoices.map(({ invoiceId }) => invoiceId),
  );
  const { count } = await tx.tx.refund.updateMany({
    where: { ref, status: { in: open } },
    data: { status: "succeeded", gatewayTransId, decidedAt: tx.now() },
  });
  if (count === 0) return false;
  const shares = firstShares(await paidShares(tx, paymentId), cents(refund.amountCents));
  const reference = `refund:${ref}`;
  const { accountId } = payment;
  const postingId = await post(tx, {
    kind: refund.way === "void" ? "void" : "refund",
    accountId,
    reference,
    paymentId,
    reversesId: await wholePosting(tx, refund),
    note,
    entries: paidBackEntries(shares),
  });
  if (refund.isCredited) {
    const entries = settlementEntries("revenue", shares);
    await post(tx, {
      kind: "credit_note",
      accountId,
      reference: `${reference}:credit`,
      note,
      entries,
    });
  }
  await audit(tx, {
    action: "billing.payment-refunded",
    subject: `payment:${paymentId}`,
    data: { ref, way: refund.way, amount: toAmountText(cents(refund.amountCents)) },
  });
  if (postingId !== undefined) await enqueue(tx, sendPostingNoticeJob, { postingId });
  return true;
}

/** The payment's posting when all of it goes back at once; a part reverses nothing as a whole. */
async function wholePosting(
  tx: TxCtx,
  refund: { paymentId: number; amountCents: number; payment: { amountCents: number } },
): Promise<number | undefined> {
  if (refund.amountCents !== refund.payment.amountCents) return undefined;
  const original = await tx.tx.posting.findUnique({
    where: { reference: `payment:${refund.paymentId}` },
    select: { id: true, reversedBy: { select: { id: true } } },
  });
  return original && !original.reversedBy ? original.id : undefined;
}

/** Enters that a refund surely did not happen. @returns false when its end was entered before */
export async function failRefund(tx: TxCtx, ref: string, errorText: string): Promise<boolean> {
  const { count } = await tx.tx.refund.updateMany({
    where: { ref, status: { in: open } },
    data: { status: "failed", errorText, decidedAt: tx.now() },
  });
  if (count === 0) return false;
  await audit(tx, {
    action: "billing.refund-failed",
    subject: `refund:${ref}`,
    data: { errorText },
  });
  return true;
}

/** Enters that nobody knows whether a refund happened; it is in the way of another until then. */
export async function doubtRefund(tx: TxCtx, ref: string, reason: string): Promise<void> {
  await tx.tx.refund.updateMany({
    where: { ref, status: "dispatching" },
    data: { status: "unknown", errorText: reason },
  });
}
