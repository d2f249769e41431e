import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Makes the link of a handover and mails it, once for each time that it was sent. */
export const sendHandoverLinkJob = defineJob({
  name: "handover.send-link",
  title: "Mail: the link of a handover",
  queue: "mail",
  payload: z.strictObject({ handoverId: z.int(), sending: z.int(), isReminder: z.boolean() }),
  attempts: 10,
});

/** Mails one person what became of a handover. */
export const sendHandoverNoticeJob = defineJob({
  name: "handover.send-notice",
  title: "Mail: what became of a handover",
  queue: "mail",
  payload: z.strictObject({ noticeId: z.int() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

/** Mails one person about a claim. */
export const sendClaimNoticeJob = defineJob({
  name: "handover.send-claim-notice",
  title: "Mail: about a claim of a club",
  queue: "mail",
  payload: z.strictObject({ noticeId: z.int() }),
  attempts: 10,
});

/** Removes the file of a claim that was never made. */
export const discardClaimFileJob = defineJob({
  name: "handover.discard-claim-file",
  title: "Remove a file that no claim names",
  payload: z.strictObject({ key: z.string() }),
});

/** Ends links that expired and reading that is over, and reminds who did not answer. */
export const tendHandoversJob = defineJob({
  name: "handover.tend",
  title: "End links and reading that are over, and remind",
  payload: z.strictObject({}),
  timeoutMs: 600_000,
});

export const jobs = [
  sendHandoverLinkJob,
  sendHandoverNoticeJob,
  sendClaimNoticeJob,
  discardClaimFileJob,
  tendHandoversJob,
] as const;

export const schedules = [
  defineSchedule(tendHandoversJob, {}, { cron: "7 * * * *", tz: "UTC" }),
] as const;
