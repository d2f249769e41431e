import { isDeepStrictEqual } from "node:util";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { officeToday } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { eachPage } from "../build/build-pages.server";
import { loadClubs } from "../build/load-clubs.server";
import type { Rule } from "../domain/rule";
import { applyRuleJob } from "../jobs";
import { dutiesMessages } from "../messages";
import { type Instead, readRulebook, ruleOfRow } from "../rulebook.server";
import type { RuleFields } from "../schemas";
import { actorId } from "../store.server";
import type { RulePreview } from "../views";
import { movesOf } from "./moves.server";
import { columnsOf, formOf, keptOf, readRuleForm } from "./rule-form";

const EXAMPLES = 5;

export interface RuleToTry {
  readonly code: string;
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

/**
 * Whom a change of a rule would touch: how many clubs and open dates, with some of them. For staff
 * who keep texts. Refusals: those of `refuseUnlessMay`; `not_found`; `invalid` at the fields.
 */
export async function previewRule(
  ctx: Ctx,
  { code, fields }: RuleToTry,
): Promise<Result<RulePreview>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const before = await ruleIn(ctx, code);
  if (!before) return refuse({ code: "not_found" });
  const after = readRuleForm(fields, before.rule, officeToday(ctx.now()));
  return after.ok ? ok(await touchedBy(ctx, before, after.value)) : after;
}

async function touchedBy(ctx: Ctx, before: Instead, after: Instead): Promise<RulePreview> {
  const [was, is] = [await readRulebook(ctx, {}, before), await readRulebook(ctx, {}, after)];
  let clubs = 0;
  let dates = 0;
  const examples: RulePreview["examples"][number][] = [];
  await eachPage(ctx, {}, async (ids) => {
    for (const loaded of await loadClubs(ctx, ids)) {
      const moves = movesOf(was, is, loaded, after.rule.code);
      if (moves.length > 0) clubs += 1;
      dates += moves.length;
      for (const { accountName, period, wasOn, isOn } of moves) {
        if (examples.length >= EXAMPLES) break;
        examples.push({ accountName, period, before: wasOn, after: isOn });
      }
    }
  });
  return { clubs, dates, examples };
}

/**
 * Changes a rule for all clubs; what stood there stays in the history, with whom the change touched.
 * Their duties are built again by a job, and they are told once, with the old and the new dates.
 * What is as it was makes no version. Refusals: those of `previewRule`; `invalid` at `reason`, and at
 * `seen_clubs` when it touches others than were seen; `conflict` when somebody else saved the rule
 * meanwhile.
 */
export async function changeRule(ctx: Ctx, input: ChangedRule): Promise<Result<RulePreview>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const { code, fields, version, seen } = input;
  const before = await ruleIn(ctx, code);
  if (!before) return refuse({ code: "not_found" });
  const after = readRuleForm(fields, before.rule, officeToday(ctx.now()));
  const reason = input.reason.trim();
  if (reason === "") return refuseWithoutReason(after);
  if (!after.ok) return after;
  if (before.version !== version) return refuseMeanwhile(before);
  const kept = keptOf(after.value.rule, after.value.isActive);
  if (isDeepStrictEqual(kept, keptOf(before.rule, before.isActive))) {
    return ok({ clubs: 0, dates: 0, examples: [] });
  }
  const touched = await touchedBy(ctx, before, after.value);
  if (seen && (seen.clubs !== touched.clubs || seen.dates !== touched.dates)) {
    const { clubs, dates } = touched;
    return refuseField("seen_clubs", message(dutiesMessages, "ruleTouches", { clubs, dates }));
  }
  return inTransaction(ctx, async (tx): Promise<Result<RulePreview>> => {
    const { rule, isActive } = after.value;
    const { count } = await tx.tx.dutyRule.updateMany({
      where: { code, version },
      data: { ...columnsOf(rule, isActive), version: version + 1 },
    });
    if (count === 0) return refuseChanged(tx, code);
    const { clubs, dates } = touched;
    const next = { code, version: version + 1 };
    await tx.tx.dutyRuleVersion.create({
      data: { ...next, fields: kept, reason, clubs, dates, authorId: actorId(tx), at: tx.now() },
    });
    await audit(tx, {
      action: "duties.rule-changed",
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
