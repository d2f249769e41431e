import { handle } from "#modules/platform/jobs/index.server";
import { failCertificateNotice, sendCertificateNotice } from "./certificates/send-notice.server";
import { noticeEndedTermsJob, sendCertificateNoticeJob, sendEndedTermsJob } from "./jobs";
import { failEndedTerms, noticeEndedTerms, sendEndedTerms } from "./letters/ended-terms.server";

/** What does the work of officers' jobs. */
export const handlers = [
  handle(noticeEndedTermsJob, (ctx) => noticeEndedTerms(ctx)),
  handle(sendEndedTermsJob, (ctx, { letterId }) => sendEndedTerms(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failEndedTerms(ctx, letterId),
  }),
  handle(sendCertificateNoticeJob, (ctx, { noticeId }) => sendCertificateNotice(ctx, noticeId), {
    onGivenUp: (ctx, { noticeId }) => failCertificateNotice(ctx, noticeId),
  }),
] as const;
