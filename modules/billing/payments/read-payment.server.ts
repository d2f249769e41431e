import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { PaymentMethod } from "../contract";
import { paidShares } from "../refunds/paid-shares.server";

/** A try to pay back, as staff see it. */
export interface RefundView {
  readonly id: number;
  readonly amount: Cents;
  readonly status: "under_way" | "succeeded" | "failed";
  readonly isCredited: boolean;
  readonly note: string;
  /** The provider's words for a failure. */
  readonly errorText: string;
  readonly createdAt: Date;
}

/** A payment with what has become of it, as staff see it. */
export interface PaymentView {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly timeZone: string;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly amount: Cents;
  readonly discount: Cents;
  /** What is left of it that could be paid back. */
  readonly left: Cents;
  readonly receivedOn: CivilDate;
  /** The provider's transaction; "" for what did not come through it. */
  readonly transId: string;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
  /** The oldest first. */
  readonly refunds: readonly RefundView[];
  /** The bank took it back. */
  readonly isReturned: boolean;
}

/** A payment, for staff and the system. @returns refusals `forbidden`, `not_found` */
export async function readPayment(ctx: Ctx, id: number): Promise<Result<PaymentView>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const row = await ctx.db.payment.findUnique({
    where: { id },
    include: {
      account: { select: { name: true, timeZone: true } },
      invoices: {
        include: { invoice: { select: { number: true } } },
        orderBy: { invoiceId: "asc" },
      },
      refunds: { orderBy: { id: "asc" } },
      postings: { where: { kind: "return" }, select: { id: true } },
    },
  });
  if (!row) return refuse({ code: "not_found" });
  const shares = await paidShares(ctx, id);
  return ok({
    id,
    accountId: row.accountId,
    accountName: row.account.name,
    timeZone: row.account.timeZone,
    // The table's check constraint holds it to these values.
    method: row.method as PaymentMethod,
    label: row.label,
    amount: cents(row.amountCents),
    discount: cents(row.discountCents),
    left: addMoney(...shares.map(({ amount }) => amount)),
    receivedOn: fromUtcDate(row.receivedOn),
    transId: row.gatewayTransId ?? "",
    invoices: row.invoices.map(({ invoiceId, invoice }) => ({
      id: invoiceId,
      number: invoice.number,
    })),
    refunds: row.refunds.map((refund) => ({
      id: refund.id,
      amount: cents(refund.amountCents),
      status:
        refund.status === "succeeded" || refund.status === "failed" ? refund.status : "under_way",
      isCredited: refund.isCredited,
      note: refund.note,
      errorText: refund.errorText,
      createdAt: refund.createdAt,
    })),
    isReturned: row.postings.length > 0,
  });
}
