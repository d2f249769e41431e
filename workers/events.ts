import { accountChangedJob } from "#modules/accounts/jobs";
import { markInvoicePaid } from "#modules/applications/index.server";
import { answersChangedJob } from "#modules/applications/jobs";
import { invoiceSettledJob } from "#modules/billing/jobs";
import { bylawsAdoptedJob } from "#modules/bylaws/jobs";
import { requirementChangedJob } from "#modules/compliance/jobs";
import { applyState, buildDuties } from "#modules/duties/index.server";
import { dutiesChangedJob } from "#modules/duties/jobs";
import { listImportedJob } from "#modules/listings/jobs";
import { officersChangedJob } from "#modules/officers/jobs";
import { handle } from "#modules/platform/jobs/index.server";
import { settleRenewal } from "#modules/renewal/index.server";
import { recomputeStanding, sweepStandings } from "#modules/standing/index.server";
import { comparePurposeOf } from "#modules/supervision/index.server";

/**
 * What one room tells without knowing who listens: each event is a job, and here is who hears
 * of it. Listeners run in this order, all of them again when one fails, and bear that.
 */
export const eventHandlers = [
  handle(invoiceSettledJob, async (ctx, { invoiceId }) => {
    await markInvoicePaid(ctx, invoiceId);
    await settleRenewal(ctx, invoiceId);
  }),
  handle(accountChangedJob, async (ctx, { accountId }) => {
    await buildDuties(ctx, { accountId });
    await comparePurposeOf(ctx, accountId);
    await recomputeStanding(ctx, accountId);
  }),
  handle(answersChangedJob, async (ctx, { accountId }) => {
    await buildDuties(ctx, { accountId });
    await recomputeStanding(ctx, accountId);
  }),
  handle(bylawsAdoptedJob, async (ctx, { accountId }) => {
    await buildDuties(ctx, { accountId });
    await comparePurposeOf(ctx, accountId);
    await recomputeStanding(ctx, accountId);
  }),
  handle(officersChangedJob, async (ctx, { accountId }) => {
    await buildDuties(ctx, { accountId });
    await recomputeStanding(ctx, accountId);
  }),
  handle(requirementChangedJob, async (ctx, { state, version }) => {
    await applyState(ctx, { state, version });
    await sweepStandings(ctx, { cause: "time", signal: ctx.signal });
  }),
  handle(dutiesChangedJob, async (ctx, { accountId }) => {
    if (accountId === undefined) {
      await sweepStandings(ctx, { cause: "time", signal: ctx.signal });
    } else await recomputeStanding(ctx, accountId);
  }),
  handle(listImportedJob, async (ctx, { importId }) => {
    await buildDuties(ctx, {});
    const swept = await sweepStandings(ctx, { cause: "import", signal: ctx.signal });
    ctx.log.info({ importId, ...swept }, "standings were judged by a new list");
  }),
] as const;
