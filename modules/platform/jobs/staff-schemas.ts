import { z } from "zod";
import { type FieldLabels, optionalText } from "../fields";
import { type Locale, translator } from "../messages";
import { queueNames } from "./contract";
import { jobMessages } from "./messages";

const REASON_MAX = 500;

/** What staff may do with queues and with jobs that were given up. */
const steps = ["pause", "resume", "retry", "retry-kind", "discard", "discard-kind"] as const;

/** A step of staff: which queue, which job, or which kind of job as it was at a time. */
export const jobStepSchema = z.strictObject({
  step: z.enum(steps),
  queue: z.optional(z.enum(queueNames)),
  id: z.optional(z.uuid()),
  kind: optionalText({ max: 100 }),
  until: z.optional(z.iso.datetime()),
  reason: optionalText({ max: REASON_MAX, isMultiline: true }),
});

/** How messages name these fields, in one language. */
export const jobStepLabels = (locale: Locale): FieldLabels => ({
  reason: translator(jobMessages, locale)("labelReason"),
});
