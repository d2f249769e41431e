import { data } from "@remix-run/node";
import {
  changeRequirement,
  readKeptRequirement,
  requirementChangeSchema,
  requirementRestoreSchema,
  restoreRequirement,
} from "#modules/compliance/index.server";
import { previewState } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { OFFICE_ZONE, parseCivilDate } from "#modules/platform/dates";
import { labelsOf, parseFields } from "#modules/platform/fields";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { ok, type Refusal, type Result } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { keptValues, refuseForm, refusePage } from "~/http/respond.server";
import { showTouched } from "~/http/shown-touched.server";
import type { Touched } from "~/parts/touched/touched";
import type { Difference } from "~/ui/both-kept";
import { stateStaffMessages } from "../words";

/** The form's fields as they are typed. */
export type StateValues = Readonly<Record<string, string>>;

/** What the action answers to "preview": nothing is saved. */
export interface StatePreviewed {
  readonly ok: true;
  readonly touched: Touched;
  readonly values: StateValues;
}

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface StateRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}

export type StatePage = Awaited<ReturnType<typeof loadState>>;
export type StateVersion = StatePage["history"][number];

/** Staff's page of the state that an address names; a refusal is the page. */
export async function loadState(context: HttpContext, code = "") {
  const { ctx } = context;
  const found = await readKeptRequirement(ctx, code);
  if (!found.ok) refusePage(context, found.refusal);
  const { state, version, values, history } = found.value;
  const t = translator(stateStaffMessages, ctx.locale);
  return {
    state,
    version,
    values,
    name: usStates[state],
    history: history.map(({ at, by: who, changes, ...kept }) => {
      const when = formatInstant(at, OFFICE_ZONE, ctx);
      const said = { version: kept.version, when };
      return {
        ...kept,
        head: who ? t("historyHead", { ...said, who }) : t("historyProduct", said),
        changes: changes.map(({ field, before, after }) =>
          t("change", {
            field: nameOf(ctx, field),
            before: quoted(field, inWords(ctx, field, before), before),
            after: quoted(field, inWords(ctx, field, after), after),
          }),
        ),
      };
    }),
  };
}

/** Shows whom what was typed of a state would touch; nothing is saved. */
export async function lookAtState(context: HttpContext, state: string) {
  const { ctx, body } = context;
  const standing = await readKeptRequirement(ctx, state);
  if (!standing.ok) return standing;
  const sent = { ...standing.value.values, ...body.fields };
  const typed = parseFields(requirementChangeSchema, sent, ctx.locale);
  if (!typed.ok) return typed;
  const { version: _, reason: __, step: ___, ...fields } = typed.value;
  const found = await previewState(ctx, { state: standing.value.state, fields });
  if (!found.ok) return found;
  if (context.isScript) throw Response.json(found.value);
  const t = translator(stateStaffMessages, ctx.locale);
  const nameOfDuty = (code: string) => t(code === "st.report" ? "reportGroup" : "charityGroup");
  const values = { ...standing.value.values, ...keptValues(body.fields) };
  const touched = showTouched(ctx, found.value, nameOfDuty);
  return ok(data<StatePreviewed>({ ok: true, touched, values }));
}

/** Saves what was typed of a state, where what is not sent stays as it is, or brings back an earlier version. */
export async function saveState({ ctx, body }: HttpContext, state: string): Promise<Result<void>> {
  if ("restore" in body.fields) {
    const asked = parseFields(requirementRestoreSchema, body.fields, ctx.locale);
    return asked.ok ? restoreRequirement(ctx, { state, ...asked.value }) : asked;
  }
  const standing = await readKeptRequirement(ctx, state);
  if (!standing.ok) return standing;
  const sent = { ...standing.value.values, ...body.fields };
  const typed = parseFields(requirementChangeSchema, sent, ctx.locale);
  if (!typed.ok) return typed;
  const { version, reason, step: _, ...fields } = typed.value;
  return changeRequirement(ctx, { state, version, fields, reason });
}

/**
 * Shows the form again with what was typed, after a conflict with where it differs from what
 * is stored. Whoever asked for an earlier version has typed nothing: the form shows what is stored.
 */
export async function refuseState(context: HttpContext, state: string, refusal: Refusal) {
  if (refusal.code !== "invalid" && refusal.code !== "conflict") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  if ("restore" in context.body.fields) {
    const { values } = await loadState(context, state);
    return data<StateRefusal>({ ...answer, values }, init ?? undefined);
  }
  const stored = "stored" in refusal ? refusal.stored : undefined;
  const refused: StateRefusal = stored
    ? {
        ...answer,
        stored: {
          version: stored.version,
          differences: differences(context.ctx, stored.fields, answer.values),
        },
      }
    : answer;
  return data(refused, init ?? undefined);
}

const differences = (ctx: Ctx, stored: StateValues, typed: StateValues): Difference[] =>
  Object.entries(stored).flatMap(([field, theirs]) => {
    const yours = typed[field]?.trim() ?? "";
    if (theirs === yours) return [];
    return {
      field: nameOf(ctx, field),
      theirs: inWords(ctx, field, theirs),
      yours: inWords(ctx, field, yours),
    };
  });

function nameOf({ locale }: Ctx, field: string): string {
  const name = labelsOf(requirementChangeSchema, locale)[field] ?? field;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is in a field, as the form and its lists word it. */
function inWords(ctx: Ctx, field: string, value: string): string {
  const t = translator(stateStaffMessages, ctx.locale);
  if (/_(?:volunteers|confirmed)$/.test(field))
    return t(value === "" || value === "0" ? "no" : "yes");
  if (value === "") return t("nothing");
  const list = /_(?:kind|due|exempt_from)$/.test(field) && lists[field];
  if (list) {
    const key = `${list}.${value}`;
    return isWord(key) ? t(key) : value;
  }
  if (field.endsWith("_read_on")) return formatLongDate(parseCivilDate(value), ctx);
  const isAmount = /_(?:fee|first|renewal|exempt|up_to)$/.test(field) && /^[\d.,]+$/.test(value);
  return isAmount ? `$${value}` : value;
}

/** Sentences of somebody else are in quotes within a sentence. */
const quoted = (field: string, words: string, value: string): string =>
  value !== "" && field.includes("_note") ? `“${words}”` : words;

const lists: Readonly<Record<string, string>> = {
  report_kind: "report",
  charity_kind: "charity",
  school_kind: "school",
  report_due: "due",
  charity_due: "due",
  charity_exempt_from: "exempt",
};

type Choice = Extract<
  keyof (typeof stateStaffMessages)["en"],
  `${"report" | "charity" | "school" | "due" | "exempt"}.${string}`
>;
const isWord = (key: string): key is Choice => Object.hasOwn(stateStaffMessages.en, key);
