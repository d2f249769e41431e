import { applicationOfInvoice } from "#modules/applications/index.server";
import { type LatestPayment, movementWords } from "#modules/billing/contract";
import { accountBalance, latestPayments, openInvoices } from "#modules/billing/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatCurrency, formatDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { toAmountText } from "#modules/platform/money";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

export type LatestData = Awaited<ReturnType<typeof readLatest>>;

/** What staff see of the payments of the account that the address names. */
export async function readLatest(context: HttpContext, request: Request, account?: string) {
  const { ctx } = context;
  const accountId = readId(account);
  const balance = await accountBalance(ctx, accountId);
  if (!balance.ok) refusePage(context, balance.refusal);
  const payments = await latestPayments(ctx, accountId);
  if (!payments.ok) refusePage(context, payments.refusal);
  const open = await openInvoices(ctx, accountId);
  if (!open.ok) refusePage(context, open.refusal);
  const { name, owed, timeZone } = balance.value;
  const asked = invoiceOf(request);
  const only = open.value.find(({ id }) => id === asked);
  return {
    accountId,
    accountName: name,
    owed: formatCurrency(owed),
    payments: payments.value.map((payment) => showPayment(payment, ctx)),
    /** The application whose joining invoice the address names. */
    applicationId: only && (await applicationOfInvoice(ctx, only.id)),
    form: {
      key: ctx.requestId,
      amount: toAmountText(only?.balance ?? owed),
      today: civilDateIn(ctx.now(), timeZone),
      choices: open.value.map(({ id, number, documentAt, balance: amount }) => ({
        id,
        number,
        date: formatDate(documentAt, ctx),
        amount: formatCurrency(amount),
        isChosen: only === undefined || only.id === id,
      })),
    },
  };
}

/** The invoice that the address names, alone to be paid; undefined for none. */
function invoiceOf(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get("invoice");
  return asked === null ? undefined : readId(asked);
}

/** Where to go once a payment is entered: to the application that it was for, else to the payments. */
export async function comesFrom({ ctx }: HttpContext, request: Request, accountId: number) {
  const invoice = invoiceOf(request);
  const application = invoice === undefined ? undefined : await applicationOfInvoice(ctx, invoice);
  return application === undefined
    ? paths.latestPayments(accountId)
    : paths.adminApplication(application);
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
