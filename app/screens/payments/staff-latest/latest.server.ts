import { type LatestPayment, movementWords } from "#modules/billing/contract";
import { accountBalance, latestPayments, openInvoices } from "#modules/billing/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatCurrency, formatDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { toAmountText } from "#modules/platform/money";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

export type LatestData = Awaited<ReturnType<typeof readLatest>>;

/** What staff see of the payments of the account that the address names. */
export async function readLatest(context: HttpContext, account?: string) {
  const { ctx } = context;
  const accountId = readId(account);
  const balance = await accountBalance(ctx, accountId);
  if (!balance.ok) refusePage(context, balance.refusal);
  const payments = await latestPayments(ctx, accountId);
  if (!payments.ok) refusePage(context, payments.refusal);
  const open = await openInvoices(ctx, accountId);
  if (!open.ok) refusePage(context, open.refusal);
  const { name, owed, timeZone } = balance.value;
  return {
    accountId,
    accountName: name,
    owed: formatCurrency(owed),
    payments: payments.value.map((payment) => showPayment(payment, ctx)),
    form: {
      key: ctx.requestId,
      amount: toAmountText(owed),
      today: civilDateIn(ctx.now(), timeZone),
      choices: open.value.map(({ id, number, documentAt, balance: amount }) => ({
        id,
        number,
        date: formatDate(documentAt, ctx),
        amount: formatCurrency(amount),
      })),
    },
  };
}

export type ShownPayment = ReturnType<typeof showPayment>;

function showPayment(payment: LatestPayment, languages: Languages) {
  const { id, method, label, amount, discount, code, receivedOn, invoices } = payment;
  const taken = discount > 0 ? formatCurrency(discount) : "";
  return {
    id,
    invoices,
    what: movementWords(languages.locale, { kind: "payment", method, label, code: "" }),
    amount: formatCurrency(amount),
    /** "$19.50, WELCOME10"; "" for none. */
    discount: [taken, code].filter(Boolean).join(", "),
    date: formatDate(receivedOn, languages),
  };
}
