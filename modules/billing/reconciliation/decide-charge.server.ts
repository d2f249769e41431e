import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { lookUp } from "../attempts/books.server";
import { endAttempt } from "../attempts/conclude.server";
import { recordPayment } from "../attempts/record.server";
import { noteEvent, openStatuses, PAID_BACK } from "../attempts/store.server";
import { refundMessages } from "../refunds/messages";
import { judgeNote } from "../refunds/void-invoice.server";

/** A payment that cannot be entered by itself: another amount was charged than was asked for. */
export interface OddCharge {
  readonly findingId: number;
  readonly ref: string;
  readonly account: { readonly id: number; readonly name: string };
  readonly asked: Cents;
  readonly charged: Cents;
  readonly transId: string;
  readonly label: string;
}

export interface ChargeDecision {
  readonly findingId: number;
  /** Enter what was charged, or know that it was paid back at the provider. */
  readonly decision: "record" | "refunded";
  readonly note: string;
}

const conflict = (words: MessageRef): Refused => refuse({ code: "conflict", message: words });

/**
 * What the provider's books say of a payment whose end staff were told is not known. For staff and
 * the system.
 * @returns refusals `forbidden`, `not_found`, `conflict`: it came to its end meanwhile, the books
 *   cannot be read, or they show no charge of another amount
 */
export async function readOddCharge(ctx: Ctx, findingId: number): Promise<Result<OddCharge>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  const finding = await ctx.db.reconciliationFinding.findFirst({
    where: { id: findingId, kind: "unclear_attempt" },
  });
  const attempt = await ctx.db.paymentAttempt.findUnique({
    where: { ref: finding?.attemptRef ?? "" },
    include: { account: { select: { id: true, name: true } } },
  });
  if (!finding || !attempt) return refuse({ code: "not_found" });
  const isOpen = openStatuses.some((status) => status === attempt.status);
  if (finding.resolvedAt || !isOpen) return conflict(message(refundMessages, "closedBefore"));
  const found = await lookUp(attempt);
  if (found.kind === "unknown") return conflict(message(refundMessages, "booksAway"));
  const { ref, account, amountCents } = attempt;
  if (found.kind === "absent" || found.standing !== "charged" || found.amount === amountCents) {
    return conflict(message(refundMessages, "noOddCharge"));
  }
  const { amount: charged, transId, label } = found;
  return ok({ findingId, ref, account, asked: cents(amountCents), charged, transId, label });
}

/**
 * Ends a payment of which another amount was charged, so that its invoices are free again. What is
 * entered pays the invoices as far as it reaches, the oldest first; a discount stays given. Only
 * staff and the system may.
 * @returns refusals as `readOddCharge`; `confirm`; `invalid` at `note`, and at `decision` when more was charged
 *   than the invoices came to
 */
export async function decideCharge(ctx: Ctx, input: ChargeDecision): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const found = await readOddCharge(ctx, input.findingId);
  if (!found.ok) return found;
  const wrong = judgeNote(input.note);
  if (wrong) return wrong;
  const { ref, asked, charged } = found.value;
  const isEntered = input.decision === "record";
  if (isEntered && charged > asked) {
    return refuseField("decision", message(refundMessages, "moreThanAsked"));
  }
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.reconciliationFinding.updateMany({
      where: { id: input.findingId, resolvedAt: null },
      data: {
        resolvedAt: tx.now(),
        resolution: input.note.trim(),
        resolvedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      },
    });
    const isDone =
      count === 1 && (await (isEntered ? enter(tx, found.value) : leave(tx, found.value)));
    if (!isDone) return conflict(message(refundMessages, "closedBefore"));
    await audit(tx, {
      action: isEntered ? "billing.odd-charge-entered" : "billing.odd-charge-paid-back",
      subject: `attempt:${ref}`,
      data: { asked: toAmountText(asked), charged: toAmountText(charged) },
    });
    return ok(undefined);
  });
}

/** Ends the attempt, and keeps for which charge a refund has to appear in the provider's books. */
async function leave(tx: TxCtx, { ref, transId }: OddCharge): Promise<boolean> {
  await tx.tx.paymentAttempt.updateMany({
    where: { ref, status: { in: [...openStatuses] } },
    data: { gatewayTransId: transId },
  });
  return endAttempt(tx, ref, "failed", { code: PAID_BACK, text: "" });
}

/** Makes the attempt one of what was charged, and enters it; false when it moved meanwhile. */
async function enter(tx: TxCtx, { ref, asked, charged, transId, label }: OddCharge) {
  const { count } = await tx.tx.paymentAttempt.updateMany({
    where: { ref, status: { in: [...openStatuses] }, amountCents: asked },
    data: { amountCents: charged },
  });
  if (count === 0) return false;
  const lines = await tx.tx.attemptInvoice.findMany({
    where: { attemptRef: ref },
    orderBy: { invoiceId: "asc" },
  });
  let left: number = charged;
  for (const { invoiceId, amountCents, discountCents } of lines) {
    const amount = Math.min(left, amountCents);
    left -= amount;
    const where = { attemptRef: ref, invoiceId };
    if (amount + discountCents === 0) await tx.tx.attemptInvoice.deleteMany({ where });
    else await tx.tx.attemptInvoice.updateMany({ where, data: { amountCents: amount } });
  }
  await noteEvent(tx, ref, "amount-corrected", { asked, charged });
  return (await recordPayment(tx, ref, { transId, label })).ok;
}
