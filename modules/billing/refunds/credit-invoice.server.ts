import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { sendPostingNoticeJob } from "../gateway/jobs";
import { invoiceSettledJob } from "../jobs";
import { settlementEntries } from "../ledger/entries";
import { balancesOf, post } from "../ledger/post.server";
import { refundMessages } from "./messages";
import { judgeNote, lockQuietInvoice } from "./void-invoice.server";

export interface InvoiceCredit {
  readonly invoiceId: number;
  readonly amount: Cents;
  /** Why, for the account's statement. */
  readonly note: string;
  /** The page's key: sent twice, it credits once. */
  readonly key: string;
}

/**
 * Writes a credit note: so much of an invoice need not be paid. Only staff and the system may, up
 * to what is open. An invoice with nothing left open counts as settled.
 * @returns refusals `forbidden`, `confirm`, `not_found`, `invalid` at `amount` or `note`, `conflict`
 */
export async function creditInvoice(ctx: Ctx, input: InvoiceCredit): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const { invoiceId, amount, note, key } = input;
  if (amount <= 0) return refuseField("amount", message(refundMessages, "amountAboveZero"));
  const wrong = judgeNote(note);
  if (wrong) return wrong;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const locked = await lockQuietInvoice(tx, invoiceId);
    if (!locked.ok) return locked;
    const reference = `credit:${invoiceId}:${key}`;
    if (await tx.tx.posting.findUnique({ where: { reference } })) return ok(undefined);
    const balance = (await balancesOf(tx, [invoiceId])).get(invoiceId) ?? cents(0);
    if (amount > balance) {
      return refuseField("amount", message(refundMessages, "amountBeyondBalance"));
    }
    const postingId = await post(tx, {
      kind: "credit_note",
      accountId: locked.value,
      reference,
      note: note.trim(),
      entries: settlementEntries("revenue", [{ invoiceId, amount }]),
    });
    await audit(tx, {
      action: "billing.invoice-credited",
      subject: `invoice:${invoiceId}`,
      data: { amount: toAmountText(amount) },
    });
    if (amount === balance) await enqueue(tx, invoiceSettledJob, { invoiceId });
    if (postingId !== undefined) await enqueue(tx, sendPostingNoticeJob, { postingId });
    return ok(undefined);
  });
}
