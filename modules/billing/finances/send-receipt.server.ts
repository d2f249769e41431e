import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translatorWith } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import type { PaymentMethod } from "../contract";
import { billedPerson } from "../ledger/billed-person.server";
import { balancesOf } from "../ledger/post.server";
import { finance } from "../spanish";
import { receiptMail } from "./templates/receipt.mail";
import { financeWords, movementWords } from "./words";

/**
 * Sends the receipt of a payment to the account's primary person, and to whoever of its people paid
 * it. Each gets it once, however often the job runs.
 */
export async function sendReceipt(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await ctx.db.payment.findUnique({
    where: { id: paymentId },
    include: {
      account: { select: { name: true } },
      discount: { select: { code: true } },
      invoices: {
        orderBy: { invoiceId: "asc" },
        include: {
          invoice: {
            select: { number: true, accountId: true, account: { select: { name: true } } },
          },
        },
      },
    },
  });
  if (!payment) return;
  const { accountId, userId, amountCents, discountCents } = payment;
  const balances = await balancesOf(
    ctx,
    payment.invoices.map(({ invoiceId }) => invoiceId),
  );
  for (const person of await readersOf(ctx, accountId, userId)) {
    const { messageId, ...recipient } = person;
    await deliverMail(ctx, {
      mail: receiptMail,
      ...recipient,
      locale: recipient.languages.locale,
      props: {
        number: String(paymentId),
        name: payment.account.name,
        amount: formatCurrency(cents(amountCents)),
        date: formatLongDate(fromUtcDate(payment.receivedOn), recipient.languages),
        // The table's check constraint holds the method to these values.
        means: movementWords(
          recipient.languages.locale,
          {
            kind: "payment",
            method: payment.method as PaymentMethod,
            label: payment.label,
            code: "",
          },
          translatorWith(financeWords, finance, recipient.languages.locale),
        ),
        discount: discountCents > 0 ? formatCurrency(cents(discountCents)) : "",
        code: payment.discount?.code ?? "",
        invoices: payment.invoices.map((part) => ({
          number: nameOf(part.invoice, accountId),
          amount: formatCurrency(cents(part.amountCents + part.discountCents)),
          open: formatCurrency(balances.get(part.invoiceId) ?? cents(0)),
        })),
        href: `${env.publicUrl}/app/finances?account_id=${accountId}`,
      },
      messageKey: `billing.receipt:${paymentId}:${messageId}`,
    });
  }
}

/** An invoice by its number; a chapter's with the chapter's name. */
const nameOf = (
  invoice: { number: string; accountId: number; account: { name: string } },
  payerId: number,
): string =>
  invoice.accountId === payerId ? invoice.number : `${invoice.number} (${invoice.account.name})`;

/** Who gets it, with what names each one's letter. */
async function readersOf(ctx: Ctx, accountId: number, userId: number | null) {
  const billed = await billedPerson(ctx, accountId);
  const readers = billed ? [{ ...billed, messageId: "account" }] : [];
  const member =
    userId !== null &&
    (await ctx.db.accountUser.findUnique({ where: { accountId_userId: { accountId, userId } } }));
  const payer = member ? await readRecipient(ctx, { userId: member.userId }) : undefined;
  if (payer && payer.to !== billed?.to) readers.push({ ...payer, messageId: "payer" });
  return readers;
}
