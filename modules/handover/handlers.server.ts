import { handle } from "#modules/platform/jobs/index.server";
import { tendHandovers } from "./commands/tend-handovers.server";
import { sendHandoverLinkJob, sendHandoverNoticeJob, tendHandoversJob } from "./jobs";
import { sendHandoverLink } from "./mails/send-link.server";
import { failHandoverNotice, sendHandoverNotice } from "./mails/send-notice.server";

/** What does the work of handover's jobs. */
export const handlers = [
  handle(sendHandoverLinkJob, (ctx, payload) => sendHandoverLink(ctx, payload)),
  handle(sendHandoverNoticeJob, (ctx, { noticeId }) => sendHandoverNotice(ctx, noticeId), {
    onGivenUp: (ctx, { noticeId }) => failHandoverNotice(ctx, noticeId),
  }),
  handle(tendHandoversJob, (ctx) => tendHandovers(ctx)),
] as const;
