import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { Languages } from "#modules/platform/locale";
import { ownCode } from "../domain/own-rules";
import { titleOf, withoutDates } from "../domain/reason";
import type { Rule } from "../domain/rule";
import { basisOf } from "../domain/settle";
import { readRulebook } from "../rulebook.server";

/** A duty as the built table names it. */
export interface NamedDuty {
  readonly code: string;
  readonly period: string;
  /** federal | state:XX | group:ID | club */
  readonly level: string;
  readonly dueOn: CivilDate;
}

/** Names duties of many clubs. */
export interface DutyNames {
  /** With the dates of one period. */
  nameOf(duty: NamedDuty, languages: Languages): string;
  /** Of any period: "…" for each date. */
  kindOf(duty: Pick<NamedDuty, "code" | "level">, languages: Languages): string;
}

const stateOf = (level: string) => level.slice("state:".length);

/**
 * What the duties of the built table are called, those of states and headquarters among them: for rooms
 * that work for many clubs at once. A code that no rule has any more names itself.
 */
export async function dutyNames(
  ctx: Ctx,
  duties: readonly Pick<NamedDuty, "level">[],
): Promise<DutyNames> {
  const levels = [...new Set(duties.map(({ level }) => level))];
  const states = levels.filter((level) => level.startsWith("state:")).map(stateOf);
  const groupIds = levels
    .filter((level) => level.startsWith("group:"))
    .map((level) => Number(level.slice("group:".length)));
  const book = await readRulebook(ctx, { states, groupIds });
  const ruleOf = ({ code, level }: Pick<NamedDuty, "code" | "level">): Rule | undefined => {
    const ofGroup = level.startsWith("group:")
      ? book.groups.get(Number(level.slice("group:".length)))
      : undefined;
    const ofState = book.states.get(stateOf(level))?.rules;
    return (
      [...(ofGroup ?? []), ...(ofState ?? [])].find((one) => one.code === code) ??
      book.known.get(code)
    );
  };
  return {
    nameOf(duty, languages) {
      const rule = ruleOf(duty);
      if (!rule) return duty.code;
      const { dueOn, period } = duty;
      const dated = { plainOn: dueOn, dueOn, actBy: null, opensOn: null };
      return titleOf({ rule, basis: basisOf(rule, period), ...dated }, languages);
    },
    kindOf(duty, languages) {
      const rule = ruleOf(duty);
      return rule ? withoutDates(rule.title[languages.locale]) : duty.code;
    },
  };
}

/**
 * What duties of one club are called, with the dates of their periods: its own by the titles that it
 * gave them, also those that it took off its list. For whoever has been let to the club: it asks no
 * permission of its own.
 * @returns their names by code and period; none for a duty that the club has not
 */
export async function clubDutyNames(
  ctx: Ctx,
  accountId: number,
  keys: readonly Pick<NamedDuty, "code" | "period">[],
): Promise<(key: Pick<NamedDuty, "code" | "period">) => string | undefined> {
  const asked = keys.map(({ code, period }) => ({ code, period }));
  const [rows, own] = await Promise.all([
    reader(ctx).duty.findMany({ where: { accountId, OR: asked } }),
    reader(ctx).ownDuty.findMany({ where: { accountId }, select: { id: true, title: true } }),
  ]);
  const titles = new Map(own.map(({ id, title }) => [ownCode(id), title]));
  const names = await dutyNames(ctx, rows);
  return ({ code, period }) => {
    const row = rows.find((one) => one.code === code && one.period === period);
    const title = titles.get(code);
    return title ?? (row && names.nameOf({ ...row, dueOn: fromUtcDate(row.dueOn) }, ctx));
  };
}
