import type { Ctx } from "#modules/platform/ctx.server";
import { OFFICE_ZONE, utcOffsetMinutes } from "#modules/platform/dates";
import { handle } from "#modules/platform/jobs/index.server";
import {
  failStandingCertificate,
  renderStandingCertificate,
} from "./certificates/render-certificate.server";
import { applyHold, endHold } from "./holds/decide-hold.server";
import {
  applyHoldJob,
  beginDayJob,
  endHoldJob,
  renderStandingCertificateJob,
  sendHoldNoticeJob,
  sendStandingJob,
  tellStandingJob,
} from "./jobs";
import { sweepStandings } from "./judging/sweep.server";
import {
  failStandingLetter,
  sendHoldNotice,
  sendStandingLetter,
} from "./letters/send-letter.server";
import { tellStanding } from "./letters/tell.server";

/** The accounts' time zones in which a day has just begun. */
async function zonesOfMidnight(ctx: Ctx): Promise<readonly string[]> {
  const rows = await ctx.db.account.findMany({
    distinct: ["timeZone"],
    select: { timeZone: true },
  });
  const minute = ctx.now().getUTCHours() * 60 + ctx.now().getUTCMinutes();
  const isMidnight = (zone: string) => {
    const local = minute + offsetOf(ctx, zone);
    return Math.floor(((local + 1_440) % 1_440) / 60) === 0;
  };
  return rows.map(({ timeZone }) => timeZone).filter(isMidnight);
}

/** Where nobody knows the zone, that of New York, as for judging. */
function offsetOf(ctx: Ctx, zone: string): number {
  try {
    return utcOffsetMinutes(ctx.now(), zone);
  } catch {
    return utcOffsetMinutes(ctx.now(), OFFICE_ZONE);
  }
}

/** What does the work of standing's jobs. */
export const handlers = [
  handle(beginDayJob, async (ctx) => {
    const zones = await zonesOfMidnight(ctx);
    if (zones.length === 0) return;
    const swept = await sweepStandings(ctx, { cause: "time", zones, signal: ctx.signal });
    ctx.log.info({ zones, ...swept }, "standings were judged for a new day");
  }),
  handle(tellStandingJob, (ctx, { accountId }) => tellStanding(ctx, accountId)),
  handle(sendStandingJob, (ctx, { letterId }) => sendStandingLetter(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failStandingLetter(ctx, letterId),
  }),
  handle(endHoldJob, (ctx, { holdId }) => endHold(ctx, holdId)),
  handle(applyHoldJob, (ctx, { holdId }) => applyHold(ctx, holdId)),
  handle(sendHoldNoticeJob, (ctx, notice) => sendHoldNotice(ctx, notice)),
  handle(
    renderStandingCertificateJob,
    (ctx, { certificateId }) => renderStandingCertificate(ctx, certificateId),
    { onGivenUp: (ctx, { certificateId }) => failStandingCertificate(ctx, certificateId) },
  ),
] as const;
