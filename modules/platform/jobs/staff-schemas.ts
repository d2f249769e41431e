import { z } from "zod";
import { labelsFrom, namedFields, optionalText } from "../fields";
import { queueNames } from "./contract";
import { jobMessages } from "./messages";

const REASON_MAX = 500;

/** What staff may do with queues and with jobs that were given up. */
const steps = ["pause", "resume", "retry", "retry-kind", "discard", "discard-kind"] as const;

/** A step of staff: which queue, which job, or which kind of job as it was at a time. */
export const jobStepSchema = namedFields(labelsFrom(jobMessages, { reason: "labelReason" }))({
  step: z.enum(steps),
  queue: z.optional(z.enum(queueNames)),
  id: z.optional(z.uuid()),
  kind: optionalText({ max: 100 }),
  until: z.optional(z.iso.datetime()),
  reason: optionalText({ max: REASON_MAX, isMultiline: true }),
});
