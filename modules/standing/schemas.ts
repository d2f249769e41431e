import { z } from "zod";
import { type FieldLabels, optionalChoice, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { type FindingCode, findingLevels, maySetAside } from "./domain/judge";
import { standingFields } from "./messages";

/** Staff's word for a letter of reinstatement, beside the findings that they may set aside. */
export const REINSTATEMENT = "reinstatement";

const codes = (Object.keys(findingLevels) as FindingCode[]).filter(maySetAside);

const id = () => text({ max: 10 });

/** What a club's people do with its certificates. */
export const certificateStepSchema = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("issue") }),
  z.strictObject({ step: z.literal("withdraw"), id: id() }),
]);

/** Whether a club's codes answer with a badge. */
export const badgeSchema = z.strictObject({ badge: z.enum(["on", "off"]) });

/** What staff decide about changes that wait. */
export const holdSchema = z.strictObject({
  hold: id(),
  decision: z.enum(["release", "drop"]),
});

/** Staff set a finding aside, take a letter of reinstatement in, or end what they set aside. */
export const overrideSchema = z.discriminatedUnion("step", [
  z.strictObject({
    step: z.literal("add"),
    finding: optionalChoice([REINSTATEMENT, ...codes]),
    letter_on: optionalText({ max: 10 }),
    reason: optionalText({ max: 1_000, isMultiline: true }),
    file: optionalText({ max: 10 }),
    ends_on: optionalText({ max: 10 }),
  }),
  z.strictObject({ step: z.literal("end"), id: id() }),
]);

/** How messages name the fields. */
export function standingLabels(locale: Locale): FieldLabels {
  const t = translator(standingFields, locale);
  return {
    finding: t("finding"),
    letter_on: t("letterOn"),
    reason: t("reason"),
    file: t("file"),
    ends_on: t("endsOn"),
  };
}
