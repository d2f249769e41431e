import { z } from "zod";
import { billingLimits } from "#modules/billing/contract";
import {
  type PaymentView,
  type RefundOutcome,
  readPayment,
  refundPayment,
} from "#modules/billing/index.server";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import { formatCurrency, formatInstant, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { parseMoney, subtractMoney, toAmountText } from "#modules/platform/money";
import { type Result, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";
import { newAttemptKey } from "~/parts/payments/attempt-key";

const refundForm = namedFields(
  labelsFrom(backOfficeMessages, {
    amount: "labelAmount",
    after: "labelAfter",
    note: "labelReason",
  }),
)({
  amount: text({ max: 20 }),
  after: z.enum(["reopen", "credit"]),
  note: text({ max: billingLimits.note, isMultiline: true }),
  key: z.string().regex(/^[0-9a-f]{32}$/),
});

async function openPayment(context: HttpContext, id?: string): Promise<PaymentView> {
  const found = await readPayment(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

export type ShownPayment = Awaited<ReturnType<typeof readPaidBack>>;
export type ShownRefund = ShownPayment["refunds"][number];

/** The payment that the address names, and what may be paid back of it. */
export async function readPaidBack(context: HttpContext, request: Request, id?: string) {
  const { ctx } = context;
  const payment = await openPayment(context, id);
  const { method, left, refunds, discount } = payment;
  const isByHand = method === "cash" || method === "check";
  const name = translator(backOfficeMessages, ctx.locale)(`method.${method}`);
  return {
    id: payment.id,
    accountId: payment.accountId,
    accountName: payment.accountName,
    /** "Visa ending in 1111", "Check 204". */
    label: isByHand ? `${name} ${payment.label}`.trim() : payment.label || name,
    date: formatLongDate(payment.receivedOn, ctx),
    amount: formatCurrency(payment.amount),
    /** "" for none. */
    discount: discount > 0 ? formatCurrency(discount) : "",
    transId: payment.transId,
    invoices: payment.invoices,
    refunds: refunds.map(({ amount, createdAt, ...refund }) => ({
      ...refund,
      amount: formatCurrency(amount),
      at: formatInstant(createdAt, payment.timeZone, ctx),
    })),
    isReturned: payment.isReturned,
    /** What went back of it so far; "" for nothing. */
    back: left < payment.amount ? formatCurrency(subtractMoney(payment.amount, left)) : "",
    /** What is left, as it is shown and as a field takes it. */
    left: formatCurrency(left),
    leftText: toAmountText(left),
    hasLeft: left > 0,
    /** What becomes of the invoices, as the form says at first. */
    after: new URL(request.url).searchParams.get("after") === "credit" ? "credit" : "reopen",
    /** Staff pay it back themselves. */
    isByHand,
    isUnderWay: refunds.some(({ status }) => status === "under_way"),
    /** The page's key: the same one never pays back twice. */
    key: newAttemptKey(),
  };
}

/** Pays back what the form says of the payment that the address names. */
export async function payBack(context: HttpContext, id?: string): Promise<Result<RefundOutcome>> {
  const { ctx, body } = context;
  const payment = await openPayment(context, id);
  const fields = parseFields(refundForm, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const amount = parseMoney(fields.value.amount);
  if (!amount.ok) return refuseField("amount", amount.message);
  const { after, note, key } = fields.value;
  return refundPayment(ctx, { paymentId: payment.id, amount: amount.value, after, note, key });
}
