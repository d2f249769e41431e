import { z } from "zod";
import { type CivilDate, compareDates, parseCivilDate, toUtcDate } from "#modules/platform/dates";
import type { MessageRef } from "#modules/platform/messages";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import {
  conditionSchema,
  type DateRule,
  type DutyLevel,
  type DutyRole,
  dateRuleSchema,
  dutyRoles,
  type ProofKind,
  proofKinds,
  type Rule,
  shifts,
} from "../domain/rule";
import { dutiesMessages } from "../messages";
import type { RuleFields } from "../schemas";
import type { DateField } from "../views";

/** A rule as its versions keep it: text alone. */
export const keptRule = z.strictObject({
  level: z.string(),
  condition: z.string(),
  date: z.string(),
  shift: z.string(),
  period: z.string(),
  role: z.string(),
  proof: z.string(),
  is_optional: z.string(),
  is_active: z.string(),
  title_en: z.string(),
  title_es: z.string(),
  reason_en: z.string(),
  reason_es: z.string(),
  steps_en: z.string(),
  steps_es: z.string(),
  check_en: z.string(),
  check_es: z.string(),
  source_en: z.string(),
  source_es: z.string(),
  source_url: z.string(),
  read_on: z.string(),
  confirmed: z.string(),
});
export type KeptRule = z.output<typeof keptRule>;

const flagOf = (is: boolean) => (is ? "1" : "0");

/** A version as it was kept, its JSON in one form. @throws ZodError for what is none */
export function readKept(fields: unknown): KeptRule {
  const kept = keptRule.parse(fields);
  // As the schemas order them: the database orders names by their length.
  const condition = JSON.stringify(conditionSchema.parse(JSON.parse(kept.condition)));
  const date = JSON.stringify(dateRuleSchema.parse(JSON.parse(kept.date)));
  return { ...kept, condition, date };
}

/** A rule as a version keeps it. */
export const keptOf = (rule: Rule, isActive: boolean): KeptRule => ({
  level: rule.level,
  condition: JSON.stringify(rule.condition),
  date: JSON.stringify(rule.date),
  shift: rule.shift,
  period: rule.period,
  role: rule.role,
  proof: rule.proof.join(","),
  is_optional: flagOf(rule.isOptional),
  is_active: flagOf(isActive),
  title_en: rule.title.en,
  title_es: rule.title.es,
  reason_en: rule.reason.en,
  reason_es: rule.reason.es,
  steps_en: rule.steps.en,
  steps_es: rule.steps.es,
  check_en: rule.check.en,
  check_es: rule.check.es,
  source_en: rule.source.name.en,
  source_es: rule.source.name.es,
  source_url: rule.source.url,
  read_on: rule.source.readOn ?? "",
  confirmed: flagOf(rule.isConfirmed),
});

/** The way back: a rule as `dutiesOf` reads it, from what a version keeps. */
export const ruleOfKept = (code: string, kept: KeptRule, isAutomatic: boolean): Rule => ({
  code,
  // What is kept was judged when it came.
  level: kept.level as DutyLevel,
  condition: conditionSchema.parse(JSON.parse(kept.condition)),
  date: dateRuleSchema.parse(JSON.parse(kept.date)),
  shift: kept.shift as Rule["shift"],
  period: kept.period as Rule["period"],
  role: kept.role as DutyRole,
  proof: kept.proof.split(",").filter((one): one is ProofKind => one !== ""),
  isOptional: kept.is_optional === "1",
  isAutomatic,
  isConfirmed: kept.confirmed === "1",
  title: { en: kept.title_en, es: kept.title_es },
  reason: { en: kept.reason_en, es: kept.reason_es },
  steps: { en: kept.steps_en, es: kept.steps_es },
  check: { en: kept.check_en, es: kept.check_es },
  source: {
    name: { en: kept.source_en, es: kept.source_es },
    url: kept.source_url,
    readOn: parseCivilDate(kept.read_on) ?? null,
  },
});

/** The columns that a changed rule has. */
export const columnsOf = (rule: Rule, isActive: boolean) => ({
  condition: JSON.parse(JSON.stringify(rule.condition)),
  dateRule: JSON.parse(JSON.stringify(rule.date)),
  shift: rule.shift,
  role: rule.role,
  proof: [...rule.proof],
  isOptional: rule.isOptional,
  isActive,
  titleEn: rule.title.en,
  titleEs: rule.title.es,
  reasonEn: rule.reason.en,
  reasonEs: rule.reason.es,
  stepsEn: rule.steps.en,
  stepsEs: rule.steps.es,
  checkEn: rule.check.en,
  checkEs: rule.check.es,
  sourceEn: rule.source.name.en,
  sourceEs: rule.source.name.es,
  sourceUrl: rule.source.url,
  readOn: rule.source.readOn && toUtcDate(rule.source.readOn),
  confirmed: rule.isConfirmed,
});

