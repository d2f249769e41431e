import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";
import { discardStoredJob } from "./files/jobs";
import { peopleJobs } from "./people/jobs";
import { settingsJobs } from "./profile/settings-jobs";

/** Looks up who asked for a reset link, makes the token and mails it; unknown addresses end here. */
export const sendPasswordResetJob = defineJob({
  name: "accounts.send-password-reset",
  title: "Mail: reset the password",
  queue: "mail",
  payload: z.strictObject({ requestId: z.int() }),
});

/** The same for somebody who is invited to the staff, in other words. */
export const sendStaffInvitationJob = defineJob({
  name: "accounts.send-staff-invitation",
  title: "Mail: invitation to the staff",
  queue: "mail",
  payload: z.strictObject({ requestId: z.int() }),
});

export const securityNotices = [
  "password-changed",
  "second-factor-on",
  "second-factor-off",
  "recovery-code-used",
  "passkey-added",
  "passkey-removed",
  "passkey-counter-back",
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

/** Tells a person that the way of signing in changed. */
export const sendSecurityNoticeJob = defineJob({
  name: "accounts.send-security-notice",
  title: "Mail: security notice",
  queue: "mail",
  payload: z.strictObject({ userId: z.int(), notice: z.enum(securityNotices) }),
});

/** Tells the owner of an address that somebody tried to start an application with it. */
export const sendKnownAddressJob = defineJob({
  name: "accounts.send-known-address",
  title: "Mail: address is known already",
  queue: "mail",
  payload: z.strictObject({ userId: z.int() }),
});

/** Deletes sessions, requests, links and kept forms that are over; ends what staff saw as members. */
export const tidySignInJob = defineJob({
  name: "accounts.tidy-sign-in",
  title: "Clear old sessions and tokens",
  payload: z.strictObject({}),
});

/** An event: what an account is judged by changed, or its membership did. */
export const accountChangedJob = defineJob({
  name: "accounts.account-changed",
  title: "Carry on after an account changed",
  payload: z.strictObject({ accountId: z.int() }),
});

export const jobs = [
  accountChangedJob,
  sendPasswordResetJob,
  sendStaffInvitationJob,
  sendSecurityNoticeJob,
  sendKnownAddressJob,
  tidySignInJob,
  discardStoredJob,
  ...peopleJobs,
  ...settingsJobs,
] as const;

export const schedules = [defineSchedule(tidySignInJob, {}, { everyMs: 3_600_000 })] as const;
