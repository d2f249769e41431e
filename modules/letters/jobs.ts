import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Sends one person a mail about a letter. */
export const sendLetterNoticeJob = defineJob({
  name: "letters.send-notice",
  title: "Mail: a letter to sign, or that was signed",
  queue: "mail",
  payload: z.strictObject({ noticeId: z.int() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

/** Writes the file of a signed letter, and then mails it. */
export const renderLetterJob = defineJob({
  name: "letters.render",
  title: "Make the file of a signed letter",
  queue: "documents",
  payload: z.strictObject({ letterId: z.int() }),
  attempts: 10,
});

export const jobs = [sendLetterNoticeJob, renderLetterJob] as const;
