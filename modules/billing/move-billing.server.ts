import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { giveBack } from "./discounts/store.server";

/**
 * Gives the money matters of a duplicate to the kept account: whose an invoice, a payment or a
 * posting is changes, and nothing else of it, which the database sees to. No entry of the ledger is
 * written or changed. Discounts that the duplicate had applied are given back. The caller holds the
 * invoices and has judged that no payment or refund is under way.
 */
export async function moveBilling(tx: TxCtx, { keptId, duplicateId }: AccountMerge): Promise<void> {
  await giveBack(tx, duplicateId);
  const move = { where: { accountId: duplicateId }, data: { accountId: keptId } };
  await tx.tx.discountReservation.updateMany(move);
  await tx.tx.invoice.updateMany(move);
  await tx.tx.payment.updateMany(move);
  await tx.tx.posting.updateMany(move);
  await tx.tx.paymentAttempt.updateMany(move);
  await tx.tx.financeDocument.updateMany(move);
}
