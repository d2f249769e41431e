import { handle } from "#modules/platform/jobs/index.server";
import { discardClaimFile } from "./claims/make-claim.server";
import { tendHandovers } from "./commands/tend-handovers.server";
import {
  discardClaimFileJob,
  sendClaimNoticeJob,
  sendHandoverLinkJob,
  sendHandoverNoticeJob,
  tendHandoversJob,
} from "./jobs";
import { failClaimNotice, sendClaimNotice } from "./mails/send-claim-notice.server";
import { sendHandoverLink } from "./mails/send-link.server";
import { failHandoverNotice, sendHandoverNotice } from "./mails/send-notice.server";

/** What does the work of handover's jobs. */
export const handlers = [
  handle(sendHandoverLinkJob, (ctx, payload) => sendHandoverLink(ctx, payload)),
  handle(sendHandoverNoticeJob, (ctx, { noticeId }) => sendHandoverNotice(ctx, noticeId), {
    onGivenUp: (ctx, { noticeId }) => failHandoverNotice(ctx, noticeId),
  }),
  handle(sendClaimNoticeJob, (ctx, { noticeId }) => sendClaimNotice(ctx, noticeId), {
    onGivenUp: (ctx, { noticeId }) => failClaimNotice(ctx, noticeId),
  }),
  handle(discardClaimFileJob, (ctx, { key }) => discardClaimFile(ctx, key)),
  handle(tendHandoversJob, (ctx) => tendHandovers(ctx)),
] as const;
