import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { gateway } from "../gateway/index.server";
import type { GatewayOutcome } from "../gateway/port";
import { lockPaid } from "../ledger/post.server";
import { refundMessages } from "./messages";
import { paidShares } from "./paid-shares.server";
import {
  completeRefund,
  doubtRefund,
  failRefund,
  insertRefund,
  type RefundWay,
} from "./refund-store.server";
import { takeBack } from "./take-back.server";
import { judgeNote } from "./void-invoice.server";

export interface PaymentRefund {
  readonly paymentId: number;
  readonly amount: Cents;
  /** Why, for the account's statement. */
  readonly note: string;
  /** Whether the invoices are owed again or credited by the same amount. */
  readonly after: "reopen" | "credit";
  /** The page's key: sent twice, it pays back once. */
  readonly key: string;
}

/** `unknown`: the provider gave no answer; it is looked up, and nothing else is paid back until then. */
export type RefundOutcome = { readonly kind: "refunded" | "unknown" };

/**
 * Pays money back: through the provider what came through it, else by an entry that staff paid it
 * back by hand. Only staff and the system may.
 * @returns refusals `forbidden`, `confirm`, `not_found`, `invalid` at `amount` or `note`, and `conflict`: nothing
 *   to pay back, another refund under way, or the provider's refusal in its own words
 */
export async function refundPayment(
  ctx: Ctx,
  input: PaymentRefund,
): Promise<Result<RefundOutcome>> {
  const others = refuseUnlessMay(ctx, "money") ?? refuseUnlessProved(ctx);
  if (others) return others;
  if (input.amount <= 0) return refuseField("amount", message(refundMessages, "amountAboveZero"));
  const wrong = judgeNote(input.note);
  if (wrong) return wrong;
  const payment = await ctx.db.payment.findUnique({
    where: { id: input.paymentId },
    include: { invoices: { select: { invoiceId: true } } },
  });
  if (!payment) return refuse({ code: "not_found" });
  const chosen = await wayOf(ctx, payment, input.amount);
  if (!chosen.ok) return chosen;
  const way = chosen.value;
  const begun = await begin(ctx, input, payment, way);
  if (!begun.ok) return begun;
  const { ref, isNew } = begun.value;
  if (!isNew) return repeated(ctx, ref);
  if (way === "by_hand" || !payment.gatewayTransId) return ok({ kind: "refunded" });
  const transId = payment.gatewayTransId;
  const outcome =
    way === "void"
      ? await gateway().void(transId)
      : await gateway().refund({
          transId,
          amount: input.amount,
          lastFour: lastFourOf(payment),
          ref,
        });
  return enter(ctx, ref, way, outcome);
}

const conflict = (words: MessageRef): Refused => refuse({ code: "conflict", message: words });
const lastFourOf = ({ label }: { label: string }) => /(\d{4})$/.exec(label)?.[1] ?? "";

/** The way by which a payment can go back now; the provider's books say whether it is settled. */
async function wayOf(
  ctx: Ctx,
  payment: { id: number; method: string; amountCents: number; gatewayTransId: string | null },
  amount: Cents,
): Promise<Result<RefundWay>> {
  if (payment.method === "cash" || payment.method === "check") return ok("by_hand");
  if (!payment.gatewayTransId) return conflict(message(refundMessages, "nothingLeft"));
  const found = await gateway().details(payment.gatewayTransId);
  if (found.kind === "unknown") return conflict(message(refundMessages, "providerAway"));
  if (found.kind === "absent") return conflict(message(refundMessages, "notInBooks"));
  if (found.standing === "returned") {
    await takeBack(ctx, payment.id, found.status);
    return conflict(message(refundMessages, "takenBack"));
  }
  if (found.standing !== "charged") return conflict(message(refundMessages, "notInBooks"));
  if (found.status !== "capturedPendingSettlement") return ok("refund");
  if (amount === payment.amountCents) return ok("void");
  return refuseField("amount", message(refundMessages, "wholeOnly"));
}

/** Writes the refund before anybody is asked for the money; by hand it is entered at once. */
function begin(
  ctx: Ctx,
  { paymentId, amount, note, after, key }: PaymentRefund,
  payment: { invoices: readonly { invoiceId: number }[] },
  way: RefundWay,
): Promise<Result<{ ref: string; isNew: boolean }>> {
  return inTransaction(ctx, async (tx): Promise<Result<{ ref: string; isNew: boolean }>> => {
    await lockPaid(
      tx,
      payment.invoices.map(({ invoiceId }) => invoiceId),
    );
    const before = await tx.tx.refund.findUnique({ where: { idemKey: key } });
    if (before?.paymentId === paymentId) return ok({ ref: before.ref, isNew: false });
    const left = addMoney(
      cents(0),
      ...(await paidShares(tx, paymentId)).map((share) => share.amount),
    );
    if (left === 0) return conflict(message(refundMessages, "nothingLeft"));
    if (amount > left) return refuseField("amount", message(refundMessages, "amountBeyondPaid"));
    const ref = await insertRefund(tx, {
      idemKey: key,
      paymentId,
      amountCents: amount,
      way,
      isCredited: after === "credit",
      note: note.trim(),
    });
    if (!ref) return conflict(message(refundMessages, "underWay"));
    if (way === "by_hand") await completeRefund(tx, ref);
    return ok({ ref, isNew: true });
  });
}

async function enter(
  ctx: Ctx,
  ref: string,
  way: RefundWay,
  outcome: GatewayOutcome,
): Promise<Result<RefundOutcome>> {
  if (outcome.kind === "approved") {
    const transId = way === "refund" ? outcome.transId : undefined;
    await inTransaction(ctx, async (tx) => ok(await completeRefund(tx, ref, transId)));
    return ok({ kind: "refunded" });
  }
  if (outcome.kind === "declined" || outcome.kind === "error") {
    const { text } = outcome;
    await inTransaction(ctx, async (tx) => ok(await failRefund(tx, ref, text)));
    return conflict(message(refundMessages, "refused", { text }));
  }
  const reason = outcome.kind === "unknown" ? outcome.reason : outcome.kind;
  await inTransaction(ctx, async (tx) => ok(await doubtRefund(tx, ref, reason)));
  return ok({ kind: "unknown" });
}

/** The same key again: what became of the first one. */
async function repeated(ctx: Ctx, ref: string): Promise<Result<RefundOutcome>> {
  const { status, errorText } = await ctx.db.refund.findUniqueOrThrow({ where: { ref } });
  if (status === "failed") {
    return conflict(message(refundMessages, "refused", { text: errorText }));
  }
  return ok({ kind: status === "succeeded" ? "refunded" : "unknown" });
}
