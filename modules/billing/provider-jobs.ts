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

export const providerJobs = [
  followNotificationJob,
  recoverRefundsJob,
  sendPostingNoticeJob,
  sendStaffReturnJob,
] as const;

/** The repeating jobs of this part. */
export const providerSchedules = [
  defineSchedule(recoverRefundsJob, {}, { everyMs: 60_000 }),
] as const;
