import { languagesOfAddress } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { discardEntryFileJob, prepareMediaJob, sendRejectionJob, sendWinnerJob } from "./jobs";
import { giveUpMedia, prepareMedia } from "./prepare-media.server";
import { discardStored } from "./stored-files.server";
import { entryRejectedMail } from "./templates/entry-rejected.mail";
import { entryWonMail } from "./templates/entry-won.mail";

async function sendRejection(ctx: Ctx, entryId: number): Promise<void> {
  const entry = await ctx.db.contestEntry.findUnique({
    where: { id: entryId, state: "rejected" },
    include: { contest: { select: { title: true } } },
  });
  if (!entry) return;
  const { email, organization, reason, decidedAt } = entry;
  await deliverMail(ctx, {
    mail: entryRejectedMail,
    to: email,
    props: { organization, reason, contest: entry.contest.title },
    messageKey: `contest.rejected:${entryId}:${decidedAt?.getTime() ?? 0}`,
    locale: (await languagesOfAddress(ctx, email, null)).locale,
  });
}

/** One that was hidden in the meantime is told nothing. */
async function sendWinner(ctx: Ctx, entryId: number): Promise<void> {
  const entry = await ctx.db.contestEntry.findUnique({
    where: { id: entryId, state: "approved", place: { not: null } },
    include: { contest: { select: { title: true } } },
  });
  if (!entry) return;
  const { email, organization, placeTitle: title, contestId, contest } = entry;
  const href = `${env.publicUrl}/contest/gallery/${contestId}`;
  await deliverMail(ctx, {
    mail: entryWonMail,
    to: email,
    props: { organization, title, contest: contest.title, href },
    messageKey: `contest.won:${entryId}`,
    locale: (await languagesOfAddress(ctx, email, null)).locale,
  });
}

export const handlers = [
  handle(prepareMediaJob, (ctx, { entryId }) => prepareMedia(ctx, entryId), {
    onGivenUp: (ctx, { entryId }) => giveUpMedia(ctx, entryId),
  }),
  handle(discardEntryFileJob, (ctx, { key }) => discardStored(ctx, key)),
  handle(sendRejectionJob, (ctx, { entryId }) => sendRejection(ctx, entryId)),
  handle(sendWinnerJob, (ctx, { entryId }) => sendWinner(ctx, entryId)),
] as const;
