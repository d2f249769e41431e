import { toDollars } from "#modules/platform/money";
import type { Choice } from "./use-choice";

/** What every payment of a script says. */
export const paymentBody = (
  { invoiceIds, totals, discount, attempt }: Choice,
  type: string,
): Readonly<Record<string, unknown>> => ({
  type,
  value: toDollars(totals.total),
  invoices: invoiceIds,
  ...(discount && { discount_id: discount.id }),
  attempt,
});

/** The same in an address, which carries no names and no card data. */
export function paymentQuery({ invoiceIds, totals, discount, attempt, view }: Choice): string {
  const query = new URLSearchParams({
    type: "paypal",
    value: String(toDollars(totals.total)),
    invoices: invoiceIds.join(","),
    attempt,
  });
  if (discount) query.set("discount_id", String(discount.id));
  if (view.accountId !== undefined) query.set("account_id", String(view.accountId));
  return query.toString();
}
