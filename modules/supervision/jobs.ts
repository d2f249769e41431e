import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Sends one chapter's people what they are to know to keep the exemption. */
export const sendEducationJob = defineJob({
  name: "supervision.send-education",
  title: "Mail: what a chapter is to know",
  queue: "mail",
  payload: z.strictObject({ deliveryId: z.int() }),
});

/** Writes the ZIP of a year. */
export const writeArchiveJob = defineJob({
  name: "supervision.write-archive",
  title: "Write the archive of a supervision year",
  queue: "documents",
  payload: z.strictObject({ archiveId: z.int() }),
  timeoutMs: 1_800_000,
});

/** Tells the standing which chapters of a group lack its purpose. */
export const comparePurposeJob = defineJob({
  name: "supervision.compare-purpose",
  title: "Compare chapters' papers with their group's purpose",
  payload: z.strictObject({ groupId: z.int() }),
});

export const jobs = [sendEducationJob, writeArchiveJob, comparePurposeJob] as const;
