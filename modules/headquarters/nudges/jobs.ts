import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Decides for each chapter of a nudge whether it is still asked, and writes its letters. */
export const beginNudgeJob = defineJob({
  name: "headquarters.begin-nudge",
  title: "Write a headquarters' letters to chapters",
  payload: z.strictObject({ nudgeId: z.int() }),
  timeoutMs: 600_000,
});

/**
 * Sends one person the letter of a nudge. Tried for two minutes: a letter that a process was sending when
 * it was killed can be sent again only when its lock is over.
 */
export const sendNudgeLetterJob = defineJob({
  name: "headquarters.send-nudge-letter",
  title: "Mail: a headquarters writes to a chapter",
  queue: "mail",
  attempts: 8,
  payload: z.strictObject({ letterId: z.int() }),
});

export const nudgeJobs = [beginNudgeJob, sendNudgeLetterJob] as const;
