import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { rescueClock } from "../domain/clock";
import { answersOf } from "../store.server";

/** Until when an account's application reaches back. */
export interface RescueDeadline {
  readonly accountId: number;
  /** The last day for certain. */
  readonly actBy: CivilDate;
  /** The last day that it can be: later only where the letter's day is not known. */
  readonly deadline: CivilDate;
}

/**
 * The clocks of accounts' open rescues that have one: for rooms that work for many accounts at once;
 * whoever shows it asks for permission.
 */
export async function rescueDeadlines(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly RescueDeadline[]> {
  const rows = await ctx.db.rescue.findMany({
    where: { endedAt: null, accountId: { in: [...accountIds] } },
    orderBy: { id: "asc" },
  });
  return rows.flatMap((row) => {
    const clock = rescueClock(answersOf(row));
    return clock
      ? [{ accountId: row.accountId, actBy: clock.actBy, deadline: clock.deadline }]
      : [];
  });
}
