import { z } from "zod";
import { billingLimits, type InvoiceView } from "#modules/billing/contract";
import { creditInvoice, readInvoice, voidInvoice } from "#modules/billing/index.server";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { parseMoney, toAmountText } from "#modules/platform/money";
import { type Result, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";
import { newAttemptKey } from "~/parts/payments/attempt-key";

const reason = text({ max: billingLimits.note, isMultiline: true });
const key = z.string().regex(/^[0-9a-f]{32}$/);
const fields = namedFields(
  labelsFrom(backOfficeMessages, { amount: "labelAmount", note: "labelReason" }),
);
const creditForm = fields({
  decision: z.literal("credit"),
  amount: text({ max: 20 }),
  note: reason,
  key,
});
const voidForm = fields({ decision: z.literal("void"), note: reason });

async function openInvoice(context: HttpContext, id?: string): Promise<InvoiceView> {
  const found = await readInvoice(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

export type ShownCorrection = Awaited<ReturnType<typeof readCorrection>>;

/** The invoice that the address names, and what may be taken off it. */
export async function readCorrection(context: HttpContext, id?: string) {
  const invoice = await openInvoice(context, id);
  const { balance, movements } = invoice;
  return {
    id: invoice.id,
    number: invoice.number,
    accountId: invoice.accountId,
    accountName: invoice.accountName,
    date: formatLongDate(invoice.documentAt, context.ctx),
    value: formatCurrency(invoice.value),
    balance: formatCurrency(balance),
    balanceText: toAmountText(balance),
    hasBalance: balance > 0,
    /** Nothing was paid or credited: it can be voided. */
    isUntouched: balance > 0 && movements.length === 0,
    key: newAttemptKey(),
  };
}

/** Carries out what the form says: `decision` is credit or void. */
export async function correct(
  context: HttpContext,
  id?: string,
): Promise<Result<"credit" | "void">> {
  const { ctx, body } = context;
  const invoiceId = (await openInvoice(context, id)).id;
  if (body.fields.decision === "void") {
    const sent = parseFields(voidForm, body.fields, ctx.locale);
    if (!sent.ok) return sent;
    const done = await voidInvoice(ctx, { invoiceId, note: sent.value.note });
    return done.ok ? { ok: true, value: "void" } : done;
  }
  if (body.fields.decision !== "credit") {
    return refuseField("decision", message(backOfficeMessages, "decisionUnknown"));
  }
  const sent = parseFields(creditForm, body.fields, ctx.locale);
  if (!sent.ok) return sent;
  const amount = parseMoney(sent.value.amount);
  if (!amount.ok) return refuseField("amount", amount.message);
  const { note, key: pageKey } = sent.value;
  const done = await creditInvoice(ctx, { invoiceId, amount: amount.value, note, key: pageKey });
  return done.ok ? { ok: true, value: "credit" } : done;
}
