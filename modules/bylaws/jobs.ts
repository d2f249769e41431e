import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/**
 * Writes the files of one version. It tries for about eight minutes, so that a restarted or
 * briefly full storage costs the visitor nothing but the wait.
 */
export const renderBylaws = defineJob({
  name: "bylaws.render",
  queue: "documents",
  payload: z.object({ versionId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  timeoutMs: 60_000,
});

export const jobs = [renderBylaws] as const;