/** The numbers and names of a date in the form's fields; a kind leaves empty what it has not. */
function dateFieldsOf(date: DateRule) {
  const of: Readonly<Record<string, unknown>> = { ...date };
  const text = (...names: readonly string[]) => {
    const found = names.map((name) => of[name]).find((value) => value !== undefined);
    return found === undefined || found === null ? "" : String(found);
  };
  return {
    date_kind: date.kind,
    date_month: text("month"),
    date_day: text("day"),
    date_days: text("days", "opens", "daysBefore"),
    date_closes: text("closes"),
    date_years: text("years", "yearsAfter"),
    date_fact: text("fact", "of"),
    date_event: text("event"),
    date_on: text("date"),
  };
}

/** A rule in the fields of staff's form. */
export function formOf(rule: Rule, isActive: boolean): Readonly<Record<string, string>> {
  const {
    level: _,
    date: __,
    period: ___,
    condition,
    proof: ____,
    ...kept
  } = keptOf(rule, isActive);
  return {
    ...kept,
    ...Object.fromEntries(
      proofKinds.map((kind) => [`proof_${kind}`, flagOf(rule.proof.includes(kind))]),
    ),
    condition: JSON.stringify(JSON.parse(condition), null, 2),
    ...dateFieldsOf(rule.date),
  };
}

/** The kinds of date that a rule may be given: those that are about the same as its own. */
export const kindsLike = (date: DateRule): readonly DateRule["kind"][] =>
  (Object.keys(aboutOf) as DateRule["kind"][]).filter(
    (kind) => aboutOf[kind] === aboutOf[date.kind],
  );

/** What dates of a kind are about: a rule keeps it, as what people marked is found by it. */
const aboutOf: Readonly<Record<DateRule["kind"], string>> = {
  fye_month: "fye",
  fye_days: "fye",
  window: "fye",
  calendar: "year",
  after_start: "year",
  anniversary_date: "year",
  anniversary_month_end: "year",
  anniversary_quarter_end: "year",
  month_end: "year",
  renewal: "year",
  reinstatement: "date",
  state: "state",
  event: "event",
  expiry: "date",
  years_after: "date",
  on: "on",
};

/** The levels of rules that staff add, each with the first half of its codes. */
export const newLevels = { federal: "us", group: "grp", club: "club" } as const;

/** The kinds of date that a rule may have which is added: the others are the product's own. */
export const newKinds = (Object.keys(aboutOf) as DateRule["kind"][]).filter(
  (kind) => !["state", "renewal", "reinstatement"].includes(kind),
);

/** A rule that is not there yet: nothing but where it belongs. */
export interface NewRule {
  readonly code: string;
  readonly level: keyof typeof newLevels;
}

const isNew = (before: Rule | NewRule): before is NewRule => !("date" in before);

/** What a rule is about that is added, by its kind of date. */
function periodOf(kind: DateRule["kind"]): Rule["period"] {
  const about = aboutOf[kind];
  return about === "fye" || about === "year" || about === "event" ? about : "date";
}

/** The fields of a date, in the order of the form. */
export const dateFields: readonly DateField[] = [
  "date_fact",
  "date_event",
  "date_month",
  "date_day",
  "date_days",
  "date_closes",
  "date_years",
  "date_on",
];

/** Which fields of the form a kind of date needs. */
export const dateFieldsOfKind: Readonly<Record<DateRule["kind"], readonly DateField[]>> = {
  fye_month: ["date_month", "date_day"],
  fye_days: ["date_days"],
  window: ["date_days", "date_closes"],
  calendar: ["date_month", "date_day", "date_years"],
  after_start: ["date_days"],
  anniversary_date: [],
  anniversary_month_end: [],
  anniversary_quarter_end: [],
  month_end: ["date_fact"],
  renewal: [],
  reinstatement: [],
  state: ["date_fact"],
  event: ["date_event", "date_days"],
  expiry: ["date_fact", "date_days"],
  years_after: ["date_fact", "date_years"],
  on: ["date_on"],
};

type Plain = "ruleDate" | "ruleCondition" | "ruleSource" | "ruleRead" | "ruleEmpty";
const words = (key: Plain | "choose" | "dayShape" | "dayAhead"): MessageRef =>
  message(dutiesMessages, key);

