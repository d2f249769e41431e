import { businessDayFrom, businessDayUntil } from "#modules/compliance/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, type CivilDate } from "#modules/platform/dates";
import { ruleOfRow } from "../rulebook.server";

export interface DayAfterEvent {
  readonly dueOn: CivilDate;
  /** The last business day until then. */
  readonly actBy: CivilDate;
}

/**
 * By when a rule of the catalogue wants something done after an event, as the calendar has it; undefined
 * for a rule of another kind, and for none. Anybody may ask.
 */
export async function dayAfterEvent(
  ctx: Ctx,
  code: string,
  day: CivilDate,
): Promise<DayAfterEvent | undefined> {
  const row = await reader(ctx).dutyRule.findUnique({ where: { code } });
  const rule = row && ruleOfRow(row);
  if (rule?.date.kind !== "event") return undefined;
  const plainOn = addDays(day, rule.date.days);
  const dueOn = rule.shift === "next" ? businessDayFrom(plainOn) : plainOn;
  return { dueOn, actBy: rule.shift === "stay" ? businessDayUntil(dueOn) : dueOn };
}
