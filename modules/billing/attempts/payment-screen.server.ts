import { type Ctx, reader } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import type {
  PaymentMethod,
  PaymentScreen,
  PaypalHold,
  UnfinishedPayment,
  UnfinishedState,
} from "../contract";
import { heldDiscount } from "../discounts/held.server";
import { payableInvoices } from "../invoices/open-invoices.server";
import { hostedPageOf } from "./hosted.server";

/**
 * Everything that the payments screen of an account shows: what it owes, and the renewals of the
 * chapters that it pays for, what is blocked by a payment under way, the PayPal hold, the discount, and how an unfinished payment stands.
 * Refusal `not_found`, as of `openInvoices`.
 */
export async function paymentScreen(ctx: Ctx, accountId: number): Promise<Result<PaymentScreen>> {
  const open = await payableInvoices(ctx, accountId);
  if (!open.ok) return open;
  const attempts = await openAttempts(ctx, accountId);
  const blocked = await blockedOf(
    ctx,
    open.value.map(({ id }) => id),
  );
  const hold = attempts.find(({ status }) => status === "awaiting_payer");
  const unfinished = attempts.find(({ status }) => status !== "awaiting_payer");
  return ok({
    invoices: open.value.map(({ value: _, accountId: owner, accountName, ...invoice }) => ({
      ...invoice,
      isBlocked: blocked.has(invoice.id),
      chapter: owner === accountId ? null : accountName,
    })),
    hold: hold ? toHold(hold) : null,
    discount: await heldDiscount(ctx, accountId),
    unfinished: unfinished ? toUnfinished(unfinished, ctx.now()) : null,
  });
}

/** Those of the invoices that a payment is under way of, whoever pays. */
async function blockedOf(ctx: Ctx, invoiceIds: readonly number[]): Promise<ReadonlySet<number>> {
  const lines = await reader(ctx).attemptInvoice.findMany({
    where: { invoiceId: { in: [...invoiceIds] }, isActive: true },
    select: { invoiceId: true },
  });
  return new Set(lines.map(({ invoiceId }) => invoiceId));
}

/** The attempts of an account that block invoices, the newest first. */
const openAttempts = (ctx: Ctx, accountId: number) =>
  reader(ctx).paymentAttempt.findMany({
    where: { accountId, invoices: { some: { isActive: true } } },
    include: { invoices: { select: { invoiceId: true }, orderBy: { invoiceId: "asc" } } },
    orderBy: { createdAt: "desc" },
  });
type AttemptRow = Awaited<ReturnType<typeof openAttempts>>[number];

const invoiceIdsOf = (attempt: AttemptRow) => attempt.invoices.map(({ invoiceId }) => invoiceId);

const toHold = (attempt: AttemptRow): PaypalHold => ({
  txId: attempt.gatewayTransId ?? "",
  url: attempt.payerUrl ?? "",
  value: cents(attempt.amountCents),
  invoiceIds: invoiceIdsOf(attempt),
  discountId: attempt.discountId,
  isBack: attempt.payerId !== null,
  token: attempt.payerId === null ? "" : (attempt.payerToken ?? ""),
  payerId: attempt.payerId ?? "",
});

function toUnfinished(attempt: AttemptRow, now: Date): UnfinishedPayment {
  const state = stateOf(attempt);
  return {
    reference: attempt.ref,
    // The table's check constraint holds it to these values.
    method: attempt.method as PaymentMethod,
    state,
    value: cents(attempt.amountCents),
    startedAt: attempt.createdAt,
    invoiceIds: invoiceIdsOf(attempt),
    hosted: state === "at_provider" ? hostedPageOf(attempt, now) : null,
  };
}

function stateOf({ status, payerUrl, method }: AttemptRow): UnfinishedState {
  switch (status) {
    case "charged":
      return "charged";
    case "held":
      return "in_review";
    case "unknown":
      return "unclear";
    default:
      return payerUrl && method !== "paypal" ? "at_provider" : "sending";
  }
}
