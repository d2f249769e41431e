import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { countPayment } from "#modules/platform/metrics.server";
import { ok, type Result } from "#modules/platform/result";
import type { PaymentOutcome } from "../contract";
import { releaseReservation } from "../discounts/payment.server";
import type { GatewayOutcome } from "../gateway/port";
import { type Charge, recordedPayment, recordPayment } from "./record.server";
import { paymentCancelled, paymentInProgress, refusedByProvider } from "./refusals.server";
import { type AttemptStatus, moveAttempt, noteEvent, openStatuses } from "./store.server";

const unassigned = (ref: string): Result<PaymentOutcome> =>
  ok({ kind: "unassigned", reference: ref });

/**
 * Writes down what the provider answered and says it to the payer. Whatever fails on the way leaves
 * the attempt, and so its invoices, where recovery finds it; the payer is told to wait.
 */
export async function concludeAttempt(
  ctx: Ctx,
  ref: string,
  outcome: GatewayOutcome,
): Promise<Result<PaymentOutcome>> {
  countPayment(outcome.kind);
  switch (outcome.kind) {
    case "approved":
      return assign(ctx, ref, outcome);
    case "declined":
      await attempted(ctx, ref, () => endAttempt(ctx, ref, "declined", outcome));
      return refusedByProvider(outcome.text);
    case "error":
      await attempted(ctx, ref, () => endAttempt(ctx, ref, "failed", outcome));
      return refusedByProvider(outcome.text);
    case "held":
      await attempted(ctx, ref, () =>
        leaveAttempt(ctx, ref, "held", { gatewayTransId: outcome.transId }),
      );
      return unassigned(ref);
    case "needs_payer":
      // Only the start of a PayPal payment asks for that.
      await attempted(ctx, ref, () =>
        leaveAttempt(ctx, ref, "unknown", { errorText: outcome.url }),
      );
      return unassigned(ref);
    case "unknown":
      await attempted(ctx, ref, () =>
        leaveAttempt(ctx, ref, "unknown", { errorText: outcome.reason }),
      );
      return unassigned(ref);
  }
}

/** Enters a charge; when that fails, says so, and notes the transaction for recovery. */
async function assign(ctx: Ctx, ref: string, charge: Charge): Promise<Result<PaymentOutcome>> {
  const { transId, label } = charge;
  const recorded = await attempted(ctx, ref, () => recordPayment(ctx, ref, { transId, label }));
  if (recorded?.ok) return ok({ kind: "assigned", ...recorded.value });
  await attempted(ctx, ref, () =>
    leaveAttempt(ctx, ref, "charged", { gatewayTransId: transId, label }),
  );
  return unassigned(ref);
}

/** Does a step whose failure must not hide from the payer what became of the money. */
export async function attempted<T>(
  ctx: Ctx,
  ref: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (err) {
    ctx.log.error({ err, ref }, "what became of a payment could not be written down");
    return undefined;
  }
}

/**
 * Ends an attempt without a charge: its invoices are free again, and so is the use of its discount,
 * which the account keeps for the rest of its time unless `isOver`.
 * @returns false when it is not as `from` says
 */
export async function endAttempt(
  ctx: Ctx,
  ref: string,
  status: Extract<AttemptStatus, "declined" | "failed" | "cancelled">,
  why: { readonly code: string; readonly text: string },
  {
    from = openStatuses,
    isOver = false,
  }: { readonly from?: readonly AttemptStatus[]; readonly isOver?: boolean } = {},
): Promise<boolean> {
  const ended = await inTransaction(ctx, async (tx) => {
    const change = { status, errorCode: why.code, errorText: why.text };
    if (!(await moveAttempt(tx, ref, from, change))) return ok(false);
    await releaseReservation(tx, ref, { isOver });
    await noteEvent(tx, ref, status, { code: why.code });
    await audit(tx, {
      action: `billing.payment-${status}`,
      subject: `attempt:${ref}`,
      data: { code: why.code },
    });
    return ok(true);
  });
  return ended.ok && ended.value;
}

/** Notes that an attempt's end is not known yet; its invoices stay blocked. */
export async function leaveAttempt(
  ctx: Ctx,
  ref: string,
  status: Extract<AttemptStatus, "charged" | "unknown" | "held">,
  data: { gatewayTransId?: string; label?: string; errorText?: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const change = { status, ...data };
    if (await moveAttempt(tx, ref, ["dispatching", "unknown"], change)) {
      await noteEvent(tx, ref, status, { ...(data.errorText && { reason: data.errorText }) });
    }
    return ok(undefined);
  });
}

/** What a page's key led to before, for the same request sent again. */
export async function replayAttempt(ctx: Ctx, ref: string): Promise<Result<PaymentOutcome>> {
  const attempt = await reader(ctx).paymentAttempt.findUniqueOrThrow({
    where: { ref },
    select: { status: true, errorText: true },
  });
  // The table's check constraint holds it to these values.
  switch (attempt.status as AttemptStatus) {
    case "succeeded":
      return ok({ kind: "assigned", ...(await recordedPayment({ tx: reader(ctx) }, ref)) });
    case "declined":
    case "failed":
      return refusedByProvider(attempt.errorText ?? "");
    case "cancelled":
      return paymentCancelled();
    case "dispatching":
    case "awaiting_payer":
      return paymentInProgress();
    case "charged":
    case "unknown":
    case "held":
      return unassigned(ref);
  }
}
