import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { financePageSize } from "../finances/page-size";
import type { LatestPayment } from "../finances/views";
import type { PaymentMethod } from "../invoices/views";

/** The newest payments of an account, the last entered first, for staff and the system. */
export async function latestPayments(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly LatestPayment[]>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const rows = await ctx.db.payment.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    take: financePageSize,
    include: {
      discount: { select: { code: true } },
      invoices: {
        orderBy: { invoiceId: "asc" },
        select: { invoice: { select: { id: true, number: true } } },
      },
    },
  });
  return ok(
    rows.map((row) => ({
      id: row.id,
      // The table's check constraint holds it to these values.
      method: row.method as PaymentMethod,
      label: row.label,
      amount: cents(row.amountCents),
      discount: cents(row.discountCents),
      code: row.discount?.code ?? "",
      receivedOn: fromUtcDate(row.receivedOn),
      invoices: row.invoices.map(({ invoice }) => invoice),
    })),
  );
}
