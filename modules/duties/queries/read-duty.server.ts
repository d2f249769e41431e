import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translatorWith } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { findDuty } from "../find-duty.server";
import { readClub, shownFor } from "../read-club.server";
import { viewOf } from "../shown";
import { stepMessages, stepSpanish } from "../step-messages";
import type { DutyKey } from "../store.server";
import type { DutyPage, DutyStepKind, DutyStepView } from "../views";

const MOST_STEPS = 100;

/** One duty with its history: for the club's people, staff and the system; else `not_found`. */
export async function readDuty(
  ctx: Ctx,
  { accountId, code, period }: DutyKey,
): Promise<Result<DutyPage>> {
  const found = await readClub(ctx, accountId);
  if (!found.ok) return found;
  const duty = findDuty(found.value, code, period);
  if (!duty) return refuse({ code: "not_found" });
  const isNoted = code.startsWith("own.") || duty.rule.level.startsWith("group:");
  return ok({
    ...viewOf(duty, shownFor(ctx, found.value)),
    history: await readHistory(ctx, { accountId, code, period }),
    note: isNoted ? duty.rule.steps[ctx.locale] : "",
    today: found.value.loaded.today,
  });
}

async function readHistory(ctx: Ctx, key: DutyKey): Promise<readonly DutyStepView[]> {
  const { accountId, code, period } = key;
  const steps = await reader(ctx).dutyStep.findMany({
    where: { accountId, code, period },
    orderBy: { id: "desc" },
    take: MOST_STEPS,
  });
  const people = await reader(ctx).user.findMany({
    where: { id: { in: steps.flatMap(({ userId }) => userId ?? []) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return steps.map(({ id, kind, at, userId, data }) => {
    const person = people.find((one) => one.id === userId);
    const by = person ? personName(person) : "";
    // Only `addStep` and the import write these.
    return {
      id,
      kind: kind as DutyStepKind,
      at,
      by,
      words: wordsOf(ctx, kind as DutyStepKind, data),
    };
  });
}

/** The sentence of a step, with its days as the reader writes them. */
function wordsOf(ctx: Ctx, kind: DutyStepKind, data: unknown): string {
  const t = translatorWith(stepMessages, stepSpanish, ctx.locale);
  const values = Object.entries(data as Record<string, string>).map(([name, value]) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
    return [name, isDay ? formatLongDate(civilDate(value), ctx) : value] as const;
  });
  const said: Record<string, string> = Object.fromEntries(values);
  const say = t as (key: DutyStepKind, values: Record<string, string>) => string;
  return say(kind, said);
}