const number = (text: string): number | undefined =>
  /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;

/** The date that the fields give; what the form has no field for stays as it was for the same kind. */
function readDate(fields: RuleFields, before: DateRule | undefined): DateRule | undefined {
  const kind = fields.date_kind;
  const kept = kind === before?.kind ? before : {};
  const day = fields.date_day.trim() === "" ? null : number(fields.date_day);
  const days = number(fields.date_days);
  const years = number(fields.date_years);
  const given: Readonly<Record<string, object>> = {
    fye_month: { month: number(fields.date_month), day },
    fye_days: { days },
    window: { opens: days, closes: number(fields.date_closes) },
    calendar: { month: number(fields.date_month), day, yearsAfter: years ?? 0 },
    after_start: { days },
    month_end: { fact: fields.date_fact },
    event: { event: fields.date_event, days },
    expiry: { fact: fields.date_fact, daysBefore: days },
    years_after: { fact: fields.date_fact, years },
    on: { date: parseCivilDate(fields.date_on), isYearly: false },
    state: { of: fields.date_fact },
  };
  const parsed = dateRuleSchema.safeParse({ ...kept, kind, ...given[kind] });
  if (!parsed.success) return undefined;
  const kinds = before ? kindsLike(before) : newKinds;
  return kinds.includes(parsed.data.kind) ? parsed.data : undefined;
}

function readCondition(typed: string) {
  try {
    const parsed = conditionSchema.safeParse(JSON.parse(typed));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads staff's form of a rule that is there or is added, as of a day. Refusal: `invalid` with everything that is wrong.
 */
export function readRuleForm(
  fields: RuleFields,
  before: Rule | NewRule,
  today: CivilDate,
): Result<{ readonly rule: Rule; readonly isActive: boolean }> {
  const errors: FieldErrors = {};
  const condition = readCondition(fields.condition);
  if (!condition) errors.condition = [words("ruleCondition")];
  const date = readDate(fields, isNew(before) ? undefined : before.date);
  if (!date) errors.date_kind = [words("ruleDate")];
  const shift = shifts.find((one) => one === fields.shift);
  if (!shift) errors.shift = [words("choose")];
  const role = dutyRoles.find((one) => one === fields.role);
  if (!role) errors.role = [words("choose")];
  for (const name of [
    "title_en",
    "title_es",
    "reason_en",
    "reason_es",
    "source_en",
    "source_es",
  ] as const) {
    if (fields[name].trim() === "") errors[name] = [words("ruleEmpty")];
  }
  if (fields.source_url !== "" && !/^https:\/\/./.test(fields.source_url)) {
    errors.source_url = [words("ruleSource")];
  }
  const read = fields.read_on.trim() === "" ? null : parseCivilDate(fields.read_on);
  if (read === undefined) errors.read_on = [words("dayShape")];
  else if (read && compareDates(read, today) > 0) errors.read_on = [words("dayAhead")];
  else if (!read && fields.confirmed) errors.read_on = [words("ruleRead")];
  if (!fields.confirmed && (fields.check_en.trim() === "" || fields.check_es.trim() === "")) {
    errors.check_en = [words("ruleEmpty")];
  }
  if (
    !condition ||
    !date ||
    !shift ||
    !role ||
    read === undefined ||
    Object.keys(errors).length > 0
  ) {
    return refuse({ code: "invalid", errors });
  }
  const lines = (text: string) => text.trim();
  const base = isNew(before)
    ? // The catalogue's own level "group" is that of all groups.
      { ...before, level: before.level as Rule["level"], period: periodOf(date.kind) }
    : before;
  const ordered = isNew(before) ? [] : before.proof;
  const rule: Rule = {
    isAutomatic: false,
    ...base,
    condition,
    date,
    shift,
    role,
    // Those that it has keep their order.
    proof: [...new Set([...ordered, ...proofKinds])].filter((kind) => fields[`proof_${kind}`]),
    isOptional: fields.is_optional,
    isConfirmed: fields.confirmed,
    title: { en: lines(fields.title_en), es: lines(fields.title_es) },
    reason: { en: lines(fields.reason_en), es: lines(fields.reason_es) },
    steps: { en: lines(fields.steps_en), es: lines(fields.steps_es) },
    check: { en: lines(fields.check_en), es: lines(fields.check_es) },
    source: {
      name: { en: lines(fields.source_en), es: lines(fields.source_es) },
      url: fields.source_url.trim(),
      readOn: read,
    },
  };
  return ok({ rule, isActive: fields.is_active });
}
