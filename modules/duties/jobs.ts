import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Gathers the facts of accounts and builds their duties: of one, of a group, of a state, or of all. */
export const buildDutiesJob = defineJob({
  name: "duties.build",
  payload: z.strictObject({
    accountId: z.int().optional(),
    groupId: z.int().optional(),
    state: z.string().max(2).optional(),
  }),
  timeoutMs: 3_600_000,
});

export const jobs = [buildDutiesJob] as const;

/** The days that duties are built for move on each night. */
export const schedules = [
  defineSchedule(buildDutiesJob, {}, { cron: "40 7 * * *", tz: "UTC" }),
] as const;
