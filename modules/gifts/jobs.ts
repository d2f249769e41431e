import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Mails a donor the letter for a gift. */
export const sendGiftLetterJob = defineJob({
  name: "gifts.send-letter",
  title: "Mail: the letter for a gift",
  queue: "mail",
  /** The sender gets the donor's answers. */
  payload: z.strictObject({ giftId: z.int(), senderId: z.int().nullable() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

export const jobs = [sendGiftLetterJob] as const;
