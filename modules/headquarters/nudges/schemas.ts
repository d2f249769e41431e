import { z } from "zod";
import { text } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { nudgeForm } from "./form";

/** A nudge is for at most so many chapters. */
export const NUDGE_CHAPTERS_MAX = 5_000;

/** A nudge as its form sends it. */
export const nudgeSchema = formSchema(nudgeForm).extend({
  topic: text({ max: 80 }),
  /** The accounts that the form showed, by comma. */
  chapters: z
    .string()
    .max(NUDGE_CHAPTERS_MAX * 11)
    .regex(/^(\d{1,10}(,\d{1,10})*)?$/)
    .default(""),
  /** Chosen when the form was made: sent twice it is one nudge. */
  form_key: z.uuid(),
});
export type NudgeFields = z.output<typeof nudgeSchema>;
