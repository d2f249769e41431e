import { randomBytes } from "node:crypto";
import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";

/** What an attempt can be; the last four are final. */
export type AttemptStatus =
  | "dispatching"
  | "awaiting_payer"
  | "charged"
  | "unknown"
  | "held"
  | "succeeded"
  | "declined"
  | "failed"
  | "cancelled";

/** The statuses of an attempt that the provider was asked about and whose end is not entered yet. */
export const openStatuses = ["dispatching", "charged", "unknown", "held"] as const;

/** The reason of a failed attempt whose charge staff paid back at the provider. */
export const PAID_BACK = "paid_back";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new attempt's reference: 100 random bits in the 20 characters that the provider keeps. */
export const newReference = (): string =>
  Array.from(randomBytes(20), (byte) => base32[byte % base32.length]).join("");

/** Notes what happened to an attempt, in the transaction of what happened. */
export async function noteEvent(
  tx: TxCtx,
  attemptRef: string,
  kind: string,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  await tx.tx.paymentEvent.create({ data: { attemptRef, kind, data, createdAt: tx.now() } });
}

/**
 * Moves an attempt on, if it is still where the caller found it. A final status frees its
 * invoices in the same step.
 * @returns false when somebody else moved it
 */
export async function moveAttempt(
  tx: TxCtx,
  ref: string,
  from: readonly AttemptStatus[],
  change: { status: AttemptStatus } & Prisma.PaymentAttemptUncheckedUpdateManyInput,
): Promise<boolean> {
  const { count } = await tx.tx.paymentAttempt.updateMany({
    where: { ref, status: { in: [...from] } },
    data: isFinal(change.status) ? { ...change, decidedAt: tx.now() } : change,
  });
  if (count === 0) return false;
  if (isFinal(change.status)) {
    await tx.tx.attemptInvoice.updateMany({
      where: { attemptRef: ref, isActive: true },
      data: { isActive: false },
    });
  }
  return true;
}

const isFinal = (status: AttemptStatus) =>
  status === "succeeded" || status === "declined" || status === "failed" || status === "cancelled";

/** Whether a payment of one of these invoices is under way or unclear; they are locked already. */
export async function isUnderPayment(tx: TxCtx, invoiceIds: readonly number[]): Promise<boolean> {
  const line = await tx.tx.attemptInvoice.findFirst({
    where: { invoiceId: { in: [...invoiceIds] }, isActive: true },
    select: { invoiceId: true },
  });
  return line !== null;
}
