import { staffWhoMay } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { addMoney, cents, toAmountText } from "#modules/platform/money";
import { type Ok, ok } from "#modules/platform/result";
import { sendPostingNoticeJob, sendStaffReturnJob } from "../gateway/jobs";
import { tellFindings } from "../gateway/tell-findings.server";
import { paidBackEntries } from "../ledger/entries";
import { lockPaid, post } from "../ledger/post.server";
import { keepFindings } from "../reconciliation/findings.server";
import { paidShares } from "./paid-shares.server";

/**
 * A bank has taken money back after it was paid out (a returned bank payment, a chargeback): the
 * payment is reversed by a posting of its own, so its invoices are owed again, and the account's
 * people and the staff are told. A discount that came with the payment stays given. What was refunded
 * in full before is gone twice: that is kept for staff among what does not match.
 * @param status the provider's own word: `returnedItem` or `chargeback`
 * @returns `later` while a refund of it is under way, whose end decides how much is left; `before`
 *   when it was taken back before, or when nothing of it is left
 */
export async function takeBack(
  ctx: Ctx,
  paymentId: number,
  status: string,
): Promise<"taken back" | "before" | "later"> {
  const taken = await inTransaction(
    ctx,
    async (tx): Promise<Ok<"taken back" | "before" | "later">> => {
      const payment = await tx.tx.payment.findUniqueOrThrow({
        where: { id: paymentId },
        include: { invoices: { select: { invoiceId: true } } },
      });
      const { accountId } = payment;
      await lockPaid(
        tx,
        payment.invoices.map(({ invoiceId }) => invoiceId),
      );
      const underWay = { paymentId, status: { in: ["dispatching", "unknown"] } };
      if ((await tx.tx.refund.count({ where: underWay })) > 0) return ok("later");
      const shares = await paidShares(tx, paymentId);
      const original = await tx.tx.posting.findUnique({
        where: { reference: `payment:${paymentId}` },
        select: { id: true },
      });
      const postingId = await post(tx, {
        kind: "return",
        accountId,
        reference: `return:${paymentId}`,
        paymentId,
        reversesId: original?.id,
        note: status,
        entries: paidBackEntries(shares),
      });
      if (postingId === undefined) {
        await noteLostTwice(tx, payment, status);
        return ok("before");
      }
      await audit(tx, {
        action: "billing.payment-returned",
        subject: `payment:${paymentId}`,
        data: { status, amount: toAmountText(addMoney(...shares.map(({ amount }) => amount))) },
      });
      await enqueue(tx, sendPostingNoticeJob, { postingId });
      for (const userId of await staffWhoMay(tx, "money")) {
        await enqueue(tx, sendStaffReturnJob, { postingId, userId });
      }
      return ok("taken back");
    },
  );
  return taken.value;
}

interface TakenPayment {
  readonly id: number;
  readonly gatewayTransId: string | null;
  readonly attemptRef: string | null;
  readonly amountCents: number;
}

/** Tells staff once of a payment that was refunded and that its bank took back all the same. */
async function noteLostTwice(tx: TxCtx, payment: TakenPayment, status: string): Promise<void> {
  const { id: paymentId, gatewayTransId, attemptRef, amountCents } = payment;
  if ((await tx.tx.posting.count({ where: { reference: `return:${paymentId}` } })) > 0) return;
  const count = await keepFindings(tx, [
    {
      kind: "unclear_status",
      transId: gatewayTransId ?? "",
      ref: attemptRef ?? "",
      amount: cents(amountCents),
      detail: status,
    },
  ]);
  if (count === 0) return;
  await tellFindings(tx, "reconciliation", count);
}
