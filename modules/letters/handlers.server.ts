import { handle } from "#modules/platform/jobs/index.server";
import { failLetter, renderLetter } from "./file/render-letter.server";
import { renderLetterJob, sendLetterNoticeJob } from "./jobs";
import { failLetterNotice, sendLetterNotice } from "./mails/send-notice.server";

/** What does the work of letters' jobs. */
export const handlers = [
  handle(sendLetterNoticeJob, (ctx, { noticeId }) => sendLetterNotice(ctx, noticeId), {
    onGivenUp: (ctx, { noticeId }) => failLetterNotice(ctx, noticeId),
  }),
  handle(renderLetterJob, (ctx, { letterId }) => renderLetter(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failLetter(ctx, letterId),
  }),
] as const;
