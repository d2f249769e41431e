import { z } from "zod";
import { labelsFrom, namedFields, optionalText } from "#modules/platform/fields";
import { rosterMessages } from "./messages";

const fields = namedFields(
  labelsFrom(rosterMessages, {
    rows: "labelRows",
    decision: "labelDecision",
    ignore_until: "labelIgnoreUntil",
    note: "labelNote",
  }),
);

export const NOTE_MAX = 500;
/** A key, a digest and a version. */
const ROW_MAX = 500;
const ROWS_MAX = 100;

const row = z.string().max(ROW_MAX);

/** What a headquarters decides about rows of the comparison; each row says what was seen of it. */
export const rosterDecisionSchema = fields({
  rows: z.union([row.transform((one) => [one]), z.array(row).max(ROWS_MAX)]).default([]),
  decision: optionalText({ max: 20 }),
  ignore_until: optionalText({ max: 40 }),
  note: optionalText({ max: NOTE_MAX, isMultiline: true }),
});
export type RosterDecisionFields = z.output<typeof rosterDecisionSchema>;

/** Whether a sent roster takes the place of the last one. */
export const uploadDecisionSchema = fields({ decision: z.enum(["take", "drop"]) });
