import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { addMoney, toAmountText } from "#modules/platform/money";
import { type Ok, ok } from "#modules/platform/result";
import { paidBackEntries } from "../domain/entries";
import { lockInvoices, post } from "../ledger.server";
import { sendPostingNoticeJob, sendStaffReturnJob } from "../provider-jobs";
import { paidShares } from "./paid-shares.server";

/**
 * A bank has taken money back after it was paid out (a returned bank payment, a chargeback): the
 * payment is reversed by a posting of its own, so its invoices are owed again, and the account's
 * people and the staff are told. A discount that came with the payment stays given.
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
        select: { accountId: true, invoices: { select: { invoiceId: true } } },
      });
      const { accountId } = payment;
      await lockInvoices(
        tx,
        accountId,
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
      if (postingId === undefined) return ok("before");
      await audit(tx, {
        action: "billing.payment-returned",
        subject: `payment:${paymentId}`,
        data: { status, amount: toAmountText(addMoney(...shares.map(({ amount }) => amount))) },
      });
      await enqueue(tx, sendPostingNoticeJob, { postingId });
      const staff = await tx.tx.user.findMany({ where: { isStaff: true }, select: { id: true } });
      for (const { id } of staff) await enqueue(tx, sendStaffReturnJob, { postingId, userId: id });
      return ok("taken back");
    },
  );
  return taken.value;
}
