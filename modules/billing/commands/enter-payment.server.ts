import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { addMoney, type Cents, cents, subtractMoney } from "#modules/platform/money";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { isUnderPayment } from "../attempts/store.server";
import { mayBill } from "../domain/permission";
import { balancesOf, lockInvoices } from "../ledger.server";
import { billingMessages } from "../messages";
import { settle } from "../settle.server";

export interface EnteredPayment {
  readonly accountId: number;
  readonly method: "cash" | "check";
  readonly amount: Cents;
  /** They are settled in this order, each up to its balance. */
  readonly invoiceIds: readonly number[];
  /** The number of the check, or whatever helps to find it again. */
  readonly label: string;
  /** Today where the account is when it is left out. */
  readonly receivedOn?: CivilDate;
}

/**
 * Enters cash or a check that staff hold in their hands. Only staff and the system may.
 * @returns the payment; refusal `forbidden`, `not_found` (an account or invoice that is not there),
 *   `invalid` at `amount` (nothing, or more than the invoices have open) or `invoices` (none, or
 *   one whose payment is under way)
 */
export async function enterPayment(
  ctx: Ctx,
  input: EnteredPayment,
): Promise<Result<{ id: number }>> {
  if (!mayBill(ctx.actor)) return refuse({ code: "forbidden" });
  const { accountId, amount, method, label } = input;
  const invoiceIds = [...new Set(input.invoiceIds)];
  if (invoiceIds.length === 0)
    return refuseField("invoices", message(billingMessages, "noInvoices"));
  if (amount <= 0) return refuseField("amount", message(billingMessages, "amountAboveZero"));
  return inTransaction(ctx, async (tx) => {
    const account = await tx.tx.account.findUnique({
      where: { id: accountId },
      select: { timeZone: true },
    });
    const locked = await lockInvoices(tx, accountId, invoiceIds);
    if (!account || locked.length !== invoiceIds.length) return refuse({ code: "not_found" });
    if (await isUnderPayment(tx, invoiceIds)) {
      return refuseField("invoices", message(billingMessages, "invoicePaymentUnderWay"));
    }
    const balances = await balancesOf(tx, invoiceIds);
    if (amount > addMoney(...balances.values())) {
      return refuseField("amount", message(billingMessages, "amountBeyondBalance"));
    }
    const invoices = shareOut(amount, invoiceIds, balances);
    const receivedOn = input.receivedOn ?? civilDateIn(tx.now(), account.timeZone);
    const id = await settle(tx, { accountId, method, invoices, receivedOn, label });
    if (id === undefined) throw new Error("an entered payment has no attempt to be repeated");
    return ok({ id });
  });
}

/** What each invoice gets of an amount: the first ones first, each up to its balance. */
function shareOut(
  amount: Cents,
  invoiceIds: readonly number[],
  balances: ReadonlyMap<number, Cents>,
) {
  let left = amount;
  const parts = invoiceIds.map((invoiceId) => {
    const part = cents(Math.max(0, Math.min(left, balances.get(invoiceId) ?? 0)));
    left = subtractMoney(left, part);
    return { invoiceId, amount: part, discount: cents(0) };
  });
  return parts.filter((part) => part.amount > 0);
}
