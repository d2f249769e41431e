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
import { openInvoices } from "../queries/open-invoices.server";
import { hostedPageOf } from "./hosted.server";

/**
 * Everything that the payments screen of an account shows: what it owes, what is blocked by a
 * payment under way, the PayPal hold, the discount, and how an unfinished payment stands.
 * Refusal `not_found`, as of `openInvoices`.
 */
export async function paymentScreen(ctx: Ctx, accountId: number): Promise<Result<PaymentScreen>> {
  const open = await openInvoices(ctx, accountId);
  if (!open.ok) return open;
  const attempts = await openAttempts(ctx, accountId);
  const blocked = new Set(
    attempts.flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId)),
  );
  const hold = attempts.find(({ status }) => status === "awaiting_payer");
  const unfinished = attempts.find(({ status }) => status !== "awaiting_payer");
  return ok({
    invoices: open.value.map(({ value: _, ...invoice }) => {
      return { ...invoice, isBlocked: blocked.has(invoice.id) };
    }),
    hold: hold ? toHold(hold) : null,
    discount: await heldDiscount(ctx, accountId),
    unfinished: unfinished ? toUnfinished(unfinished, ctx.now()) : null,
  });
}

/** The attempts that block invoices of an account, the newest first. */
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
  return {
    reference: attempt.ref,
    // The table's check constraint holds it to these values.
    method: attempt.method as PaymentMethod,
    state: stateOf(attempt),
    value: cents(attempt.amountCents),
    startedAt: attempt.createdAt,
    invoiceIds: invoiceIdsOf(attempt),
    hosted: attempt.status === "dispatching" ? hostedPageOf(attempt, now) : null,
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
