import { handle } from "#modules/platform/jobs/index.server";
import { noticeEndedTermsJob, sendEndedTermsJob } from "./jobs";
import { failEndedTerms, noticeEndedTerms, sendEndedTerms } from "./letters/ended-terms.server";

/** What does the work of officers' jobs. */
export const handlers = [
  handle(noticeEndedTermsJob, (ctx) => noticeEndedTerms(ctx)),
  handle(sendEndedTermsJob, (ctx, { letterId }) => sendEndedTerms(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failEndedTerms(ctx, letterId),
  }),
] as const;
