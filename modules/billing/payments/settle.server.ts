import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { addMoney, type Cents, toAmountText } from "#modules/platform/money";
import type { PaymentMethod } from "../contract";
import { sendReceiptJob } from "../finances/jobs";
import { invoiceSettledJob } from "../jobs";
import { type InvoiceShare, settlementEntries } from "../ledger/entries";
import { balancesOf, post } from "../ledger/post.server";

/** What is settled of an invoice, by money and by a discount. */
export interface SettledInvoice extends InvoiceShare {
  readonly discount: Cents;
}

export interface Settlement {
  readonly accountId: number;
  readonly method: PaymentMethod;
  readonly invoices: readonly SettledInvoice[];
  readonly receivedOn: CivilDate;
  /** Who pays or enters it; who acts when it is left out. */
  readonly userId?: number | null;
  readonly discountId?: number;
  /** The attempt that led here: it settles once, however often this is called. */
  readonly attemptRef?: string;
  readonly gatewayTransId?: string;
  /** The key of the form that staff entered it with: it settles once, however often it is sent. */
  readonly formKey?: string;
  /** "Visa ending in 1111", "Check 204". */
  readonly label?: string;
}

/**
 * Enters a payment with its postings, and tells about every invoice that is settled in full. The
 * caller holds the locks of the invoices (`lockInvoices`) and has judged the amounts.
 * @returns the payment's id; undefined when the attempt or the form was settled before
 */
export async function settle(tx: TxCtx, settlement: Settlement): Promise<number | undefined> {
  const { accountId, invoices, receivedOn, ...rest } = settlement;
  const actorId = tx.actor.kind === "user" ? tx.actor.userId : null;
  const amount = addMoney(...invoices.map((part) => part.amount));
  const discount = addMoney(...invoices.map((part) => part.discount));
  const [payment] = await tx.tx.payment.createManyAndReturn({
    data: {
      ...rest,
      accountId,
      amountCents: amount,
      discountCents: discount,
      receivedOn: toUtcDate(receivedOn),
      userId: settlement.userId === undefined ? actorId : settlement.userId,
      createdAt: tx.now(),
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!payment) return undefined;
  await tx.tx.paymentInvoice.createMany({
    data: invoices.map((part) => ({
      paymentId: payment.id,
      invoiceId: part.invoiceId,
      amountCents: part.amount,
      discountCents: part.discount,
    })),
  });
  await postPayment(tx, payment.id, settlement);
  await tellSettled(tx, invoices);
  await enqueue(tx, sendReceiptJob, { paymentId: payment.id });
  await audit(tx, {
    action: "billing.payment-recorded",
    subject: `payment:${payment.id}`,
    data: { account: accountId, method: rest.method, amount: toAmountText(amount) },
  });
  return payment.id;
}

async function postPayment(tx: TxCtx, paymentId: number, settlement: Settlement): Promise<void> {
  const { accountId, invoices, method } = settlement;
  const isBonus = method === "bonus";
  await post(tx, {
    kind: isBonus ? "bonus" : "payment",
    accountId,
    reference: `payment:${paymentId}`,
    paymentId,
    entries: settlementEntries(isBonus ? "bonus" : "cash", invoices),
  });
  await post(tx, {
    kind: "discount",
    accountId,
    reference: `payment:${paymentId}:discount`,
    paymentId,
    entries: settlementEntries(
      "discounts",
      invoices.map(({ invoiceId, discount }) => ({ invoiceId, amount: discount })),
    ),
  });
}

async function tellSettled(tx: TxCtx, invoices: readonly SettledInvoice[]): Promise<void> {
  const balances = await balancesOf(
    tx,
    invoices.map(({ invoiceId }) => invoiceId),
  );
  for (const [invoiceId, balance] of balances) {
    if (balance <= 0) await enqueue(tx, invoiceSettledJob, { invoiceId });
  }
}
