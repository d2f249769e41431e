import { z } from "zod";
import { flag, labelsFrom, namedFields, optionalText, text } from "#modules/platform/fields";
import { dutiesMessages } from "./messages";
import { ruleLabels } from "./rules/rule-labels";

const fields = namedFields(
  labelsFrom(dutiesMessages, {
    title: "labelTitle",
    note: "labelNote",
    due_on: "labelDueOn",
    is_yearly: "labelYearly",
    reason: "labelReason",
    done_on: "labelDoneOn",
    until: "labelUntil",
    filed_on: "labelFiledOn",
    number: "labelNumber",
    file_uploads: "labelFiles",
    date: "labelDate",
    month: "labelMonth",
    day: "labelDay",
    days: "labelDays",
    years: "labelYears",
    role: "labelRole",
    replaces: "labelReplaces",
    proof_file: "labelProofFile",
    proof_number: "labelProofNumber",
    proof_seen: "labelProofSeen",
    rhythm: "labelRhythm",
    locale: "labelLocale",
  }),
);

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
export const doneSchema = fields({
  done_on: short(),
  number: short(dutyLimits.number),
  file_uploads: optionalText({ max: 1_000 }),
  is_seen: flag(),
});

/** "Not for us". */
export const waiverSchema = fields({
  reason: optionalText({ max: dutyLimits.reason, isMultiline: true }),
});

/** "Remind me later". */
export const snoozeSchema = fields({ until: short() });

/** An extension that was filed. */
export const extensionSchema = fields({
  filed_on: short(),
  number: short(dutyLimits.number),
  file_uploads: optionalText({ max: 1_000 }),
  is_seen: flag(),
});

/** A club's own duty. */
export const ownDutySchema = fields({
  title: text({ max: dutyLimits.title }),
  due_on: short(),
  is_yearly: flag(),
  note: optionalText({ max: dutyLimits.note, isMultiline: true }),
});

/** A headquarters' duty for its chapters. */
export const groupDutySchema = fields({
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
export const digestSchema = fields({
  rhythm: z.enum(["weekly", "monthly", "off"]),
  locale: z.enum(["en", "es"]),
});

const ruleFields = namedFields(ruleLabels);
const long = (max = 500) => optionalText({ max });
const lines = () => optionalText({ max: 2_000, isMultiline: true });

/** A rule as staff edit it; what kind of date it has, and for whom it is, are judged by the command. */
export const ruleSchema = ruleFields({
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
export const ruleChangeSchema = ruleFields({
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
