import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDate, fromUtcDate, monthNames } from "#modules/platform/dates";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { type Translate, translatorWith } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import {
  type FactName,
  type FactSource,
  factSources,
  singleFacts,
  yearlyFacts,
} from "../domain/fact-names";
import { differing, type FactRow, isFactName, kindOf } from "../domain/facts";
import type { Condition, DateRule, Rule } from "../domain/rule";
import { factMessages, factSpanish } from "../fact-messages";
import { fieldOf } from "../facts/fact-forms";
import { readSources } from "../facts/sources.server";
import { readClub } from "../read-club.server";
import { rulesFor } from "../rulebook.server";
import type { FactsPage, FactView, SourcedValue } from "../views";

/** So many years back a form asks for what is said year by year. */
const YEARS = 4;

/**
 * What a club's duties depend on, each fact with its sources and whether they differ: for its
 * people, staff and the system; else `not_found`.
 */
export async function readFacts(ctx: Ctx, accountId: number): Promise<Result<FactsPage>> {
  const found = await readClub(ctx, accountId);
  if (!found.ok) return found;
  const { loaded, book } = found.value;
  const rows = await sourcedRows(ctx, accountId);
  const rules = rulesFor(book, loaded.club, loaded.own);
  const usedBy = (name: FactName) =>
    rules.filter((rule) => readsOf(rule).has(name)).map(({ code }) => code);
  const thisYear = Number(loaded.today.slice(0, 4));
  const keys: { name: FactName; part: string }[] = [
    ...Object.keys(singleFacts).map((name) => ({ name: name as FactName, part: "" })),
    ...Object.keys(yearlyFacts).flatMap((name) =>
      Array.from({ length: YEARS }, (_, back) => ({
        name: name as FactName,
        part: String(thisYear - back),
      })),
    ),
  ];
  for (const { fact, part } of rows) {
    if (!keys.some((key) => key.name === fact && key.part === part))
      keys.push({ name: fact, part });
  }
  return ok({
    accountId,
    accountName: loaded.name,
    version: loaded.version,
    facts: keys.map(({ name, part }) => viewOf(ctx, { name, part, rows, usedBy: usedBy(name) })),
  });
}

type NamedRow = FactRow & { readonly by: string };

/** The rows of the table; of a club whose facts were never gathered, what its sources say. */
async function sourcedRows(ctx: Ctx, accountId: number): Promise<readonly NamedRow[]> {
  const kept = await reader(ctx).clubFact.findMany({
    where: { accountId },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  const found = kept.flatMap(({ fact, source, asOf, settled, user, value, part }): NamedRow[] => {
    if (!isFactName(fact)) return [];
    const by = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : "";
    const row = { fact, part, value, source: source as FactSource, asOf: fromUtcDate(asOf), by };
    return [{ ...row, ...(settled !== null && { settled: settled as Record<string, string> }) }];
  });
  if (found.length > 0) return found;
  const [sourced] = await readSources(ctx, [accountId]);
  return (sourced?.rows ?? []).map((row) => ({ ...row, by: "" }));
}

function viewOf(
  ctx: Ctx,
  of: {
    readonly name: FactName;
    readonly part: string;
    readonly rows: readonly NamedRow[];
    readonly usedBy: readonly string[];
  },
): FactView {
  const { name, part, usedBy } = of;
  const t = translatorWith(factMessages, factSpanish, ctx.locale);

  const said = of.rows
    .filter((row) => row.fact === name && row.part === part)
    .toSorted((one, other) => factSources.indexOf(one.source) - factSources.indexOf(other.source));
  const views = said.map(
    ({ source, value, asOf, by }): SourcedValue => ({
      source,
      value,
      shown: shownValue(ctx, t, name, value),
      asOf,
      by,
    }),
  );
  const [chosen = null, ...others] = views;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(part);
  const shownPart = isDay ? formatLongDate(civilDate(part), ctx) : part;
  const label = t as (key: FactName, values: { part: string }) => string;
  return {
    name,
    part,
    field: fieldOf({ name, part }),
    kind: kindOf(name),
    label: label(name, { part: shownPart }),
    chosen,
    others,
    isConflict: differing(said).length > 0,
    usedBy,
  };
}

function shownValue(
  ctx: Ctx,
  t: Translate<(typeof factMessages)["en"]>,
  name: FactName,
  value: string,
): string {
  switch (kindOf(name)) {
    case "month":
      return monthNames(ctx.formatLocale)[Number(value) - 1] ?? value;
    case "state":
      return Object.hasOwn(usStates, value) ? usStates[value as keyof typeof usStates] : value;
    case "yes_no":
      return t(value === "1" ? "yes" : "no");
    case "date":
      return formatLongDate(civilDate(value), ctx);
    case "money":
      return formatCurrency(cents(Number(value)));
    case "event":
      return t("happened");
    case "text":
      return value;
  }
}

/** The facts that a rule reads. */
function readsOf(rule: Rule): ReadonlySet<FactName> {
  const found = new Set<FactName>();
  readCondition(rule.condition, found);
  for (const name of readDate(rule.date)) found.add(name);
  if (rule.level.startsWith("state:")) found.add("state");
  return found;
}

function readCondition(condition: Condition, into: Set<FactName>): void {
  if ("all" in condition || "none" in condition) {
    const parts = "all" in condition ? condition.all : condition.none;
    for (const part of parts) readCondition(part, into);
  }
  if ("fact" in condition) into.add(condition.fact);
  if ("yearly" in condition) into.add(condition.yearly);
  if ("happened" in condition) into.add(condition.happened);
  if ("above" in condition || "files" in condition) {
    for (const name of ["receipts", "receipts_estimate"] as const) into.add(name);
  }
  if ("files" in condition) {
    for (const name of ["assets", "group_return", "irs_filing", "formed_on"] as const)
      into.add(name);
  }
}

function readDate(date: DateRule): readonly FactName[] {
  switch (date.kind) {
    case "fye_month":
    case "fye_days":
    case "window":
      return ["fiscal_year_month"];
    case "after_start":
    case "anniversary_date":
    case "anniversary_month_end":
    case "anniversary_quarter_end":
      return ["incorporated_on", "incorporation_state"];
    case "month_end":
      return date.otherwise ? [date.fact, date.otherwise] : [date.fact];
    case "event":
      return [date.event];
    case "expiry":
    case "years_after":
      return [date.fact];
    default:
      return [];
  }
}
