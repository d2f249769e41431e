import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Sends one chapter's people what they are to know to keep the exemption. */
export const sendEducationJob = defineJob({
  name: "supervision.send-education",
  queue: "mail",
  payload: z.strictObject({ deliveryId: z.int() }),
});

/** Writes the ZIP of a year. */
export const writeArchiveJob = defineJob({
  name: "supervision.write-archive",
  queue: "documents",
  payload: z.strictObject({ archiveId: z.int() }),
  timeoutMs: 1_800_000,
});

/** Tells the standing which chapters of a group lack its purpose. */
export const comparePurposeJob = defineJob({
  name: "supervision.compare-purpose",
  payload: z.strictObject({ groupId: z.int() }),
});

export const jobs = [sendEducationJob, writeArchiveJob, comparePurposeJob] as const;
