import { handle } from "#modules/platform/jobs/index.server";
import { beginNudgeJob, sendNudgeLetterJob } from "./nudges/jobs";
import { beginNudge } from "./nudges/sending/begin-nudge.server";
import { failNudgeLetter, sendNudgeLetter } from "./nudges/sending/send-letter.server";

/** What does the work of headquarters' jobs. */
export const handlers = [
  handle(beginNudgeJob, (ctx, { nudgeId }) => beginNudge(ctx, nudgeId)),
  handle(sendNudgeLetterJob, (ctx, { letterId }) => sendNudgeLetter(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failNudgeLetter(ctx, letterId),
  }),
] as const;
