import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Staff changed what is known of a state. */
export const requirementChangedJob = defineJob({
  name: "compliance.requirement-changed",
  payload: z.strictObject({ state: z.string() }),
  timeoutMs: 3_600_000,
});

export const jobs = [requirementChangedJob] as const;
