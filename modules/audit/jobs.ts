import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

const nothing = z.strictObject({});

/** Seals the entries that were written meanwhile. */
export const sealEntriesJob = defineJob({
  name: "audit.seal-entries",
  title: "Seal the audit's new entries",
  payload: nothing,
  attempts: 1,
  timeoutMs: 300_000,
});

/** Looks whether the chain of seals and all entries still hold. */
export const checkAuditJob = defineJob({
  name: "audit.check",
  title: "Check the chain of the audit",
  payload: nothing,
  attempts: 3,
  backoffMs: 60_000,
  timeoutMs: 900_000,
});

/** Tells one of the staff that the check found something; `day` names the check's own day. */
export const sendAuditFaultJob = defineJob({
  name: "audit.send-fault",
  title: "Mail to staff: the audit's chain is broken",
  queue: "mail",
  payload: z.strictObject({ userId: z.int(), day: z.string() }),
});

export const jobs = [sealEntriesJob, checkAuditJob, sendAuditFaultJob] as const;

export const schedules = [
  defineSchedule(sealEntriesJob, {}, { everyMs: 60_000 }),
  defineSchedule(checkAuditJob, {}, { cron: "20 4 * * *", tz: "America/New_York" }),
] as const;
