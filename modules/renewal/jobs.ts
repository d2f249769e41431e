import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Decides the reminders whose day has come somewhere. */
export const remindDueJob = defineJob({
  name: "renewal.remind-due",
  title: "Find renewals to remind of",
  payload: z.strictObject({}),
  timeoutMs: 600_000,
});

/** Sends one person the letter of a reminder. */
export const sendReminderJob = defineJob({
  name: "renewal.send-reminder",
  title: "Mail: reminder of a renewal",
  queue: "mail",
  payload: z.strictObject({ letterId: z.int() }),
});

/** Writes the certificate of a year of membership as a file. */
export const renderCertificateJob = defineJob({
  name: "renewal.render-certificate",
  title: "Make a certificate of membership",
  queue: "documents",
  payload: z.strictObject({ periodId: z.int() }),
  attempts: 10,
});

/** Tells an account's people that their membership goes on, and where the certificate is. */
export const sendCertificateJob = defineJob({
  name: "renewal.send-certificate",
  title: "Mail: certificate of membership",
  queue: "mail",
  payload: z.strictObject({ periodId: z.int() }),
});

export const jobs = [
  remindDueJob,
  sendReminderJob,
  renderCertificateJob,
  sendCertificateJob,
] as const;

/** Every hour a morning begins in some time zone. */
export const schedules = [
  defineSchedule(remindDueJob, {}, { cron: "5 * * * *", tz: "UTC" }),
] as const;
