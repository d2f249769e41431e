import { lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isLockBusy } from "#modules/platform/db.server";
import { hashToken } from "#modules/platform/ids.server";
import { message } from "#modules/platform/messages";
import { type Cents, cents, subtractMoney, toAmountText } from "#modules/platform/money";
import { mayPayFor, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { PaymentMethod, PaymentTotals } from "../contract";
import { balancesOf, lockPayable } from "../ledger/post.server";
import { billingMessages } from "../messages";
import type { SettledInvoice } from "../payments/settle.server";
import type { PaymentInput } from "./inputs";
import { onePaymentAtATime } from "./payment-mutex.server";
import { alreadyPaid, keyReused, paymentInProgress, totalsChanged } from "./refusals.server";
import { isUnderPayment, newReference, noteEvent } from "./store.server";
import { totalsOf } from "./totals.server";

export type AttemptMethod = Extract<
  PaymentMethod,
  "credit_card" | "bank_account" | "paypal" | "zero_payment"
>;

/** An attempt that has just been written; nobody else works on it. */
export interface NewAttempt {
  readonly ref: string;
  readonly amount: Cents;
  readonly invoices: readonly SettledInvoice[];
}

/** A new attempt, or the one that the page's key led to before. */
export type Begun = { readonly isNew: true; readonly attempt: NewAttempt } | KnownAttempt;
export interface KnownAttempt {
  readonly isNew: false;
  readonly ref: string;
}

interface BeginOptions {
  /** The one-time token, which no second attempt may carry. */
  readonly nonce?: string;
  /** The provider's own page takes the payment's data. */
  readonly isHosted?: boolean;
  /** Judges the totals beyond their agreeing with what the payer saw. */
  readonly judge?: (totals: PaymentTotals) => Result<void>;
}

/**
 * Writes the attempt before anything is charged: the invoices are locked, the amounts computed from
 * the books and compared with what the payer saw, and the invoices blocked for everybody else.
 * @returns refusal `not_found` (an invoice or account that is not there or another's), `confirm` for
 *   staff who pay for others, `invalid` at `invoices`, `conflict` (paid already, another payment under
 *   way, other totals, a reused key)
 */
export async function beginAttempt(
  ctx: Ctx,
  method: AttemptMethod,
  input: PaymentInput,
  options: BeginOptions = {},
): Promise<Result<Begun>> {
  const { accountId, invoiceIds } = input;
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  const unproved = refuseUnlessProved(ctx, accountId);
  if (unproved) return unproved;
  if (invoiceIds.length === 0 || new Set(invoiceIds).size < invoiceIds.length) {
    return refuseField("invoices", message(billingMessages, "noInvoices"));
  }
  try {
    const write = () => inTransaction(ctx, (tx) => writeAttempt(tx, method, input, options));
    return await ("tx" in ctx ? write() : onePaymentAtATime(accountId, write));
  } catch (error) {
    if (isLockBusy(error)) return paymentInProgress();
    throw error;
  }
}

async function writeAttempt(
  tx: TxCtx,
  method: AttemptMethod,
  input: PaymentInput,
  { nonce, judge, isHosted = false }: BeginOptions,
): Promise<Result<Begun>> {
  const { accountId, invoiceIds } = input;
  await tx.tx.$executeRaw`SELECT set_config('lock_timeout', '3s', true)`;
  // One PayPal payment at a time for an account: they begin one after the other.
  if (method === "paypal") await lockAccount(tx, accountId);
  const locked = await lockPayable(tx, accountId, invoiceIds);
  if (locked.length < invoiceIds.length) return refuse({ code: "not_found" });
  const requestHash = requestHashOf(isHosted ? "hosted" : method, input);
  const known = await knownAttempt(tx, input.attempt, requestHash);
  if (known) return known;
  if (await isUnderPayment(tx, invoiceIds)) return paymentInProgress();
  if (method === "paypal" && (await hasPaypalHold(tx, accountId))) return paymentInProgress();
  const balances = await balancesOf(tx, invoiceIds);
  if ([...balances.values()].some((balance) => balance <= 0)) return alreadyPaid();
  const ref = newReference();
  const totals = await totalsOf(tx, { ref, balances, ...input });
  if (!totals.ok) return totals;
  const { discount, discountByInvoice, total } = totals.value;
  if (total !== input.value) return totalsChanged(totals.value);
  const judged = judge?.(totals.value) ?? ok(undefined);
  if (!judged.ok) return judged;
  const { count } = await tx.tx.paymentAttempt.createMany({
    data: {
      ref,
      accountId,
      userId: tx.actor.kind === "user" ? tx.actor.userId : null,
      idemKey: input.attempt,
      requestHash,
      method,
      amountCents: total,
      discountId: input.discountId ?? null,
      discountCents: discount,
      status: "dispatching",
      nonceHash: nonce === undefined ? null : hashToken(nonce),
      onBehalf: tx.actor.kind === "user" && !tx.actor.accountIds.includes(accountId),
      dispatchedAt: tx.now(),
      createdAt: tx.now(),
    },
    skipDuplicates: true,
  });
  // The key, or the one-time token, of another attempt whose invoices are others.
  if (count === 0) return (await knownAttempt(tx, input.attempt, requestHash)) ?? keyReused();
  const invoices = [...balances].map(([invoiceId, balance]) => {
    const part = discountByInvoice.get(invoiceId) ?? cents(0);
    return { invoiceId, amount: subtractMoney(balance, part), discount: part };
  });
  if (!(await blockInvoices(tx, ref, invoices))) return paymentInProgress();
  await noteEvent(tx, ref, "begun");
  await audit(tx, {
    action: "billing.payment-begun",
    subject: `attempt:${ref}`,
    data: { account: accountId, method, amount: toAmountText(total), invoices: [...invoiceIds] },
  });
  return ok({ isNew: true, attempt: { ref, amount: total, invoices } });
}

/** The attempt that a page's key led to before; refused when it asks for something else now. */
async function knownAttempt(
  tx: TxCtx,
  idemKey: string,
  requestHash: string,
): Promise<Result<KnownAttempt> | undefined> {
  const found = await tx.tx.paymentAttempt.findUnique({
    where: { idemKey },
    select: { ref: true, requestHash: true },
  });
  if (!found) return undefined;
  return found.requestHash === requestHash ? ok({ isNew: false, ref: found.ref }) : keyReused();
}

/** Blocks the invoices for everybody else; false when another attempt has one of them. */
async function blockInvoices(
  tx: TxCtx,
  attemptRef: string,
  invoices: readonly SettledInvoice[],
): Promise<boolean> {
  const { count } = await tx.tx.attemptInvoice.createMany({
    data: invoices.map(({ invoiceId, amount, discount }) => {
      return { attemptRef, invoiceId, amountCents: amount, discountCents: discount };
    }),
    skipDuplicates: true,
  });
  return count === invoices.length;
}

async function hasPaypalHold(tx: TxCtx, accountId: number): Promise<boolean> {
  const found = await tx.tx.paymentAttempt.findFirst({
    where: { accountId, method: "paypal", status: { in: ["dispatching", "awaiting_payer"] } },
    select: { ref: true },
  });
  return found !== null;
}

/** What a request asks for; two that agree in it are the same payment. */
export function requestHashOf(method: AttemptMethod | "hosted", input: PaymentInput): string {
  const { accountId, invoiceIds, value, discountId } = input;
  const sorted = invoiceIds.toSorted((a, b) => a - b);
  return hashToken(JSON.stringify([method, accountId, sorted, value, discountId ?? null]));
}
