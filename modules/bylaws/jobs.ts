import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/**
 * Writes the files of one version. It tries for about eight minutes, so that a restarted or
 * briefly full storage costs the visitor nothing but the wait.
 */
export const renderBylaws = defineJob({
  name: "bylaws.render",
  title: "Make bylaws",
  queue: "documents",
  payload: z.object({ versionId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  timeoutMs: 60_000,
});

/** Removes visitors' bylaws that nobody saved for a year. */
export const removeExpiredBylaws = defineJob({
  name: "bylaws.remove-expired",
  title: "Clear bylaws that nobody kept",
  payload: z.strictObject({}),
  timeoutMs: 600_000,
});

/** Removes the files of versions that are no more. */
export const discardFiles = defineJob({
  name: "bylaws.discard-files",
  title: "Delete files of bylaws",
  payload: z.strictObject({ versionIds: z.array(z.uuid()) }),
  attempts: 10,
});

/** An event: an account has bylaws whose adoption is recorded, or may have. */
export const bylawsAdoptedJob = defineJob({
  name: "bylaws.adopted",
  title: "Carry on after bylaws were adopted",
  payload: z.strictObject({ accountId: z.int() }),
});

export const jobs = [bylawsAdoptedJob, renderBylaws, removeExpiredBylaws, discardFiles] as const;

export const schedules = [
  defineSchedule(removeExpiredBylaws, {}, { everyMs: 24 * 3_600_000 }),
] as const;
