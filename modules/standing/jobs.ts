import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Judges the clubs of the time zones in which a day begins: due dates pass without anybody's doing. */
export const beginDayJob = defineJob({
  name: "standing.begin-day",
  title: "Judge the standing of clubs for a new day",
  payload: z.strictObject({}),
  timeoutMs: 1_800_000,
});

/** Decides whether an account's people are told of its word, and writes their letters. */
export const tellStandingJob = defineJob({
  name: "standing.tell",
  title: "Decide whether a standing is told",
  payload: z.strictObject({ accountId: z.int() }),
});

/** Sends one person the letter about a word that changed. */
export const sendStandingJob = defineJob({
  name: "standing.send-letter",
  title: "Mail: the standing changed",
  queue: "mail",
  payload: z.strictObject({ letterId: z.int() }),
});

/** Releases a brake that staff have not decided on by its end. */
export const endHoldJob = defineJob({
  name: "standing.end-hold",
  title: "Release standings that nobody decided on",
  payload: z.strictObject({ holdId: z.int() }),
});

/** Puts what a released brake held in its place. */
export const applyHoldJob = defineJob({
  name: "standing.apply-hold",
  title: "Carry out released standings",
  payload: z.strictObject({ holdId: z.int() }),
  timeoutMs: 600_000,
});

/** Tells one of the staff that changes are held, or that they were released without a decision. */
export const sendHoldNoticeJob = defineJob({
  name: "standing.send-hold-notice",
  title: "Mail to staff: standings wait",
  queue: "mail",
  payload: z.strictObject({
    userId: z.int(),
    holdId: z.int(),
    event: z.enum(["held", "released"]),
  }),
});

/** Writes the file of a certificate. */
export const renderStandingCertificateJob = defineJob({
  name: "standing.render-certificate",
  title: "Make a certificate of good standing",
  queue: "documents",
  payload: z.strictObject({ certificateId: z.int() }),
  attempts: 10,
});

export const jobs = [
  beginDayJob,
  tellStandingJob,
  sendStandingJob,
  endHoldJob,
  applyHoldJob,
  sendHoldNoticeJob,
  renderStandingCertificateJob,
] as const;

/** Every hour a day begins in some time zone. */
export const schedules = [
  defineSchedule(beginDayJob, {}, { cron: "10 * * * *", tz: "UTC" }),
] as const;
