import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import { mayPayFor, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { PaymentOutcome } from "../contract";
import { gateway } from "../gateway/index.server";
import type { GatewayOutcome } from "../gateway/port";
import { beginAttempt } from "./begin.server";
import {
  attempted,
  concludeAttempt,
  endAttempt,
  leaveAttempt,
  replayAttempt,
} from "./conclude.server";
import type { PaypalCapture, PaypalReturn, PaypalStart } from "./inputs";
import {
  paymentInProgress,
  refusedByProvider,
  refuseNothingToPay,
  totalsChanged,
} from "./refusals.server";
import { moveAttempt, noteEvent } from "./store.server";

/**
 * Begins a PayPal payment: keeps the invoices and the discount until the payer consents at `url`,
 * comes back, and the payment is captured; or until it is disconnected. One at a time an account.
 * @returns refusals as `payByCard`
 */
export async function initPaypal(ctx: Ctx, input: PaypalStart): Promise<Result<{ url: string }>> {
  const begun = await beginAttempt(ctx, "paypal", input, { judge: refuseNothingToPay });
  if (!begun.ok) return begun;
  if (!begun.value.isNew) return reopen(ctx, begun.value.ref);
  const { ref, amount } = begun.value.attempt;
  const { successUrl, cancelUrl } = input;
  const outcome = await gateway().startPaypal({ ref, amount, successUrl, cancelUrl });
  const url = await attempted(ctx, ref, () => awaitPayer(ctx, ref, outcome));
  if (url) return ok({ url });
  return refusedByProvider("text" in outcome ? outcome.text : "");
}

/** Keeps where the payer consents. Without an address nothing can be charged any more. */
async function awaitPayer(
  ctx: Ctx,
  ref: string,
  outcome: GatewayOutcome,
): Promise<string | undefined> {
  switch (outcome.kind) {
    case "needs_payer":
      return keepHold(ctx, ref, outcome);
    case "approved":
    case "held":
      // Against the provider's own rules; the books tell what it is.
      await leaveAttempt(ctx, ref, "unknown", { errorText: "charged without consent" });
      return undefined;
    case "declined":
    case "error":
      await endAttempt(ctx, ref, "failed", outcome);
      return undefined;
    case "unknown":
      await endAttempt(ctx, ref, "failed", { code: "unknown", text: "" });
      return undefined;
  }
}

async function keepHold(
  ctx: Ctx,
  ref: string,
  { transId, url }: { transId: string; url: string },
): Promise<string | undefined> {
  const kept = await inTransaction(ctx, async (tx) => {
    const isKept = await moveAttempt(tx, ref, ["dispatching"], {
      status: "awaiting_payer",
      gatewayTransId: transId,
      payerUrl: url,
      payerToken: new URL(url).searchParams.get("token"),
      label: "PayPal",
      dispatchedAt: null,
    });
    if (isKept) await noteEvent(tx, ref, "awaiting_payer");
    return ok(isKept ? url : undefined);
  });
  return kept.ok ? kept.value : undefined;
}

/** The same page asks again for what it asked before. */
async function reopen(ctx: Ctx, ref: string): Promise<Result<{ url: string }>> {
  const { status, payerUrl } = await ctx.db.paymentAttempt.findUniqueOrThrow({
    where: { ref },
    select: { status: true, payerUrl: true },
  });
  if (status === "awaiting_payer" && payerUrl) return ok({ url: payerUrl });
  const replayed = await replayAttempt(ctx, ref);
  return replayed.ok ? paymentInProgress() : replayed;
}

/**
 * Keeps with the hold that its payer consented and came back. Doing it again changes nothing.
 * @returns the hold's `txId`; refusal `not_found` when the account has no such hold
 */
export async function returnFromPaypal(
  ctx: Ctx,
  { accountId, token, payerId }: PaypalReturn,
): Promise<Result<{ txId: string }>> {
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    const hold = { accountId, method: "paypal", payerToken: token };
    const found = await tx.tx.paymentAttempt.findFirst({
      where: { ...hold, status: { not: "cancelled" } },
      select: { ref: true, gatewayTransId: true },
    });
    if (!found?.gatewayTransId) return refuse({ code: "not_found" });
    const { count } = await tx.tx.paymentAttempt.updateMany({
      where: { ref: found.ref, status: "awaiting_payer", payerId: null },
      data: { payerId },
    });
    if (count === 1) await noteEvent(tx, found.ref, "payer_back");
    return ok({ txId: found.gatewayTransId });
  });
}

