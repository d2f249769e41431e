import { data } from "@remix-run/node";
import type { RulePage, RulePreview } from "#modules/duties/contract";
import {
  changeRule,
  newCodeOf,
  previewRule,
  readNewRule,
  readRule,
  ruleChangeSchema,
  ruleLabels,
  wordRuleField,
} from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { dutyStaffPaths, NEW_RULE } from "~/http/duty-staff-paths";
import type { FormAnswer } from "~/http/form-answer";
import { answerDone, keptValues, refuseForm, refusePage } from "~/http/respond.server";
import { showTouched } from "~/http/shown-touched.server";
import type { Touched } from "~/parts/touched/touched";
import { touchedWords } from "~/parts/touched/words";
import type { Difference } from "~/ui/both-kept";
import { ruleStaffWords } from "../words";

/** The form's fields as they are typed. */
export type RuleValues = Readonly<Record<string, string>>;

/** What the action answers to "preview": nothing is saved. */
export interface RulePreviewed {
  readonly ok: true;
  readonly touched: Touched;
  readonly values: RuleValues;
}

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface RuleRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}

async function openRule(context: HttpContext, code = ""): Promise<RulePage> {
  const { ctx } = context;
  const found = code === NEW_RULE ? readNewRule(ctx) : await readRule(ctx, code);
  return found.ok ? found.value : refusePage(context, found.refusal);
}

export type RuleData = Awaited<ReturnType<typeof loadRule>>;

/** Staff's page of the rule that an address names; a refusal is the page. */
export async function loadRule(context: HttpContext, code?: string) {
  const { ctx } = context;
  const { level: _, history, ...page } = await openRule(context, code);
  const labels = Object.keys(ruleLabels(ctx.locale)).map(
    (field) => [field, nameOf(ctx, field)] as const,
  );
  return {
    ...page,
    /** What the fields are called, by their names. */
    labels: Object.fromEntries(labels),
    history: history.map((version) => showVersion(ctx, version)),
  };
}

function showVersion(ctx: Ctx, version: RulePage["history"][number]) {
  const t = translator(ruleStaffWords, ctx.locale);
  const { at, by: who, reason, clubs, dates, changes } = version;
  const said = { version: version.version, when: formatInstant(at, OFFICE_ZONE, ctx) };
  return {
    version: version.version,
    head: who ? t("historyHead", { ...said, who }) : t("historyProduct", said),
    reason,
    touched: dates > 0 ? t("historyTouched", counted(ctx, { clubs, dates })) : "",
    changes: changes.map(({ field, before, after }) =>
      t("change", { field: capital(field), before, after }),
    ),
  };
}

function counted({ locale }: Ctx, { clubs, dates }: Pick<RulePreview, "clubs" | "dates">) {
  const t = translator(touchedWords, locale);
  return {
    clubs: t("clubs", { count: clubs }),
    dates: t("dates", { count: dates }),
  };
}

/** Asks whom a change would touch, or saves it; what is not sent of the rule stays as it is. */
export async function sendRule(context: HttpContext, request: Request, named?: string) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { code: known, values } = await openRule(context, named);
  const sent = { ...values, ...body.fields };
  const typed = parseFields(ruleChangeSchema, sent, ctx.locale);
  if (!typed.ok) return refuseRule(context, typed.refusal);
  const { version, reason, step, seen_clubs, seen_dates, ...others } = typed.value;
  const { new_level, new_name, ...fields } = others;
  const code = known || newCodeOf(new_level, new_name);
  const newLevel = known ? undefined : new_level;
  if (step === "preview") {
    const touched = await previewRule(ctx, { code, newLevel, fields });
    return touched.ok
      ? answerPreview(context, touched.value, values)
      : refuseRule(context, touched.refusal);
  }
  const seen =
    seen_clubs === "" && seen_dates === ""
      ? undefined
      : { clubs: Number(seen_clubs), dates: Number(seen_dates) };
  const changed = await changeRule(ctx, { code, newLevel, version, fields, reason, seen });
  if (!changed.ok) return refuseRule(context, changed.refusal);
  const { clubs, dates } = changed.value;
  const json = { status: "saved", clubs, dates };
  return answerDone(context, { json, to: dutyStaffPaths.rule(code), flash: "saved" });
}

/** Shows the form with what was typed and whom it would touch; nothing is saved. */
function answerPreview(context: HttpContext, preview: RulePreview, standing: RuleValues) {
  if (context.isScript) throw Response.json(preview);
  const { ctx, body } = context;
  const values = { ...standing, ...keptValues(body.fields) };
  return data<RulePreviewed>({ ok: true, touched: showTouched(ctx, preview), values });
}

/** Shows the form again with what was typed, after a conflict with where it differs from what is stored. */
function refuseRule(context: HttpContext, refusal: Refusal) {
  if (refusal.code !== "invalid" && refusal.code !== "conflict") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  const stored = "stored" in refusal ? refusal.stored : undefined;
  if (!stored) return data<RuleRefusal>(answer, init ?? undefined);
  const { version, fields } = stored;
  const differs = differences(context.ctx, fields, answer.values);
  const refused = { ...answer, stored: { version, differences: differs } };
  return data<RuleRefusal>(refused, init ?? undefined);
}

const differences = (ctx: Ctx, stored: RuleValues, typed: RuleValues): Difference[] =>
  Object.entries(stored).flatMap(([field, theirs]) => {
    const yours = (typed[field] ?? theirs).replaceAll("\r\n", "\n").trim();
    if (theirs === yours) return [];
    return {
      field: nameOf(ctx, field),
      theirs: wordRuleField(field, theirs, ctx),
      yours: wordRuleField(field, yours, ctx),
    };
  });

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const nameOf = ({ locale }: Ctx, field: string): string =>
  capital(ruleLabels(locale)[field] ?? field);
