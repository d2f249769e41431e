import type {
  DueRule,
  FigureSource,
  RequirementFacts,
  StateCode,
} from "#modules/compliance/contract";
import { translatorWith } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { reasonMessages, reasonSpanish } from "../reason-messages";
import type { Bilingual, Condition, DateRule, Rule } from "./rule";

/** A state's date as a rule of the catalogue; years between two where it is not asked each year. */
function dateOf(due: DueRule, years: number | null): DateRule {
  const everyYears = years && years > 1 ? { everyYears: years } : {};
  switch (due.kind) {
    case "fixed": {
      const { month, day, years: odd } = due;
      const rhythm = odd ? { years: odd } : everyYears;
      return { kind: "calendar", month, day, yearsAfter: 0, ...rhythm };
    }
    case "fye_month":
      return { kind: "fye_month", month: due.month, day: due.day };
    case "fye_days":
      return { kind: "fye_days", days: due.days };
    case "after_start":
      return { kind: "after_start", days: due.days };
    default:
      return { kind: due.kind, ...everyYears };
  }
}

/** The end of the sentence that says when; dates are in it by their names. */
function whenWords(date: DateRule, locale: "en" | "es"): string {
  const t = translatorWith(reasonMessages, reasonSpanish, locale);
  const days = { end: "{end}", day: "{day}" };
  switch (date.kind) {
    case "fye_month":
      return t("on_fye_month", { ...days, count: date.month });
    case "fye_days":
      return t("on_fye_days", { ...days, count: date.days });
    case "after_start":
      return t("on_after_start", { ...days, count: date.days });
    case "anniversary_date":
    case "anniversary_month_end":
    case "anniversary_quarter_end":
      return t(`on_${date.kind}`, days);
    default:
      return t("on_calendar");
  }
}

function filled(words: Bilingual, values: (locale: "en" | "es") => Record<string, string>) {
  const fill = (locale: "en" | "es") =>
    words[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values(locale)[name] ?? whole);
  return { en: fill("en"), es: fill("es") };
}

interface Asked {
  readonly state: StateCode;
  readonly template: Rule;
  readonly due: DueRule;
  readonly everyYears: number | null;
  readonly figures: readonly FigureSource[];
  readonly sourceUrl: string;
  readonly condition: Condition;
}

function ruleOf({ state, template, due, everyYears, figures, sourceUrl, condition }: Asked): Rule {
  const date = dateOf(due, everyYears);
  // Of a rhythm that nothing says the beginning of, each year is a guess.
  const isGuess = date.kind.startsWith("fye_") && (everyYears ?? 1) > 1;
  const read = figures.find(({ readOn }) => readOn !== null);
  const name = usStates[state];
  const words = (locale: "en" | "es") => ({ state: name, when: whenWords(date, locale) });
  return {
    ...template,
    level: `state:${state}`,
    date,
    period: date.kind.startsWith("fye_") ? "fye" : "year",
    condition: { all: [template.condition, condition] },
    isConfirmed: !isGuess && figures.every(({ isConfirmed }) => isConfirmed),
    title: filled(template.title, words),
    reason: filled(template.reason, words),
    check: filled(template.check, words),
    source: {
      name: filled(template.source.name, words),
      url: read?.url || sourceUrl,
      readOn: read?.readOn ?? null,
    },
  };
}

export interface StateRules {
  readonly rules: readonly Rule[];
  /** What it asks for without our knowing the date. */
  readonly undated: readonly ("report" | "charity")[];
}

/**
 * What a state's own row asks as rules of the catalogue, in the words of the two that stand for all
 * states. What is not confirmed there is not confirmed here.
 */
export function stateRulesOf(
  state: StateCode,
  { report, charity, school, sources, sourceUrl }: RequirementFacts,
  templates: { readonly report: Rule | undefined; readonly charity: Rule | undefined },
): StateRules {
  const rules: Rule[] = [];
  const undated: ("report" | "charity")[] = [];
  if (report.kind === "periodic" && templates.report) {
    const { due, everyYears } = report;
    const figures = [sources.report_due, sources.report];
    const asked = { state, template: templates.report, everyYears, figures, sourceUrl };
    if (due) rules.push(ruleOf({ ...asked, due, condition: { always: true } }));
    else undated.push("report");
  }
  if (charity.kind === "required" && templates.charity) {
    const { due, everyYears, exemption } = charity;
    const figures = [sources.charity_due, sources.charity];
    const isSchoolFree = school.kind === "exempt" && sources.school.isConfirmed;
    const condition: Condition = {
      all: [
        exemption ? { above: { ...exemption } } : { always: true },
        ...(isSchoolFree ? [{ none: [{ fact: "school", known: true } as const] }] : []),
      ],
    };
    const asked = { state, template: templates.charity, everyYears, figures, sourceUrl };
    if (due) rules.push(ruleOf({ ...asked, due, condition }));
    else undated.push("charity");
  }
  return { rules, undated };
}
