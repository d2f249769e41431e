import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** An event: who is in office at an account changed. */
export const officersChangedJob = defineJob({
  name: "officers.changed",
  title: "Carry on after officers changed",
  payload: z.strictObject({ accountId: z.int() }),
});

/** Finds the clubs whose officers' terms all ended, and writes their letters. */
export const noticeEndedTermsJob = defineJob({
  name: "officers.notice-ended-terms",
  title: "Find clubs whose officers' terms ended",
  payload: z.strictObject({}),
  timeoutMs: 600_000,
});

/** Sends one person the letter that all terms of a club's officers ended. */
export const sendEndedTermsJob = defineJob({
  name: "officers.send-ended-terms",
  title: "Mail: all officers' terms ended",
  queue: "mail",
  payload: z.strictObject({ letterId: z.int() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

/** Tells one person of an officer letter, with the way to object. */
export const sendCertificateNoticeJob = defineJob({
  name: "officers.send-letter-notice",
  title: "Mail: a letter names an officer",
  queue: "mail",
  payload: z.strictObject({ noticeId: z.int() }),
  attempts: 10,
});

export const jobs = [
  officersChangedJob,
  noticeEndedTermsJob,
  sendEndedTermsJob,
  sendCertificateNoticeJob,
] as const;

export const schedules = [
  // It is the same day in all of the United States then.
  defineSchedule(noticeEndedTermsJob, {}, { cron: "20 15 * * *", tz: "UTC" }),
] as const;
