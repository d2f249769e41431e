import type { RequirementFacts, StateCode } from "#modules/compliance/contract";
import { requirementFactsOf } from "#modules/compliance/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import type { Club } from "./domain/club";
import type { Mark } from "./domain/marks";
import { type GroupDuty, groupDutyId, ruleOfGroup } from "./domain/own-rules";
import {
  conditionSchema,
  type DutyLevel,
  type DutyRole,
  dateRuleSchema,
  groupDateSchema,
  type ProofKind,
  type Rule,
} from "./domain/rule";
import { type StateRules, stateRulesOf } from "./domain/state-rules";

/** The rules of a moment, as they stand for clubs of some groups and states. */
export interface Rulebook {
  /** Those that are asked, by their codes. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Those that are not asked any more too. */
  readonly known: ReadonlyMap<string, Rule>;
  readonly states: ReadonlyMap<string, StateRules>;
  readonly groups: ReadonlyMap<number, readonly Rule[]>;
}

type Row = Prisma.DutyRuleGetPayload<Record<string, never>>;

/** A row of the catalogue. @throws ZodError for a condition or a date that this program does not know */
export const ruleOfRow = (row: Omit<Row, "version" | "isActive">): Rule => ({
  code: row.code,
  // The table's check constraints hold these to their values.
  level: row.level as DutyLevel,
  shift: row.shift as Rule["shift"],
  period: row.period as Rule["period"],
  role: row.role as DutyRole,
  proof: row.proof as ProofKind[],
  condition: conditionSchema.parse(row.condition),
  date: dateRuleSchema.parse(row.dateRule),
  isOptional: row.isOptional,
  isAutomatic: row.isAutomatic,
  isConfirmed: row.confirmed,
  title: { en: row.titleEn, es: row.titleEs },
  reason: { en: row.reasonEn, es: row.reasonEs },
  steps: { en: row.stepsEn, es: row.stepsEs },
  check: { en: row.checkEn, es: row.checkEs },
  source: {
    name: { en: row.sourceEn, es: row.sourceEs },
    url: row.sourceUrl,
    readOn: row.readOn && fromUtcDate(row.readOn),
  },
});

const withGroup = { group: { select: { label: true } } } as const;
type GroupRow = Prisma.GroupDutyGetPayload<{ include: typeof withGroup }>;

/** A headquarters' duty as its row has it. */
export const groupDutyOf = (row: GroupRow): GroupDuty => ({
  id: row.id,
  groupId: row.groupId,
  groupLabel: row.group.label,
  replaces: row.replaces,
  title: row.title,
  note: row.note,
  date: groupDateSchema.parse(row.dateRule),
  role: row.role as DutyRole,
  proof: row.proof as ProofKind[],
  enteredOn: fromUtcDate(row.createdAt),
});

export interface BookFor {
  /** Of all states, or groups, without a list of them. */
  readonly states?: readonly string[];
  readonly groupIds?: readonly number[];
  /** Duties of other groups that clubs have touched: they are known, though nobody asks for them. */
  readonly groupDutyIds?: readonly number[];
}

/** A rule of the catalogue as it was, or would be. */
export interface Instead {
  readonly rule: Rule;
  readonly isActive: boolean;
}

/** A rulebook, with one rule of the catalogue as it was or would be where `instead` is given. */
export async function readRulebook(
  ctx: Ctx,
  { states, groupIds, groupDutyIds = [] }: BookFor = {},
  instead?: Instead,
): Promise<Rulebook> {
  const rows = await reader(ctx).dutyRule.findMany({ orderBy: { code: "asc" } });
  const known = new Map(rows.map((row) => [row.code, ruleOfRow(row)]));
  const active = rows.filter(({ isActive }) => isActive);
  const rules = new Map(active.flatMap(({ code }) => [[code, known.get(code) as Rule]]));
  if (instead?.isActive) rules.set(instead.rule.code, instead.rule);
  else if (instead) rules.delete(instead.rule.code);
  const templates = templatesOf(rules);
  const facts = await requirementFactsOf(ctx, states);
  const ofGroups = await reader(ctx).groupDuty.findMany({
    ...(groupIds && {
      where: { OR: [{ groupId: { in: [...groupIds] } }, { id: { in: [...groupDutyIds] } }] },
    }),
    orderBy: { id: "asc" },
    include: withGroup,
  });
  const groups = new Map<number, Rule[]>();
  for (const row of ofGroups) {
    const rule = ruleOfGroup(groupDutyOf(row));
    if (row.replaces === null) known.set(rule.code, rule);
    if (row.removedAt === null) {
      groups.set(row.groupId, [...(groups.get(row.groupId) ?? []), rule]);
    }
  }
  return {
    rules,
    known,
    states: new Map([...facts].map(([state, of]) => [state, stateRulesOf(state, of, templates)])),
    groups,
  };
}

/** The rules of the catalogue that take their dates from what a state asks. */
export const stateCodes = ["st.report", "st.charity"] as const;

/** A rulebook in which a state asks something else. */
export function withState(book: Rulebook, state: StateCode, facts: RequirementFacts): Rulebook {
  const rules = stateRulesOf(state, facts, templatesOf(book.rules));
  return { ...book, states: new Map([...book.states, [state, rules]]) };
}

const templatesOf = (rules: Rulebook["rules"]) => ({
  report: rules.get("st.report"),
  charity: rules.get("st.charity"),
});

/** The duties of headquarters that clubs have touched, also of one that a club has left. */
export const touchedGroupDuties = (marks: readonly Pick<Mark, "code">[]): readonly number[] => [
  ...new Set(marks.flatMap(({ code }) => groupDutyId(code) ?? [])),
];

/** Where its duties of state come from: a corporation reports where it was incorporated. */
export const statesOf = ({ facts }: Pick<Club, "facts">) => ({
  report: facts.incorporation_state ?? facts.state,
  charity: facts.state,
});

/** The rules that a club is asked by; `own` are its own. Conditions are judged later, period by period. */
export function rulesFor(book: Rulebook, club: Club, own: readonly Rule[]): readonly Rule[] {
  const { report, charity } = statesOf(club);
  const ofState = (state: string | undefined, code: string) =>
    book.states.get(state ?? "")?.rules.filter((rule) => rule.code === code) ?? [];
  const { group } = club;
  const ofGroup = group && !group.isCentral ? (book.groups.get(group.id) ?? []) : [];
  const replaced = new Set(ofGroup.map(({ code }) => code));
  const found: Rule[] = [];
  for (const rule of book.rules.values()) {
    if (rule.date.kind === "state" || replaced.has(rule.code)) continue;
    if ((rule.level as string) !== "group") found.push(rule);
    else if (group) found.push({ ...rule, level: `group:${group.id}` });
  }
  found.push(...ofState(report, "st.report"), ...ofState(charity, "st.charity"));
  found.push(...ofGroup, ...own);
  return found;
}

/** Finds the rule of a mark, asked any more or not. */
export function ruleFinder(
  book: Rulebook,
  rules: readonly Rule[],
  formerOwn: readonly Rule[],
): (code: string) => Rule | undefined {
  const asked = new Map([...formerOwn, ...rules].map((rule) => [rule.code, rule]));
  return (code) => asked.get(code) ?? book.known.get(code);
}
