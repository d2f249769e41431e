import { z } from "zod";
import { type FieldLabels, flag, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { dutiesMessages } from "./messages";

/** How long texts may be, in characters, and how many duties a club or a headquarters adds. */
export const dutyLimits = {
  title: 120,
  note: 1_000,
  reason: 500,
  number: 60,
  own: 500,
  events: 200,
  group: 100,
} as const;

const short = (max = 40) => optionalText({ max });

/** Marking a duty done. */
export const doneSchema = z.strictObject({
  done_on: short(),
  number: short(dutyLimits.number),
  file_uploads: optionalText({ max: 1_000 }),
  is_seen: flag(),
});

/** "Not for us". */
export const waiverSchema = z.strictObject({
  reason: optionalText({ max: dutyLimits.reason, isMultiline: true }),
});

/** "Remind me later". */
export const snoozeSchema = z.strictObject({ until: short() });

/** An extension that was filed. */
export const extensionSchema = z.strictObject({
  filed_on: short(),
  number: short(dutyLimits.number),
  file_uploads: optionalText({ max: 1_000 }),
  is_seen: flag(),
});

/** A club's own duty. */
export const ownDutySchema = z.strictObject({
  title: text({ max: dutyLimits.title }),
  due_on: short(),
  is_yearly: flag(),
  note: optionalText({ max: dutyLimits.note, isMultiline: true }),
});

/** A headquarters' duty for its chapters. */
export const groupDutySchema = z.strictObject({
  title: text({ max: dutyLimits.title }),
  note: optionalText({ max: dutyLimits.note, isMultiline: true }),
  replaces: short(),
  date: short(),
  month: short(),
  day: short(),
  due_on: short(),
  days: short(),
  years: short(),
  role: short(),
  proof_file: flag(),
  proof_number: flag(),
  proof_seen: flag(),
});

/** How often the digest comes, and in which language. */
export const digestSchema = z.strictObject({
  rhythm: z.enum(["weekly", "monthly", "off"]),
  locale: z.enum(["en", "es"]),
});

const long = (max = 500) => optionalText({ max });
const lines = () => optionalText({ max: 2_000, isMultiline: true });

/** A rule as staff edit it; what kind of date it has, and for whom it is, are judged by the command. */
export const ruleSchema = z.strictObject({
  condition: optionalText({ max: 2_000, isMultiline: true }),
  date_kind: short(),
  date_month: short(),
  date_day: short(),
  date_days: short(),
  date_closes: short(),
  date_years: short(),
  date_fact: short(),
  date_event: short(),
  date_on: short(),
  shift: short(),
  role: short(),
  proof_file: flag(),
  proof_number: flag(),
  proof_seen: flag(),
  is_optional: flag(),
  is_active: flag(),
  title_en: long(),
  title_es: long(),
  reason_en: long(),
  reason_es: long(),
  steps_en: lines(),
  steps_es: lines(),
  check_en: long(),
  check_es: long(),
  source_en: long(),
  source_es: long(),
  source_url: long(),
  read_on: short(),
  confirmed: flag(),
});

/** The same with the version that was read, and why it is changed. */
export const ruleChangeSchema = z.strictObject({
  ...ruleSchema.shape,
  version: z.coerce.number().int().min(0).max(1_000_000_000),
  reason: optionalText({ max: dutyLimits.reason, isMultiline: true }),
  /** Of a rule that is added: where it comes from, and the second half of its code. */
  new_level: short(),
  new_name: short(),
  /** `preview` asks whom it would touch. */
  step: short(),
  /** How many clubs and dates the preview told of; empty for whoever has not asked. */
  seen_clubs: short(),
  seen_dates: short(),
});

export type RuleFields = z.output<typeof ruleSchema>;
export type OwnDutyFields = z.output<typeof ownDutySchema>;
export type GroupDutyFields = z.output<typeof groupDutySchema>;

/** How messages name the fields of these forms. */
export function dutyLabels(locale: Locale): FieldLabels {
  const t = translator(dutiesMessages, locale);
  return {
    title: t("labelTitle"),
    note: t("labelNote"),
    due_on: t("labelDueOn"),
    is_yearly: t("labelYearly"),
    reason: t("labelReason"),
    done_on: t("labelDoneOn"),
    until: t("labelUntil"),
    filed_on: t("labelFiledOn"),
    number: t("labelNumber"),
    file_uploads: t("labelFiles"),
    date: t("labelDate"),
    month: t("labelMonth"),
    day: t("labelDay"),
    days: t("labelDays"),
    years: t("labelYears"),
    role: t("labelRole"),
    replaces: t("labelReplaces"),
    proof_file: t("labelProofFile"),
    proof_number: t("labelProofNumber"),
    proof_seen: t("labelProofSeen"),
    rhythm: t("labelRhythm"),
    locale: t("labelLocale"),
  };
}