/**
 * Captures a PayPal payment after the payer's consent. However often it is asked for, also at the
 * same moment, it is captured once.
 * @returns as `payByCard`; refusal `not_found` when the account has no such hold, or token or payer
 *   are others than the hold's; `conflict` with the hold's totals when anything else differs
 */
export async function continuePaypal(
  ctx: Ctx,
  input: PaypalCapture,
): Promise<Result<PaymentOutcome>> {
  if (!mayPayFor(ctx, input.accountId)) return refuse({ code: "not_found" });
  const unproved = refuseUnlessProved(ctx, input.accountId);
  if (unproved) return unproved;
  const hold = await ctx.db.paymentAttempt.findFirst({
    where: { accountId: input.accountId, method: "paypal", gatewayTransId: input.txId },
    include: { invoices: { select: { invoiceId: true } } },
  });
  if (!hold || hold.payerToken !== input.token || hold.payerId !== input.payerId) {
    return refuse({ code: "not_found" });
  }
  const amount = cents(hold.amountCents);
  const discount = cents(hold.discountCents);
  const held = new Set(hold.invoices.map(({ invoiceId }) => invoiceId));
  const isAsHeld =
    input.value === amount &&
    (input.discountId ?? null) === hold.discountId &&
    input.invoiceIds.length === held.size &&
    input.invoiceIds.every((id) => held.delete(id));
  if (!isAsHeld) return totalsChanged(heldTotals(amount, discount));
  const { ref } = hold;
  if (hold.status !== "awaiting_payer") return replayAttempt(ctx, ref);
  const mine = await inTransaction(ctx, async (tx) => ok(await dispatch(tx, ref)));
  if (!mine.value) return replayAttempt(ctx, ref);
  const { txId: transId, payerId } = input;
  const outcome = await gateway().continuePaypal({ ref, amount, transId, payerId });
  return concludeAttempt(ctx, ref, outcome);
}

const heldTotals = (amount: Cents, discount: Cents) => ({
  subtotal: addMoney(amount, discount),
  discount,
  tax: cents(0),
  total: amount,
});

/** Takes the capture for the caller alone; false when somebody else has it or had it. */
async function dispatch(tx: TxCtx, ref: string): Promise<boolean> {
  const change = { status: "dispatching", dispatchedAt: tx.now() } as const;
  if (!(await moveAttempt(tx, ref, ["awaiting_payer"], change))) return false;
  await noteEvent(tx, ref, "continued");
  await audit(tx, { action: "billing.paypal-continued", subject: `attempt:${ref}` });
  return true;
}

/**
 * Disconnects PayPal: what the account's hold kept is free again; nothing was charged. Without a
 * hold nothing happens. @returns refusal `not_found`, `conflict` while it is being captured
 */
export async function clearPaypal(
  ctx: Ctx,
  { accountId }: { readonly accountId: number },
): Promise<Result<void>> {
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  const holds = await ctx.db.paymentAttempt.findMany({
    where: { accountId, method: "paypal", status: { in: ["awaiting_payer", "dispatching"] } },
    select: { ref: true },
  });
  const why = { code: "disconnected", text: "" };
  for (const { ref } of holds) {
    const options = { from: ["awaiting_payer"], isOver: true } as const;
    if (!(await endAttempt(ctx, ref, "cancelled", why, options))) {
      if (await isCapturing(ctx, ref)) return paymentInProgress();
    }
  }
  return ok(undefined);
}

const isCapturing = async (ctx: Ctx, ref: string): Promise<boolean> =>
  (await ctx.db.paymentAttempt.count({ where: { ref, status: "dispatching" } })) > 0;
