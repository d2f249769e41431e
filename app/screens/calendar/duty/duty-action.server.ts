import {
  doneSchema,
  extensionSchema,
  markDone,
  recordExtension,
  snoozeDuty,
  snoozeSchema,
  undoDone,
  undoExtension,
  undoSnooze,
  undoWaiver,
  waiveDuty,
  waiverSchema,
} from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import { recomputeStanding } from "#modules/standing/index.server";
import type { AskedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import type { AskedDuty } from "./duty-page.server";

/** What the forms of a duty's page ask for. */
const dutyDecisions = [
  "done",
  "undo",
  "waive",
  "unwaive",
  "snooze",
  "unsnooze",
  "extend",
  "unextend",
] as const;
export type DutyDecision = (typeof dutyDecisions)[number];

/** Carries out what one of the forms of a duty's page decides. */
export async function decideDuty(
  context: HttpContext,
  { named, accountId, code, period }: AskedAccount & AskedDuty,
) {
  const { decision, ...fields } = context.body.fields;
  const known = dutyDecisions.find((one) => one === decision);
  if (!known) refusePage(context, { code: "not_found" });
  const decided = await decide(context, known, { key: { accountId, code, period }, fields });
  if (!decided.ok) {
    const isForm = decided.refusal.code === "invalid" || decided.refusal.code === "conflict";
    return isForm ? refuseForm(context, decided.refusal) : refusePage(context, decided.refusal);
  }
  await recomputeStanding(context.ctx, accountId);
  const to = calendarPaths.duty(code, period, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

interface Sent {
  readonly key: AskedDuty & { readonly accountId: number };
  readonly fields: Readonly<Record<string, unknown>>;
}

function decide(
  { ctx }: HttpContext,
  decision: DutyDecision,
  { key, fields }: Sent,
): Promise<Result<void>> {
  switch (decision) {
    case "done": {
      const sent = parseFields(doneSchema, fields, ctx.locale);
      if (!sent.ok) return Promise.resolve(sent);
      const { done_on: doneOn, file_uploads: files, number, is_seen: isSeen } = sent.value;
      return markDone(ctx, { ...key, doneOn, files, number, isSeen });
    }
    case "undo":
      return undoDone(ctx, key);
    case "waive": {
      const sent = parseFields(waiverSchema, fields, ctx.locale);
      return sent.ok ? waiveDuty(ctx, { ...key, ...sent.value }) : Promise.resolve(sent);
    }
    case "unwaive":
      return undoWaiver(ctx, key);
    case "snooze": {
      const sent = parseFields(snoozeSchema, fields, ctx.locale);
      return sent.ok ? snoozeDuty(ctx, { ...key, ...sent.value }) : Promise.resolve(sent);
    }
    case "unsnooze":
      return undoSnooze(ctx, key);
    case "extend": {
      const sent = parseFields(extensionSchema, fields, ctx.locale);
      if (!sent.ok) return Promise.resolve(sent);
      const { filed_on: filedOn, file_uploads: files, number, is_seen: isSeen } = sent.value;
      return recordExtension(ctx, { ...key, filedOn, files, number, isSeen });
    }
    case "unextend":
      return undoExtension(ctx, key);
  }
}
