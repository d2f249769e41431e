import { z } from "zod";
import {
  labelsFrom,
  namedFields,
  optionalChoice,
  optionalText,
  text,
} from "#modules/platform/fields";
import { type FindingCode, findingLevels, maySetAside } from "./domain/judge";
import { standingFields } from "./messages";

const fields = namedFields(
  labelsFrom(standingFields, {
    finding: "finding",
    letter_on: "letterOn",
    reason: "reason",
    file: "file",
    ends_on: "endsOn",
  }),
);

/** Staff's word for a letter of reinstatement, beside the findings that they may set aside. */
export const REINSTATEMENT = "reinstatement";

const codes = (Object.keys(findingLevels) as FindingCode[]).filter(maySetAside);

const id = () => text({ max: 10 });

/** What a club's people do with its certificates. */
export const certificateStepSchema = z.discriminatedUnion("step", [
  fields({ step: z.literal("issue") }),
  fields({ step: z.literal("withdraw"), id: id() }),
]);

/** Whether a club's codes answer with a badge. */
export const badgeSchema = fields({ badge: z.enum(["on", "off"]) });

/** What staff decide about changes that wait. */
export const holdSchema = fields({
  hold: id(),
  decision: z.enum(["release", "drop"]),
});

/** Staff set a finding aside, take a letter of reinstatement in, or end what they set aside. */
export const overrideSchema = z.discriminatedUnion("step", [
  fields({
    step: z.literal("add"),
    finding: optionalChoice([REINSTATEMENT, ...codes]),
    letter_on: optionalText({ max: 10 }),
    reason: optionalText({ max: 1_000, isMultiline: true }),
    file: optionalText({ max: 10 }),
    ends_on: optionalText({ max: 10 }),
  }),
  fields({ step: z.literal("end"), id: id() }),
]);
