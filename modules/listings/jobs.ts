import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Makes the search index anew; it waits while an import runs. */
export const rebuildIndexJob = defineJob({
  name: "listings.rebuild-index",
  payload: z.strictObject({}),
  attempts: 12,
  timeoutMs: 600_000,
});

export const jobs = [rebuildIndexJob];
