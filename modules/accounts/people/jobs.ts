import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Makes the link of an invitation and mails it, once for each time that it was asked for. */
export const sendInvitationJob = defineJob({
  name: "accounts.send-invitation",
  title: "Mail: invitation",
  queue: "mail",
  payload: z.strictObject({ invitationId: z.int(), sending: z.int() }),
});

/** Tells the former address of a person that it was changed. */
export const sendEmailChangedJob = defineJob({
  name: "accounts.send-email-changed",
  title: "Mail: address was changed",
  queue: "mail",
  payload: z.strictObject({ emailChangeId: z.int() }),
});

/** Tells a person with a password from somebody else that there is a sign-in now. */
export const sendAddedJob = defineJob({
  name: "accounts.send-added",
  title: "Mail: added to an organization",
  queue: "mail",
  payload: z.strictObject({ accountId: z.int(), userId: z.int() }),
});

/** Tells one of the two people concerned who the primary user of an account is now. */
export const sendPrimaryChangedJob = defineJob({
  name: "accounts.send-primary-changed",
  title: "Mail: new primary user",
  queue: "mail",
  payload: z.strictObject({ accountId: z.int(), userId: z.int(), primaryId: z.int() }),
});

export const peopleJobs = [
  sendInvitationJob,
  sendEmailChangedJob,
  sendAddedJob,
  sendPrimaryChangedJob,
] as const;
