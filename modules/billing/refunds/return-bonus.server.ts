import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { settlementEntries } from "../ledger/entries";
import { post } from "../ledger/post.server";
import { lockQuietInvoice } from "./void-invoice.server";

/**
 * Takes the bonus off an invoice again, by a posting that reverses its own; the caller gives the
 * amount back to the account's balance in the same transaction. Only staff and the system may.
 * @returns how much came off, once; refusal `forbidden`, `confirm`, `not_found`, `conflict` (being paid)
 */
export async function returnBonus(
  ctx: Ctx,
  { invoiceId, note }: { readonly invoiceId: number; readonly note: string },
): Promise<Result<Cents>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<Cents>> => {
    const locked = await lockQuietInvoice(tx, invoiceId);
    if (!locked.ok) return locked;
    const original = await tx.tx.posting.findFirst({
      where: { kind: "bonus", reversedBy: null, entries: { some: { invoiceId } } },
      select: { id: true, paymentId: true, entries: { select: { ledger: true, cents: true } } },
    });
    const amount = cents(original?.entries.find((entry) => entry.ledger === "bonus")?.cents ?? 0);
    if (!original || original.paymentId === null || amount === 0) return ok(cents(0));
    await post(tx, {
      kind: "return",
      accountId: locked.value,
      reference: `return:${original.paymentId}`,
      paymentId: original.paymentId,
      reversesId: original.id,
      note,
      entries: settlementEntries("bonus", [{ invoiceId, amount: cents(-amount) }]),
    });
    await audit(tx, {
      action: "billing.bonus-returned",
      subject: `invoice:${invoiceId}`,
      data: { amount: toAmountText(amount) },
    });
    return ok(amount);
  });
}
