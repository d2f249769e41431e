import { handle } from "#modules/platform/jobs/index.server";
import { sendGiftLetterJob } from "./jobs";
import { failGiftLetter, sendGiftLetter } from "./letter/send-gift-letter.server";

/** What does the work of the gifts' jobs. */
export const handlers = [
  handle(sendGiftLetterJob, sendGiftLetter, {
    onGivenUp: (ctx, { giftId }) => failGiftLetter(ctx, giftId),
  }),
] as const;
