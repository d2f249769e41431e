import { markInvoicePaid } from "#modules/applications/index.server";
import { invoiceSettledJob } from "#modules/billing/jobs";
import { handle } from "#modules/platform/jobs/index.server";
import { settleRenewal } from "#modules/renewal/index.server";

/**
 * What one room tells without knowing who listens: each event is a job, and here is who hears
 * of it. Listeners run in this order, all of them again when one fails, and bear that.
 */
export const eventHandlers = [
  handle(invoiceSettledJob, async (ctx, { invoiceId }) => {
    await markInvoicePaid(ctx, invoiceId);
    await settleRenewal(ctx, invoiceId);
  }),
] as const;
