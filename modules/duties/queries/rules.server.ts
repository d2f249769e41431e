import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, compareDates, officeToday } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { withoutDates } from "../domain/reason";
import { ruleOfRow } from "../rulebook.server";
import { formOf, readKept } from "../rules/rule-form";
import { ruleLabels } from "../rules/rule-labels";
import {
  newRuleOptions,
  ruleOptions,
  wordCondition,
  wordDate,
  wordField,
} from "../rules/rule-words";
import { ruleSchema } from "../schemas";
import type { RulePage, RuleRow, RuleVersionView } from "../views";

const MOST_VERSIONS = 50;

/** The catalogue by code, with what is not confirmed and what is old: for staff and the system. */
export async function listRules(ctx: Ctx): Promise<Result<readonly RuleRow[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const yearAgo = addYears(officeToday(ctx.now()), -1);
  const rows = await reader(ctx).dutyRule.findMany({ orderBy: { code: "asc" } });
  return ok(
    rows.map((row) => {
      const { code, level, title, date, check, isConfirmed, source } = ruleOfRow(row);
      const { readOn } = source;
      return {
        code,
        level,
        title: withoutDates(title.en),
        date: wordDate(date, ctx),
        isConfirmed,
        check: withoutDates(check.en),
        isActive: row.isActive,
        readOn,
        isOld: readOn !== null && compareDates(readOn, yearAgo) < 0,
        version: row.version,
      };
    }),
  );
}

/** One rule as staff edit it, with its versions: for staff and the system; else `not_found`. */
export async function readRule(ctx: Ctx, code: string): Promise<Result<RulePage>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const row = await reader(ctx).dutyRule.findUnique({ where: { code } });
  if (!row) return refuse({ code: "not_found" });
  const rule = ruleOfRow(row);
  return ok({
    code,
    version: row.version,
    level: rule.level,
    title: withoutDates(rule.title.en),
    date: wordDate(rule.date, ctx),
    condition: wordCondition(rule.condition, ctx),
    isAutomatic: rule.isAutomatic,
    options: ruleOptions(rule.date, ctx),
    values: formOf(rule, row.isActive),
    history: await readVersions(ctx, code),
  });
}

/** The form of a rule that is added, as it begins: for staff and the system. */
export function readNewRule(ctx: Ctx): Result<RulePage> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const always = { always: true } as const;
  const values = Object.fromEntries(Object.keys(ruleSchema.shape).map((name) => [name, ""]));
  const given = { date_kind: "calendar", shift: "stay", role: "treasurer", is_active: "1" };
  return ok({
    code: "",
    version: 0,
    level: "",
    title: "",
    date: "",
    condition: wordCondition(always, ctx),
    isAutomatic: false,
    options: newRuleOptions(ctx),
    values: { ...values, ...given, condition: JSON.stringify(always) },
    history: [],
  });
}

async function readVersions(ctx: Ctx, code: string): Promise<readonly RuleVersionView[]> {
  const versions = await reader(ctx).dutyRuleVersion.findMany({
    where: { code },
    orderBy: { version: "desc" },
    // The one before the last shown tells what that changed.
    take: MOST_VERSIONS + 1,
  });
  const people = await reader(ctx).user.findMany({
    where: { id: { in: versions.flatMap(({ authorId }) => authorId ?? []) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return versions.slice(0, MOST_VERSIONS).map(({ authorId, fields, ...kept }, index) => {
    const person = people.find(({ id }) => id === authorId);
    const { version, at, reason, clubs, dates } = kept;
    const earlier = versions[index + 1];
    const by = person ? personName(person) : "";
    const changes = earlier ? changesOf(ctx, earlier.fields, fields) : [];
    return { version, at, by, reason, clubs, dates, changes };
  });
}

/** What differs, its fields and what is in them in words. */
function changesOf(ctx: Ctx, before: unknown, after: unknown): RuleVersionView["changes"] {
  const [was, is] = [readKept(before), readKept(after)];
  const names = Object.keys(is) as (keyof typeof is)[];
  const labels = ruleLabels(ctx.locale);
  return names
    .filter((field) => was[field] !== is[field])
    .map((field) => ({
      field: labels[field] ?? field,
      before: wordField(field, was[field], ctx),
      after: wordField(field, is[field], ctx),
    }));
}
