import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { balancesOf, lockInvoices } from "../ledger/post.server";
import { billingMessages } from "../messages";
import { settle } from "./settle.server";

/**
 * Pays a part of an invoice, or all of it, from the account's bonus balance; the caller takes the
 * amount from that balance in the same transaction. Only staff and the system may.
 * @returns refusal `forbidden`, `not_found`, `invalid` at `amount` (beyond what is open)
 */
export async function applyBonus(
  ctx: Ctx,
  input: { readonly accountId: number; readonly invoiceId: number; readonly amount: Cents },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  const { accountId, invoiceId, amount } = input;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const account = await tx.tx.account.findUnique({
      where: { id: accountId },
      select: { timeZone: true },
    });
    const locked = await lockInvoices(tx, accountId, [invoiceId]);
    if (!account || locked.length === 0) return refuse({ code: "not_found" });
    const open = (await balancesOf(tx, [invoiceId])).get(invoiceId) ?? 0;
    if (amount <= 0 || amount > open) {
      return refuseField("amount", message(billingMessages, "amountBeyondBalance"));
    }
    const invoices = [{ invoiceId, amount, discount: cents(0) }];
    const receivedOn = civilDateIn(tx.now(), account.timeZone);
    await settle(tx, { accountId, method: "bonus", invoices, receivedOn, userId: null });
    return ok(undefined);
  });
}
