import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { cents, toAmountText } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { isUnderPayment } from "../attempts/store.server";
import { sendPostingNoticeJob } from "../gateway/jobs";
import { settlementEntries } from "../ledger/entries";
import { balancesOf, lockInvoices, post } from "../ledger/post.server";
import { billingLimits } from "../limits";
import { billingMessages } from "../messages";
import { holdsCardNumber } from "../payments/card-numbers";
import { refundMessages } from "./messages";

const conflict = (words: MessageRef): Refused => refuse({ code: "conflict", message: words });

/** A reason that can be printed on a statement, and stays there for good. */
export function judgeNote(note: string): Refused | undefined {
  const max = billingLimits.note;
  if (holdsCardNumber(note)) return refuseField("note", message(billingMessages, "cardInText"));
  if (note.trim() !== "" && note.length <= max) return undefined;
  return refuseField("note", message(refundMessages, "note", { max }));
}

/** The account of an invoice with the invoice locked, unless it is unknown or being paid. */
export async function lockQuietInvoice(tx: TxCtx, invoiceId: number): Promise<Result<number>> {
  const invoice = await tx.tx.invoice.findUnique({
    where: { id: invoiceId },
    select: { accountId: true },
  });
  if (!invoice) return refuse({ code: "not_found" });
  await lockInvoices(tx, invoice.accountId, [invoiceId]);
  if (await isUnderPayment(tx, [invoiceId]))
    return conflict(message(refundMessages, "paymentUnderWay"));
  return ok(invoice.accountId);
}

/**
 * Takes a whole invoice back that should not have been made, by a posting that reverses its own.
 * Only staff and the system may, and only while nothing was paid or credited on it.
 * @returns refusals `forbidden`, `confirm`, `not_found`, `invalid` at `note`, `conflict`
 */
export async function voidInvoice(
  ctx: Ctx,
  { invoiceId, note }: { readonly invoiceId: number; readonly note: string },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const wrong = judgeNote(note);
  if (wrong) return wrong;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const locked = await lockQuietInvoice(tx, invoiceId);
    if (!locked.ok) return locked;
    const original = await tx.tx.posting.findUnique({
      where: { reference: `invoice:${invoiceId}` },
      include: { entries: true, reversedBy: { select: { id: true } } },
    });
    const value = original?.entries.find((entry) => entry.ledger === "receivable")?.cents ?? 0;
    if (!original || original.reversedBy || value === 0) {
      return conflict(message(refundMessages, "voidedAlready"));
    }
    const balance = (await balancesOf(tx, [invoiceId])).get(invoiceId);
    if (balance !== value) return conflict(message(refundMessages, "hasPayments"));
    const postingId = await post(tx, {
      kind: "void",
      accountId: locked.value,
      reference: `void:${invoiceId}`,
      reversesId: original.id,
      note: note.trim(),
      entries: settlementEntries("revenue", [{ invoiceId, amount: cents(value) }]),
    });
    await audit(tx, {
      action: "billing.invoice-voided",
      subject: `invoice:${invoiceId}`,
      data: { amount: toAmountText(cents(value)) },
    });
    if (postingId !== undefined) await enqueue(tx, sendPostingNoticeJob, { postingId });
    return ok(undefined);
  });
}
