import { z } from "zod";
import { compareDates } from "#modules/platform/dates";
import { onceRight, optionalText } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import { entryStates } from "./domain/entry-types";
import { contestForm, decisionForm, mergeForm, winnerForm } from "./forms";
import { contestMessages } from "./messages";

/** A contest as staff enter it; its days must be in order. */
export const contestSchema = formSchema(contestForm).refine(
  ({ opens_on, closes_on }) => compareDates(closes_on, opens_on) >= 0,
  {
    path: ["closes_on"],
    params: { message: message(contestMessages, "daysOrder") },
    when: onceRight("opens_on", "closes_on"),
  },
);

const winner = formSchema(winnerForm);

/** What staff do about the winners of a contest. `entries` are the winners that were looked at. */
export const winnersSchema = z.discriminatedUnion("step", [
  winner.extend({ step: z.literal("name") }),
  winner.pick({ entry: true, place: true }).extend({ step: z.literal("take-back") }),
  z.strictObject({ step: z.literal("announce"), entries: optionalText({ max: 2_000 }) }),
]);

/** What staff do about the organizations of a contest; `entries` and `losing` as they saw them. */
export const mergeSchema = z.discriminatedUnion("step", [
  formSchema(mergeForm).extend({
    step: z.literal("merge"),
    entries: z.coerce.number().int().min(0),
    losing: z.coerce.number().int().min(0),
  }),
  z.strictObject({ step: z.literal("undo"), merge: z.coerce.number().int().min(1) }),
]);

/** What staff decide about an entry; `from` is the state that was looked at. */
export const decisionSchema = formSchema(decisionForm).extend({
  decision: z.enum(["approve", "hide", "reject", "prepare"]),
  /** Which entry, where several are on a page. */
  entry: optionalText({ max: 10 }),
  from: z.enum(entryStates),
});
