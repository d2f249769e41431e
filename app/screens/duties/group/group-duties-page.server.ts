import { data } from "@remix-run/node";
import { dutyRoles, type GroupDuties, type GroupDutyView } from "#modules/duties/contract";
import {
  addGroupDuty,
  changeGroupDuty,
  groupDutySchema,
  listGroupDuties,
  removeGroupDuty,
} from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { labelsOf, parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import { translator } from "#modules/platform/messages";
import { ok, type Refusal, type Result } from "#modules/platform/result";
import { calendarPaths } from "~/http/calendar-paths";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { calendarWords } from "~/parts/calendar/words";
import type { Difference } from "~/ui/both-kept";
import { groupDateKinds } from "./group-date-kinds";
import { groupDutyWords } from "./words";

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface GroupDutyRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}

/** The account whose chapters are meant, and the duty that the address names. */
function askedOf(context: HttpContext, request: Request) {
  const duty = new URL(request.url).searchParams.get("duty");
  return {
    ...centralOf(context, request),
    dutyId: duty === null ? undefined : readId(duty),
  };
}

async function openGroup(context: HttpContext, accountId: number): Promise<GroupDuties> {
  const found = await listGroupDuties(context.ctx, accountId);
  return found.ok ? found.value : refusePage(context, found.refusal);
}

function openDuty(context: HttpContext, { duties }: GroupDuties, id: number): GroupDutyView {
  return duties.find((duty) => duty.id === id) ?? refusePage(context, { code: "not_found" });
}

export type GroupDutiesData = Awaited<ReturnType<typeof loadGroupDuties>>;

/** What a headquarters asks of its chapters, and the duty that is to be changed. */
export async function loadGroupDuties(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named, dutyId } = askedOf(context, request);
  const head = await loadHead(context, request);
  const group = await openGroup(context, accountId);
  const mayChange = head.canEdit && head.isWhole;
  if (dutyId !== undefined && !mayChange) refusePage(context, { code: "not_found" });
  const changed = dutyId === undefined ? undefined : openDuty(context, group, dutyId);
  const roleWords = translator(calendarWords, ctx.locale);
  return {
    head,
    /** Undefined for the person's first account, which no address needs to name. */
    named,
    group: group.groupLabel,
    rows: group.duties.map((duty) => showDuty(ctx, duty, group)),
    left: group.left,
    replaceable: group.replaceable.map(({ code, title }) => ({ value: code, label: title })),
    roles: dutyRoles
      .filter((role) => role !== "headquarters")
      .map((role) => ({ value: role, label: roleWords(`role.${role}`) })),
    constraints: constraintsOf(groupDutySchema),
    /** The one that the address names, to be changed. */
    changed: changed
      ? {
          id: changed.id,
          title: changed.title,
          version: changed.version,
          values: changed.values,
        }
      : null,
  };
}

export type ShownGroupDuty = ReturnType<typeof showDuty>;

function showDuty(ctx: Ctx, duty: GroupDutyView, { replaceable }: GroupDuties) {
  const t = translator(groupDutyWords, ctx.locale);
  const { id, title, role, proof, replaces, chapters } = duty;
  const all = chapters.open + chapters.done;
  const other = replaceable.find(({ code }) => code === replaces);
  return {
    id,
    title,
    role,
    when: whenOf(ctx, duty),
    proof:
      proof.length > 0 ? proof.map((kind) => t(`proof.${kind}`)).join(t("or")) : t("proofNone"),
    /** The rule that it replaces, by its title; "" for none. */
    instead: other ? t("instead", { title: other.title }) : "",
    chapters: all > 0 ? t("chaptersDone", { done: chapters.done, all }) : t("chaptersNone"),
  };
}

