import { isDeepStrictEqual } from "node:util";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { officeToday } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import type { Rule } from "../domain/rule";
import { applyRuleJob } from "../jobs";
import { dutiesMessages } from "../messages";
import { type Instead, readRulebook, ruleOfRow } from "../rulebook.server";
import type { RuleFields } from "../schemas";
import { actorId } from "../store.server";
import type { RulePreview } from "../views";
import { columnsOf, formOf, keptOf, type NewRule, newLevels, readRuleForm } from "./rule-form";
import { touchedBy } from "./touched.server";

export interface RuleToTry {
  readonly code: string;
  /** Where a rule comes from that is added: there is none of its code yet. */
  readonly newLevel?: string | undefined;
  /** Those of `ruleSchema`. */
  readonly fields: RuleFields;
}

export interface ChangedRule extends RuleToTry {
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
  /** Why, for whoever reads the history. */
  readonly reason: string;
  /** Whom the sender saw it touch; left out by whoever has not looked. */
  readonly seen?: Pick<RulePreview, "clubs" | "dates"> | undefined;
}

async function ruleIn(ctx: Ctx, code: string) {
  const row = await reader(ctx).dutyRule.findUnique({ where: { code } });
  return row && { rule: ruleOfRow(row), isActive: row.isActive, version: row.version };
}

/** The code of a rule that is added, by where it comes from and its name there. */
export const newCodeOf = (level: string, name: string): string =>
  `${newLevels[level as keyof typeof newLevels] ?? ""}.${name.trim()}`;

type Start = Partial<Instead> & { readonly from: Rule | NewRule; readonly version: number };

/** What a change begins with: the rule as it is, or nothing but the place of one that is added. */
async function startOf(ctx: Ctx, { code, newLevel }: RuleToTry): Promise<Result<Start>> {
  const before = await ruleIn(ctx, code);
  if (newLevel === undefined) {
    return before ? ok({ ...before, from: before.rule }) : refuse({ code: "not_found" });
  }
  const level = (Object.keys(newLevels) as (keyof typeof newLevels)[]).find(
    (one) => one === newLevel,
  );
  if (!level) return refuseField("new_level", message(dutiesMessages, "choose"));
  const [prefix, name = ""] = code.split(".");
  if (prefix !== newLevels[level] || !/^[a-z][a-z0-9_]{1,29}$/.test(name)) {
    return refuseField("new_name", message(dutiesMessages, "ruleName"));
  }
  if (before) return refuseField("new_name", message(dutiesMessages, "ruleTaken"));
  return ok({ from: { code, level }, version: 0 });
}

/**
 * Whom a change of a rule would touch: how many clubs and open dates, with some of them, among so many
 * clubs as a request can look at. For staff who keep texts. Refusals: those of `refuseUnlessMay`; `not_found`; `invalid` at the fields.
 */
export async function previewRule(ctx: Ctx, tried: RuleToTry): Promise<Result<RulePreview>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const start = await startOf(ctx, tried);
  if (!start.ok) return start;
  const after = readRuleForm(tried.fields, start.value.from, officeToday(ctx.now()));
  return after.ok ? ok(await touchedByRule(ctx, start.value, after.value)) : after;
}

async function touchedByRule(ctx: Ctx, start: Start, after: Instead): Promise<RulePreview> {
  const { rule, isActive = false } = start;
  const was = await readRulebook(ctx, {}, rule && { rule, isActive });
  const is = await readRulebook(ctx, {}, after);
  return touchedBy(ctx, { was, is, codes: [after.rule.code] });
}

/**
 * Changes a rule for all clubs, or adds one; what stood there stays in the history, with whom the change touched.
 * Their duties are built again by a job, and they are told once, with the old and the new dates.
 * What is as it was makes no version. Refusals: those of `previewRule`; `invalid` at `reason`, and at
 * `seen_clubs` when it touches others than were seen; `conflict` when somebody else saved the rule
 * meanwhile.
 */
export async function changeRule(ctx: Ctx, input: ChangedRule): Promise<Result<RulePreview>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const { code, fields, seen } = input;
  const start = await startOf(ctx, input);
  if (!start.ok) return start;
  const { rule: before, isActive: wasActive = false, from, version } = start.value;
  const after = readRuleForm(fields, from, officeToday(ctx.now()));
  const reason = input.reason.trim();
  if (reason === "") return refuseWithoutReason(after);
  if (!after.ok) return after;
  if (before && version !== input.version) {
    return refuseMeanwhile({ rule: before, isActive: wasActive, version });
  }
  const kept = keptOf(after.value.rule, after.value.isActive);
  if (before && isDeepStrictEqual(kept, keptOf(before, wasActive))) {
    return ok({ clubs: 0, dates: 0, looked: 0, all: 0, examples: [] });
  }
  const touched = await touchedByRule(ctx, start.value, after.value);
  if (seen && (seen.clubs !== touched.clubs || seen.dates !== touched.dates)) {
    const { clubs, dates } = touched;
    return refuseField("seen_clubs", message(dutiesMessages, "ruleTouches", { clubs, dates }));
  }
  return inTransaction(ctx, async (tx): Promise<Result<RulePreview>> => {
    const { rule, isActive } = after.value;
    const columns = { ...columnsOf(rule, isActive), version: version + 1 };
    const { level, period } = rule;
    const { count } = before
      ? await tx.tx.dutyRule.updateMany({ where: { code, version }, data: columns })
      : await tx.tx.dutyRule.createMany({
          data: { ...columns, code, level, period },
          skipDuplicates: true,
        });
    if (count === 0) return refuseChanged(tx, code);
    const { clubs, dates } = touched;
    const next = { code, version: version + 1 };
    await tx.tx.dutyRuleVersion.create({
      data: { ...next, fields: kept, reason, clubs, dates, authorId: actorId(tx), at: tx.now() },
    });
    await audit(tx, {
      action: before ? "duties.rule-changed" : "duties.rule-added",
      subject: `duty-rule:${code}`,
      data: { version: next.version, reason, clubs, dates },
    });
    await enqueue(tx, applyRuleJob, next);
    return ok(touched);
  });
}

/** Everything that is wrong is said at once. */
function refuseWithoutReason(form: Result<unknown>): Refused {
  const others = !form.ok && "errors" in form.refusal ? form.refusal.errors : {};
  const reason = [message(dutiesMessages, "ruleReason")];
  return refuse({ code: "invalid", errors: { ...others, reason } });
}

async function refuseChanged(tx: TxCtx, code: string): Promise<Refused> {
  const now = await ruleIn(tx, code);
  return now ? refuseMeanwhile(now) : refuse({ code: "not_found" });
}

const refuseMeanwhile = (now: {
  readonly rule: Rule;
  readonly isActive: boolean;
  readonly version: number;
}): Refused =>
  refuse({
    code: "conflict",
    message: message(dutiesMessages, "changedMeanwhile"),
    stored: { version: now.version, fields: formOf(now.rule, now.isActive) },
  });
