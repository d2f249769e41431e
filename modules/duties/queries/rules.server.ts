import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, compareDates } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { dayIn } from "../build/load-clubs.server";
import { ruleOfRow } from "../rulebook.server";
import { formOf, readKept } from "../rules/rule-form";
import type { RulePage, RuleRow, RuleVersionView } from "../views";

const OFFICE = "America/New_York";
const MOST_VERSIONS = 50;

/** The catalogue by code, with what is not confirmed and what is old: for staff and the system. */
export async function listRules(ctx: Ctx): Promise<Result<readonly RuleRow[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const yearAgo = addYears(dayIn(ctx, OFFICE), -1);
  const rows = await reader(ctx).dutyRule.findMany({ orderBy: { code: "asc" } });
  return ok(
    rows.map((row) => {
      const { code, level, title, isConfirmed, source } = ruleOfRow(row);
      const { readOn } = source;
      return {
        code,
        level,
        title: title.en,
        isConfirmed,
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
  const values = formOf(ruleOfRow(row), row.isActive);
  return ok({ code, version: row.version, values, history: await readVersions(ctx, code) });
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
    const changes = earlier ? changesOf(earlier.fields, fields) : [];
    return { version, at, by, reason, clubs, dates, changes };
  });
}

function changesOf(before: unknown, after: unknown): RuleVersionView["changes"] {
  const [was, is] = [readKept(before), readKept(after)];
  const names = Object.keys(is) as (keyof typeof is)[];
  return names
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((one) => one.before !== one.after);
}