function whenOf(ctx: Ctx, { date }: GroupDutyView): string {
  const t = translator(groupDutyWords, ctx.locale);
  switch (date.kind) {
    case "yearly": {
      const format = dateFormatter(ctx.formatLocale, { month: "long", day: "numeric" });
      // Of a leap year, for 29 February.
      return t("when.yearly", { day: format.format(Date.UTC(2024, date.month - 1, date.day)) });
    }
    case "once":
      return t("when.once", { day: formatLongDate(date.date, ctx) });
    case "fye_days":
      return t("when.fye_days", { count: date.days });
    case "years_after_bylaws":
      return t("when.years_after_bylaws", { count: date.years });
  }
}

/** Adds a duty, changes or removes that which the address names; what is not sent stays as it is. */
export async function sendGroupDuty(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named, dutyId } = askedOf(context, request);
  const group = await openGroup(context, accountId);
  const sent = await (dutyId === undefined
    ? add(context, accountId)
    : change(context, { accountId, duty: openDuty(context, group, dutyId) }));
  if (!sent.ok) return refuseDuty(context, group, sent.refusal);
  const json = { status: "saved", ...sent.value };
  return answerDone(context, { json, to: calendarPaths.group(named), flash: "saved" });
}

async function add(
  { ctx, body }: HttpContext,
  accountId: number,
): Promise<Result<{ id?: number }>> {
  const { decision, ...sent } = body.fields;
  const fields = parseFields(groupDutySchema, sent, ctx.locale);
  return fields.ok ? addGroupDuty(ctx, { accountId, fields: fields.value }) : fields;
}

async function change(
  { ctx, body }: HttpContext,
  { accountId, duty }: { readonly accountId: number; readonly duty: GroupDutyView },
): Promise<Result<{ id?: number }>> {
  const { id } = duty;
  const { decision, version, ...sent } = body.fields;
  if (decision === "remove") {
    const removed = await removeGroupDuty(ctx, { accountId, id });
    return removed.ok ? ok({}) : removed;
  }
  const whole = { ...duty.values, ...sent };
  const fields = parseFields(groupDutySchema, whole, ctx.locale);
  if (!fields.ok) return fields;
  const input = { accountId, id, version: readId(String(version ?? "")), fields: fields.value };
  const changed = await changeGroupDuty(ctx, input);
  return changed.ok ? ok({}) : changed;
}

/** Shows the form again with what was typed, after a conflict with where it differs from what is stored. */
function refuseDuty(context: HttpContext, group: GroupDuties, refusal: Refusal) {
  if (refusal.code !== "invalid" && refusal.code !== "conflict") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  const stored = "stored" in refusal ? refusal.stored : undefined;
  if (!stored) return data<GroupDutyRefusal>(answer, init ?? undefined);
  const { version, fields } = stored;
  const differs = differences(context.ctx, group, fields, answer.values);
  const refused = { ...answer, stored: { version, differences: differs } };
  return data<GroupDutyRefusal>(refused, init ?? undefined);
}

type Values = Readonly<Record<string, string>>;

function differences(ctx: Ctx, group: GroupDuties, stored: Values, typed: Values): Difference[] {
  const labels = labelsOf(groupDutySchema, ctx.locale);
  return Object.entries(stored).flatMap(([field, theirs]) => {
    const yours = (typed[field] ?? theirs).replaceAll("\r\n", "\n").trim();
    if (theirs === yours) return [];
    const name = labels[field] ?? field;
    return {
      field: name.charAt(0).toUpperCase() + name.slice(1),
      theirs: inWords(ctx, group, field, theirs),
      yours: inWords(ctx, group, field, yours),
    };
  });
}

/** What is in a field, as the form words it. */
function inWords(ctx: Ctx, { replaceable }: GroupDuties, field: string, value: string): string {
  const t = translator(groupDutyWords, ctx.locale);
  if (field.startsWith("proof_")) return t(value === "1" ? "yes" : "no");
  const kind = field === "date" && groupDateKinds.find((one) => one === value);
  if (kind) return t(`kind.${kind}`);
  const role = field === "role" && dutyRoles.find((one) => one === value);
  if (role) return translator(calendarWords, ctx.locale)(`role.${role}`);
  if (field === "replaces") return replaceable.find(({ code }) => code === value)?.title ?? "";
  return value;
}
