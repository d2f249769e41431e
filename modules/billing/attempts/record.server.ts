import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import type { PaymentMethod } from "../contract";
import { spendReservation } from "../discounts/payment.server";
import { lockPaid } from "../ledger/post.server";
import { settle } from "../payments/settle.server";
import { paymentCancelled } from "./refusals.server";
import { type AttemptStatus, moveAttempt, noteEvent } from "./store.server";

/** The provider's side of a payment that was charged. */
export interface Charge {
  readonly transId: string;
  /** "Visa ending in 1111"; empty when the provider did not say. */
  readonly label: string;
}

export interface RecordedPayment extends Charge {
  readonly paymentId: number;
}

interface LockedAttempt {
  readonly accountId: number;
  readonly userId: number | null;
  readonly method: PaymentMethod;
  readonly discountId: number | null;
  readonly status: AttemptStatus;
  readonly timeZone: string;
}

/**
 * Enters a charged attempt as a payment, in one transaction: ledger, balances, use of the discount,
 * events and the attempt's end. Doing it again, also at the same moment, changes nothing and gives
 * the same payment.
 * @returns refusal `conflict` when the attempt was given up before: then the charge is nobody's
 * @throws when there is no such attempt
 */
export async function recordPayment(
  ctx: Ctx,
  ref: string,
  charge: Charge,
): Promise<Result<RecordedPayment>> {
  return inTransaction(ctx, async (tx) => {
    const [attempt] = await tx.tx.$queryRaw<LockedAttempt[]>`
      SELECT a."account_id" AS "accountId", a."user_id" AS "userId", a."method",
             a."discount_id" AS "discountId", a."status", "accounts"."time_zone" AS "timeZone"
      FROM "payment_attempts" a JOIN "accounts" ON "accounts"."id" = a."account_id"
      WHERE a."ref" = ${ref} FOR UPDATE OF a`;
    if (!attempt) throw new Error(`there is no attempt ${ref}`);
    if (attempt.status === "succeeded") return ok(await recordedPayment(tx, ref));
    return isGivenUp(attempt.status)
      ? paymentCancelled()
      : ok({ ...charge, paymentId: await enter(tx, ref, attempt, charge) });
  });
}

const isGivenUp = (status: AttemptStatus) =>
  status === "declined" || status === "failed" || status === "cancelled";

async function enter(
  tx: TxCtx,
  ref: string,
  attempt: LockedAttempt,
  { transId, label }: Charge,
): Promise<number> {
  const { accountId, method, discountId, status, timeZone, userId } = attempt;
  const lines = await tx.tx.attemptInvoice.findMany({
    where: { attemptRef: ref },
    orderBy: { invoiceId: "asc" },
  });
  const invoices = lines.map(({ invoiceId, amountCents, discountCents }) => {
    return { invoiceId, amount: cents(amountCents), discount: cents(discountCents) };
  });
  await lockPaid(
    tx,
    invoices.map(({ invoiceId }) => invoiceId),
  );
  const gatewayTransId = transId === "" ? undefined : transId;
  const paymentId = await settle(tx, {
    accountId,
    userId,
    method,
    invoices,
    receivedOn: civilDateIn(tx.now(), timeZone),
    attemptRef: ref,
    ...(discountId !== null && { discountId }),
    ...(gatewayTransId && { gatewayTransId }),
    label,
  });
  if (paymentId === undefined) throw new Error(`attempt ${ref} was settled and is open`);
  const change = { status: "succeeded", label, ...(gatewayTransId && { gatewayTransId }) } as const;
  if (!(await moveAttempt(tx, ref, [status], change))) throw new Error(`attempt ${ref} moved`);
  if (discountId !== null) await spendReservation(tx, ref);
  await noteEvent(tx, ref, "succeeded", { paymentId });
  return paymentId;
}

/** The payment of an attempt that succeeded. */
export async function recordedPayment(
  { tx }: Pick<TxCtx, "tx">,
  ref: string,
): Promise<RecordedPayment> {
  const { id, gatewayTransId, label } = await tx.payment.findUniqueOrThrow({
    where: { attemptRef: ref },
    select: { id: true, gatewayTransId: true, label: true },
  });
  return { paymentId: id, transId: gatewayTransId ?? "", label };
}
