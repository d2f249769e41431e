import type { Ctx } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { openStatuses, PAID_BACK } from "../attempts/store.server";
import type { OwnBooks, OwnPayment, OwnRefund } from "./compare-books";

/** So much earlier than its settlement a payment may have been made. */
const SETTLES_WITHIN = days(30);

interface PaymentRow {
  id: number;
  trans_id: string;
  ref: string;
  amount: number;
  is_voided: boolean;
  is_returned: boolean;
  is_expected: boolean;
}

/**
 * What we have of payments through the provider and of refunds.
 * @param from the first instant whose payments the provider must know
 * @param until later ones may have come after the provider was asked
 */
export async function ownBooks(ctx: Ctx, from: Date, until: Date): Promise<OwnBooks> {
  const since = new Date(from.getTime() - SETTLES_WITHIN);
  const payments = await ctx.db.$queryRaw<PaymentRow[]>`
    SELECT p."id", p."gateway_trans_id" AS "trans_id", coalesce(p."attempt_ref", '') AS "ref",
           p."amount_cents" AS "amount", p."created_at" BETWEEN ${from} AND ${until} AS "is_expected",
           EXISTS (SELECT FROM "postings" v WHERE v."payment_id" = p."id" AND v."kind" = 'void') AS "is_voided",
           EXISTS (SELECT FROM "postings" r WHERE r."payment_id" = p."id" AND r."kind" = 'return') AS "is_returned"
    FROM "payments" p WHERE p."gateway_trans_id" IS NOT NULL AND p."created_at" >= ${since}`;
  const refunds = await ctx.db.refund.findMany({
    where: { createdAt: { gte: since }, way: "refund" },
    select: { gatewayTransId: true, ref: true, amountCents: true, status: true, createdAt: true },
  });
  const attempts = await ctx.db.paymentAttempt.findMany({
    where: { status: { in: [...openStatuses, "awaiting_payer"] } },
    select: { ref: true },
  });
  const paidBack = await ctx.db.paymentAttempt.findMany({
    where: { status: "failed", errorCode: PAID_BACK, createdAt: { gte: since } },
    select: { gatewayTransId: true, ref: true },
  });
  const open = refunds.filter(({ status }) => status === "dispatching" || status === "unknown");
  return {
    payments: payments.map((row): OwnPayment => {
      return {
        paymentId: row.id,
        transId: row.trans_id,
        ref: row.ref,
        amount: cents(row.amount),
        isVoided: row.is_voided,
        isReturned: row.is_returned,
        isExpected: row.is_expected,
      };
    }),
    refunds: refunds.flatMap((row): OwnRefund[] => {
      const { gatewayTransId, ref, amountCents, createdAt } = row;
      if (row.status !== "succeeded" || gatewayTransId === null) return [];
      const isExpected = createdAt >= from && createdAt <= until;
      return [{ transId: gatewayTransId, ref, amount: cents(amountCents), isExpected }];
    }),
    paidBackThere: paidBack.flatMap(({ gatewayTransId, ref }) =>
      gatewayTransId === null ? [] : [{ transId: gatewayTransId, ref }],
    ),
    underWay: new Set([...open, ...attempts].map(({ ref }) => ref)),
  };
}
