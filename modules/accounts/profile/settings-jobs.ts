import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Mails the link that confirms a new e-mail address, and tells the old one that it was asked for. */
export const sendEmailRequestJob = defineJob({
  name: "accounts.send-email-request",
  title: "Mail: confirm a new address",
  queue: "mail",
  payload: z.strictObject({ emailRequestId: z.int() }),
});

export const settingsJobs = [sendEmailRequestJob] as const;
