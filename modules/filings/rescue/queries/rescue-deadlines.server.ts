import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate } from "#modules/platform/dates";
import { isOfAccount, isStaff } from "#modules/platform/permission.server";
import { rescueClock, rescueOffsets } from "../domain/clock";
import { answersOf } from "../store.server";

/** Until when an account's application reaches back, and when it is reminded of it. */
export interface RescueDeadline {
  readonly accountId: number;
  readonly rescueId: number;
  /** The last day for certain. */
  readonly actBy: CivilDate;
  /** The last day that it can be: later only where the letter's day is not known. */
  readonly deadline: CivilDate;
  /** In days from `actBy`, with their days. */
  readonly reminders: readonly { readonly offset: number; readonly on: CivilDate }[];
}

/**
 * The clocks of open rescues that have one: of one account for its people, of all for staff and the
 * system. Empty for anybody else.
 */
export async function rescueDeadlines(
  ctx: Ctx,
  accountId?: number,
): Promise<readonly RescueDeadline[]> {
  const mayRead = accountId === undefined ? isStaff(ctx) : isOfAccount(ctx, accountId);
  if (!mayRead) return [];
  const rows = await ctx.db.rescue.findMany({
    where: { endedAt: null, ...(accountId !== undefined && { accountId }) },
    orderBy: { id: "asc" },
  });
  return rows.flatMap((row) => {
    const clock = rescueClock(answersOf(row));
    if (!clock) return [];
    const { actBy, deadline } = clock;
    const reminders = rescueOffsets.map((offset) => ({ offset, on: addDays(actBy, offset) }));
    return [{ accountId: row.accountId, rescueId: row.id, actBy, deadline, reminders }];
  });
}
