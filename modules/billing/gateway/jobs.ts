import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

const nothing = z.strictObject({});

/** Reads up in the provider's books what a notification is about, and enters what follows from it. */
export const followNotificationJob = defineJob({
  name: "billing.follow-notification",
  title: "Follow a notification of the card provider",
  payload: z.strictObject({ notificationId: z.string() }),
  attempts: 8,
  backoffMs: 2_000,
});

/** Looks up refunds whose end is not known. */
export const recoverRefundsJob = defineJob({
  name: "billing.recover-refunds",
  title: "Look up refunds without an answer",
  payload: nothing,
  attempts: 1,
});

/** Compares the provider's books with ours, both ways. */
export const reconcileJob = defineJob({
  name: "billing.reconcile",
  title: "Compare with the card provider's books",
  payload: nothing,
  attempts: 3,
  backoffMs: 600_000,
  timeoutMs: 900_000,
});

/** Looks whether the ledger, the payments and the invoices still tell the same. */
export const checkLedgerJob = defineJob({
  name: "billing.check-ledger",
  title: "Check the books",
  payload: nothing,
  attempts: 3,
  backoffMs: 60_000,
  timeoutMs: 300_000,
});

/** Looks whether the payments page is still served as it was judged. */
export const watchPaymentPageJob = defineJob({
  name: "billing.watch-payment-page",
  title: "Check the scripts of the payment page",
  payload: nothing,
  attempts: 3,
  backoffMs: 600_000,
  timeoutMs: 600_000,
});

/** Tells the account's people of a posting that changed what they owe. */
export const sendPostingNoticeJob = defineJob({
  name: "billing.send-posting-notice",
  title: "Mail: a posting",
  queue: "mail",
  payload: z.strictObject({ postingId: z.int() }),
});

/** Tells one of the staff of a payment that was taken back. */
export const sendStaffReturnJob = defineJob({
  name: "billing.send-staff-return",
  title: "Mail to staff: a payment was returned",
  queue: "mail",
  payload: z.strictObject({ postingId: z.int(), userId: z.int() }),
});

/** Finishes the payments that somebody left unfinished. */
export const recoverAttemptsJob = defineJob({
  name: "billing.recover-attempts",
  title: "Look up payments without an answer",
  payload: nothing,
  attempts: 1,
  timeoutMs: 300_000,
});

/** Tells one of the staff of a payment whose end is not known. */
export const sendUnclearPaymentJob = defineJob({
  name: "billing.send-unclear-payment",
  title: "Mail to staff: a payment without an answer",
  queue: "mail",
  payload: z.strictObject({ ref: z.string(), userId: z.int() }),
});

/** Tells one of the staff that a check found something; `day` names the check's own day. */
export const sendStaffFindingsJob = defineJob({
  name: "billing.send-staff-findings",
  title: "Mail to staff: findings in the books",
  queue: "mail",
  payload: z.strictObject({
    userId: z.int(),
    check: z.enum(["reconciliation", "ledger", "payment-page"]),
    count: z.int(),
    day: z.string(),
  }),
});

export const providerJobs = [
  recoverAttemptsJob,
  sendUnclearPaymentJob,
  followNotificationJob,
  recoverRefundsJob,
  reconcileJob,
  checkLedgerJob,
  watchPaymentPageJob,
  sendStaffFindingsJob,
  sendPostingNoticeJob,
  sendStaffReturnJob,
] as const;

/** The repeating jobs of this part. */
export const providerSchedules = [
  defineSchedule(recoverAttemptsJob, {}, { everyMs: 15_000 }),
  defineSchedule(recoverRefundsJob, {}, { everyMs: 60_000 }),
  // After the provider's batch of the evening is closed.
  defineSchedule(reconcileJob, {}, { cron: "30 3 * * *", tz: "America/New_York" }),
  defineSchedule(checkLedgerJob, {}, { cron: "10 4 * * *", tz: "America/New_York" }),
  // Once a week at least (PCI DSS 11.6.1).
  defineSchedule(watchPaymentPageJob, {}, { cron: "40 4 * * *", tz: "America/New_York" }),
] as const;
