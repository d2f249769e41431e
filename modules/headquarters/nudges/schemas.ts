import { z } from "zod";
import { type FieldLabels, flag, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { nudgeMessages } from "./messages";

/** A nudge is for at most so many chapters. */
export const NUDGE_CHAPTERS_MAX = 5_000;
const SUBJECT_MAX = 150;
const TEXT_MAX = 4_000;

/** A nudge as its form sends it. */
export const nudgeSchema = z.strictObject({
  topic: text({ max: 80 }),
  state: optionalText({ max: 2 }),
  region: optionalText({ max: 10 }),
  search: optionalText({ max: 200 }),
  subject: text({ max: SUBJECT_MAX }),
  text: text({ max: TEXT_MAX, isMultiline: true }),
  when: optionalText({ max: 10 }),
  send_on: optionalText({ max: 40 }),
  insists: flag(),
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

/** How messages name the fields. */
export function nudgeLabels(locale: Locale): FieldLabels {
  const t = translator(nudgeMessages, locale);
  return {
    topic: t("labelTopic"),
    subject: t("labelSubject"),
    text: t("labelText"),
    when: t("labelWhen"),
    send_on: t("labelSendOn"),
    insists: t("labelInsists"),
  };
}
