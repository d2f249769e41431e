import { parseCivilDate } from "#modules/platform/dates";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import type { Languages } from "#modules/platform/locale";
import { type Locale, translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { eventFacts, type FactKind, type SingleFact, singleFacts } from "../domain/fact-names";
import {
  type Condition,
  conditionSchema,
  type DateRule,
  type DutyRole,
  dateRuleSchema,
  dutyRoles,
  type ProofKind,
  proofKinds,
  shifts,
} from "../domain/rule";
import { factMessages } from "../fact-messages";
import { roleMessages } from "../role-messages";
import { ruleMessages } from "../rule-messages";
import type { RuleOption, RulePage } from "../views";
import { dateFields, dateFieldsOfKind, kindsLike, newKinds, newLevels } from "./rule-form";

const factOf = (name: SingleFact, locale: Locale): string => {
  const label = translator(factMessages, locale)(name);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

/** "January 31", of a leap year: a rule may name 29 February. */
const dayOfYear = (month: number, day: number, { formatLocale }: Languages) =>
  dateFormatter(formatLocale, { month: "long", day: "numeric" }).format(
    Date.UTC(2024, month - 1, day),
  );

/** When a rule is due, in words. */
export function wordDate(date: DateRule, languages: Languages): string {
  const { locale } = languages;
  const t = translator(ruleMessages, locale);
  switch (date.kind) {
    case "fye_month": {
      const { month, day, opensBefore } = date;
      const said = day === null ? t("fyeMonthEnd", { month }) : t("fyeMonth", { month, day });
      return opensBefore === undefined
        ? said
        : t("opensBefore", { date: said, count: opensBefore });
    }
    case "fye_days":
      return t("fyeDays", { count: date.days });
    case "window":
      return t("window", { opens: date.opens, closes: date.closes });
    case "calendar": {
      const day = dayOfYear(date.month, date.day, languages);
      const count = date.yearsAfter;
      const said =
        count === 0
          ? t("calendar", { day })
          : count === 1
            ? t("calendarNext", { day })
            : t("calendarLater", { day, count });
      return repeated(said, date, languages);
    }
    case "after_start":
      return t("afterStart", { count: date.days });
    case "anniversary_date":
    case "anniversary_month_end":
    case "anniversary_quarter_end":
      return repeated(t(`kind.${date.kind}`), date, languages);
    case "month_end": {
      const fact = factOf(date.fact, locale);
      if (date.otherwise === undefined) return t("monthEnd", { fact });
      return t("monthEndOr", { fact, other: factOf(date.otherwise, locale) });
    }
    case "event": {
      const event = t(`event.${date.event}`);
      const count = Math.abs(date.days);
      const key = date.days === 0 ? "eventDay" : date.days > 0 ? "eventAfter" : "eventBefore";
      const said = key === "eventDay" ? t(key, { event }) : t(key, { count, event });
      if (!date.opens) return said;
      return t("opensOn", {
        date: said,
        day: dayOfYear(date.opens.month, date.opens.day, languages),
      });
    }
    case "expiry": {
      const fact = factOf(date.fact, locale);
      return date.daysBefore === 0
        ? t("expiryDay", { fact })
        : t("expiry", { count: date.daysBefore, fact });
    }
    case "years_after":
      return t("yearsAfter", { count: date.years, fact: factOf(date.fact, locale) });
    case "renewal":
      return t("renewal");
    case "reinstatement":
      return t("reinstatement");
    case "on": {
      const day = formatLongDate(parseCivilDate(date.date), languages);
      return t(date.isYearly ? "onYearly" : "on", { date: day });
    }
    case "state":
      return t(`state.${date.of}`);
  }
}

function repeated(
  date: string,
  {
    everyYears,
    years,
  }: { readonly everyYears?: number | undefined; readonly years?: "odd" | undefined },
  { locale }: Languages,
): string {
  const t = translator(ruleMessages, locale);
  if (years === "odd") return t("oddYears", { date });
  return everyYears && everyYears > 1 ? t("everyYears", { date, count: everyYears }) : date;
}

/** For whom a rule is, in words. */
export function wordCondition(condition: Condition, languages: Languages): string {
  const { locale } = languages;
  const t = translator(ruleMessages, locale);
  const list = (of: readonly Condition[], joint: "and" | "or") =>
    of.map((one) => wordCondition(one, languages)).join(t(joint));
  const said = (value: boolean | string) =>
    typeof value === "string" ? value : t(value ? "yes" : "no");
  if ("always" in condition) return t("always");
  if ("all" in condition) return t("all", { list: list(condition.all, "and") });
  if ("none" in condition) return t("none", { list: list(condition.none, "or") });
  if ("fact" in condition) {
    const fact = factOf(condition.fact, locale);
    if ("is" in condition) return t("factIs", { fact, value: said(condition.is) });
    if ("not" in condition) return t("factNot", { fact, value: said(condition.not) });
    if ("known" in condition) return t("factKnown", { fact });
    const date = formatLongDate(parseCivilDate(condition.until), languages);
    return t("factUntil", { fact, date });
  }
  if ("is" in condition) return t(`is.${condition.is}`);
  if ("files" in condition) return t("files", { list: condition.files.join(t("or")) });
  if ("yearly" in condition) {
    const years = Object.entries(condition.from).map(([year, amount]) =>
      t("yearFrom", { year, amount: formatCurrency(cents(amount)) }),
    );
    return t(`yearly.${condition.yearly}`, { list: years.join(", ") });
  }
  if ("above" in condition) {
    const { limit, isInclusive, isForVolunteers } = condition.above;
    const key = isInclusive ? "aboveLimitInclusive" : "aboveLimit";
    const amountSaid = t(key, { amount: formatCurrency(cents(limit)) });
    return isForVolunteers ? t("forVolunteers", { limit: amountSaid }) : amountSaid;
  }
  return t("happened", { event: t(`event.${condition.happened}`) });
}

const optionOf = (value: string, label: string): RuleOption => ({ value, label });

/** What the form of a rule offers: of its date what belongs to the kinds that it may have. */
export const ruleOptions = (date: DateRule, languages: Languages): RulePage["options"] =>
  optionsOf(kindsLike(date), languages);

/** What the form of a rule offers that is added. */
export const newRuleOptions = (languages: Languages): RulePage["options"] => {
  const t = translator(ruleMessages, languages.locale);
  const levels = Object.keys(newLevels) as (keyof typeof newLevels)[];
  const new_level = levels.map((level) => optionOf(level, t(`newLevel.${level}`)));
  return { ...optionsOf(newKinds, languages), new_level };
};

function optionsOf(kinds: readonly DateRule["kind"][], languages: Languages): RulePage["options"] {
  const { locale } = languages;
  const t = translator(ruleMessages, locale);
  const factsOf = (kind: FactKind) =>
    Object.entries(singleFacts).flatMap(([name, of]) =>
      of === kind ? [optionOf(name, translator(factMessages, locale)(name as SingleFact))] : [],
    );
  const facts = kinds.includes("state")
    ? (["report", "charity"] as const).map((of) => optionOf(of, t(`state.${of}`)))
    : [
        ...(kinds.includes("month_end") ? factsOf("month") : []),
        ...(kinds.includes("expiry") ? factsOf("date") : []),
      ];
  return {
    new_level: [],
    dateFields: dateFields.flatMap((name) => {
      const of = kinds.filter((kind) => dateFieldsOfKind[kind].includes(name));
      return of.length > 0 ? { name, kinds: of } : [];
    }),
    date_kind: kinds.map((kind) => optionOf(kind, t(`kind.${kind}`))),
    date_fact: facts,
    date_event: eventFacts.map((event) => optionOf(event, t(`event.${event}`))),
    shift: shifts.map((shift) => optionOf(shift, t(`shift.${shift}`))),
    role: dutyRoles.map((role) => optionOf(role, translator(roleMessages, locale)(role))),
  };
}

const flags = new Set<string>([
  "is_optional",
  "is_active",
  "confirmed",
  ...proofKinds.map((kind) => `proof_${kind}`),
]);

/** What is in a field of a rule, as a version keeps it or its form has it, in words. */
export function wordField(field: string, value: string, languages: Languages): string {
  const { locale } = languages;
  const t = translator(ruleMessages, locale);
  if (flags.has(field)) return t(value === "1" ? "yes" : "no");
  if (field === "proof") {
    const kinds = proofKinds.filter((kind: ProofKind) => value.split(",").includes(kind));
    return kinds.length > 0 ? kinds.map((kind) => t(`proof.${kind}`)).join(t("or")) : t("noProof");
  }
  if (value === "") return t("nothing");
  const role = dutyRoles.find((one: DutyRole) => one === value);
  if (field === "role" && role) return translator(roleMessages, locale)(role);
  if (field === "shift") return t(`shift.${value as (typeof shifts)[number]}`);
  if (field === "read_on") {
    const day = parseCivilDate(value);
    return day ? formatLongDate(day, languages) : value;
  }
  if (field === "date") return wordDate(dateRuleSchema.parse(JSON.parse(value)), languages);
  if (field === "date_kind") return t(`kind.${value as DateRule["kind"]}`);
  if (field === "condition") return conditionInWords(value, languages);
  return value;
}

/** What somebody types as a condition may be none. */
function conditionInWords(typed: string, languages: Languages): string {
  try {
    return wordCondition(conditionSchema.parse(JSON.parse(typed)), languages);
  } catch {
    return typed;
  }
}
