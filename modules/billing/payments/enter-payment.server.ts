import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { addMoney, type Cents, cents, subtractMoney } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { isUnderPayment } from "../attempts/store.server";
import { balancesOf, lockPayable } from "../ledger/post.server";
import { billingMessages } from "../messages";
import { holdsCardNumber } from "./card-numbers";
import { settle } from "./settle.server";

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
  /** The form's key: sent twice, it enters one payment. */
  readonly key?: string;
}

/**
 * Enters cash or a check that staff hold in their hands. Only staff and the system may.
 * @returns the payment; refusal `forbidden`, `confirm`, `not_found` (an account or invoice that is not there),
 *   `invalid` at `received_on` (after today), `label` (a card number), `amount` (nothing, or more
 *   than the invoices have open) or `invoices` (none, or one whose payment is under way)
 */
export async function enterPayment(
  ctx: Ctx,
  input: EnteredPayment,
): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const { accountId, amount, method, label } = input;
  const invoiceIds = [...new Set(input.invoiceIds)];
  if (invoiceIds.length === 0)
    return refuseField("invoices", message(billingMessages, "noInvoices"));
  if (amount <= 0) return refuseField("amount", message(billingMessages, "amountAboveZero"));
  if (holdsCardNumber(label)) return refuseField("label", message(billingMessages, "cardInText"));
  return inTransaction(ctx, async (tx) => {
    const account = await tx.tx.account.findUnique({
      where: { id: accountId },
      select: { timeZone: true },
    });
    const locked = await lockPayable(tx, accountId, invoiceIds);
    if (!account || locked.length !== invoiceIds.length) return refuse({ code: "not_found" });
    const before = await enteredBefore(tx, input);
    if (before) return ok({ id: before.id });
    if (await isUnderPayment(tx, invoiceIds)) {
      return refuseField("invoices", message(billingMessages, "invoicePaymentUnderWay"));
    }
    const balances = await balancesOf(tx, invoiceIds);
    if (amount > addMoney(...balances.values())) {
      return refuseField("amount", message(billingMessages, "amountBeyondBalance"));
    }
    const invoices = shareOut(amount, invoiceIds, balances);
    const today = civilDateIn(tx.now(), account.timeZone);
    const receivedOn = input.receivedOn ?? today;
    if (receivedOn > today) {
      return refuseField("received_on", message(billingMessages, "receivedLater"));
    }
    const formKey = formKeyOf(input);
    const form = formKey ? { formKey } : {};
    const id = await settle(tx, { accountId, method, invoices, receivedOn, label, ...form });
    if (id === undefined) throw new Error("the invoices' locks keep the form from coming twice");
    return ok({ id });
  });
}

/** The same key of another account or for other invoices is another form. */
const formKeyOf = ({ accountId, invoiceIds, key }: EnteredPayment) =>
  key && [accountId, ...new Set(invoiceIds), key].join(":");

/** What the same form entered before. The invoices are locked, so no other can come between. */
async function enteredBefore(tx: TxCtx, input: EnteredPayment) {
  const formKey = formKeyOf(input);
  if (!formKey) return undefined;
  return tx.tx.payment.findUnique({ where: { formKey }, select: { id: true } });
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
