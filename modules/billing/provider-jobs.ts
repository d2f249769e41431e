import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

const nothing = z.strictObject({});

/** Reads up in the provider's books what a notification is about, and enters what follows from it. */
export const followNotificationJob = defineJob({
  name: "billing.follow-notification",
  payload: z.strictObject({ notificationId: z.string() }),
  attempts: 8,
  backoffMs: 2_000,
});

/** Looks up refunds whose end is not known. */
export const recoverRefundsJob = defineJob({
  name: "billing.recover-refunds",
  payload: nothing,
  attempts: 1,
});

/** Tells the account's people of a posting that changed what they owe. */
export const sendPostingNoticeJob = defineJob({
  name: "billing.send-posting-notice",
  queue: "mail",
  payload: z.strictObject({ postingId: z.int() }),
});

/** Tells one of the staff of a payment that was taken back. */
export const sendStaffReturnJob = defineJob({
  name: "billing.send-staff-return",
  queue: "mail",
  payload: z.strictObject({ postingId: z.int(), userId: z.int() }),
});

/** Finishes the payments that somebody left unfinished. */
export const recoverAttemptsJob = defineJob({
  name: "billing.recover-attempts",
  payload: nothing,
  attempts: 1,
  timeoutMs: 300_000,
});

/** Tells one of the staff of a payment whose end is not known. */
export const sendUnclearPaymentJob = defineJob({
  name: "billing.send-unclear-payment",
  queue: "mail",
  payload: z.strictObject({ ref: z.string(), userId: z.int() }),
});

export const providerJobs = [
  recoverAttemptsJob,
  sendUnclearPaymentJob,
  followNotificationJob,
  recoverRefundsJob,
  sendPostingNoticeJob,
  sendStaffReturnJob,
] as const;

/** The repeating jobs of this part. */
export const providerSchedules = [
  defineSchedule(recoverAttemptsJob, {}, { everyMs: 15_000 }),
  defineSchedule(recoverRefundsJob, {}, { everyMs: 60_000 }),
] as const;
