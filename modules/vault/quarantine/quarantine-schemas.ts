import { z } from "zod";
import { type FieldLabels, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { quarantineMessages } from "./quarantine-messages";

/** How long the reason of a decision may be, in characters. */
export const QUARANTINE_REASON_MAX = 500;

/** What staff decide about a file in which the virus scanner found something, and why. */
export const quarantineSchema = z.strictObject({
  outcome: z.enum(["released", "deleted"]),
  reason: text({ max: QUARANTINE_REASON_MAX, isMultiline: true }),
});
export type QuarantineFields = z.output<typeof quarantineSchema>;

/** How messages name these fields. */
export const quarantineLabels = (locale: Locale): FieldLabels => ({
  reason: translator(quarantineMessages, locale)("labelReason"),
});
