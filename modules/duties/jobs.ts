import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Gathers the facts of accounts and builds their duties: of one, of a group, of a state, or of all. */
export const buildDutiesJob = defineJob({
  name: "duties.build",
  title: "Build the calendars",
  payload: z.strictObject({
    accountId: z.int().optional(),
    groupId: z.int().optional(),
    state: z.string().max(2).optional(),
  }),
  timeoutMs: 3_600_000,
});

/** Builds all duties by a version of a rule, and finds out whose dates moved. */
export const applyRuleJob = defineJob({
  name: "duties.apply-rule",
  title: "Move the dates that a rule changed",
  payload: z.strictObject({ code: z.string(), version: z.int() }),
  timeoutMs: 3_600_000,
});

/** Tells a club's people which dates a version of a rule, or of what a state asks, moved. */
export const tellMovedJob = defineJob({
  name: "duties.tell-moved",
  title: "Mail: dates have moved",
  queue: "mail",
  payload: z.strictObject({
    accountId: z.int(),
    /** Of the two the one that has the version. */
    code: z.string().optional(),
    state: z.string().optional(),
    version: z.int(),
  }),
});

/** Decides the reminders of duties whose day has come somewhere, and the digests. */
export const remindDutiesJob = defineJob({
  name: "duties.remind-due",
  title: "Find dates to remind of",
  payload: z.strictObject({}),
  timeoutMs: 600_000,
});

/** Sends one person the letter of a day. */
export const sendDutyLetterJob = defineJob({
  name: "duties.send-letter",
  title: "Mail: what is due",
  queue: "mail",
  payload: z.strictObject({ letterId: z.int() }),
});

/** An event: what an account has to do, or did, changed; without an account that of any. */
export const dutiesChangedJob = defineJob({
  name: "duties.changed",
  title: "Judge again by what clubs have to do",
  payload: z.strictObject({ accountId: z.int().optional() }),
  timeoutMs: 3_600_000,
});

export const jobs = [
  dutiesChangedJob,
  buildDutiesJob,
  applyRuleJob,
  tellMovedJob,
  remindDutiesJob,
  sendDutyLetterJob,
] as const;

export const schedules = [
  // The days that duties are built for move on each night.
  defineSchedule(buildDutiesJob, {}, { cron: "40 7 * * *", tz: "UTC" }),
  // Every hour a morning begins in some time zone.
  defineSchedule(remindDutiesJob, {}, { cron: "10 * * * *", tz: "UTC" }),
] as const;
