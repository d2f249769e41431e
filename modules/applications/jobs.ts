import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Tells the applicant that the application came into another state. */
export const sendMoveJob = defineJob({
  name: "applications.send-move",
  title: "Mail: an application moved on",
  queue: "mail",
  payload: z.strictObject({ eventId: z.int() }),
});

/** Welcomes the applicant with the way back to an application that was just started. */
export const sendWelcomeJob = defineJob({
  name: "applications.send-welcome",
  title: "Mail: welcome",
  queue: "mail",
  payload: z.strictObject({ applicationId: z.int() }),
});

/** Looks for drafts that nobody has touched for a while. */
export const remindSilentJob = defineJob({
  name: "applications.remind-silent",
  title: "Find applications that went quiet",
  payload: z.strictObject({}),
});

/** Mails the way back to a draft. */
export const sendResumeJob = defineJob({
  name: "applications.send-resume",
  title: "Mail: resume an application",
  queue: "mail",
  payload: z.strictObject({ applicationId: z.int(), number: z.int() }),
});

/** What an account's applications say of it has changed. */
export const answersChangedJob = defineJob({
  name: "applications.answers-changed",
  title: "Tell the other rooms what an application says",
  payload: z.strictObject({ accountId: z.int() }),
});

export const jobs = [
  answersChangedJob,
  sendMoveJob,
  sendWelcomeJob,
  remindSilentJob,
  sendResumeJob,
] as const;

export const schedules = [defineSchedule(remindSilentJob, {}, { everyMs: 3_600_000 })] as const;
