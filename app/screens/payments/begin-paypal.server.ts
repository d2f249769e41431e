import type { z } from "zod";
import { initPaypal, type paypalStartSchema } from "#modules/billing/index.server";
import { env } from "#modules/platform/env.server";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import type { PayingAccount } from "./payments-call.server";

type Sent = PayingAccount & { readonly fields: z.output<typeof paypalStartSchema> };

/** Begins a PayPal payment that comes back to this site: where its payer consents. */
export function beginPaypal(
  { ctx }: HttpContext,
  { accountId, named, fields }: Sent,
): Promise<Result<{ url: string }>> {
  return initPaypal(ctx, {
    accountId,
    invoiceIds: fields.invoices ?? [],
    value: fields.value,
    discountId: fields.discount_id,
    attempt: fields.attempt,
    successUrl: `${env.publicUrl}${paths.pay("paypal/return", named)}`,
    cancelUrl: `${env.publicUrl}${paths.pay("paypal/cancel", named)}`,
  });
}
