import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Staff changed what is known of a state; the version is that of the change. */
export const requirementChangedJob = defineJob({
  name: "compliance.requirement-changed",
  title: "Carry on after a state's rules changed",
  payload: z.strictObject({ state: z.string(), version: z.int().optional() }),
  timeoutMs: 3_600_000,
});

export const jobs = [requirementChangedJob] as const;
