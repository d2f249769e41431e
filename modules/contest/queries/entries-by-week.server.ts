import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, compareDates, fromUtcDate } from "#modules/platform/dates";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { CONTEST_ZONE, contestToday } from "../domain/contest-days";

const WEEK = 7;

export interface WeekOfEntries {
  /** Its first day: the weeks are counted from the day the contest opened. */
  readonly from: CivilDate;
  readonly entries: number;
}

/**
 * How many entries came in each week of a contest up to today, whatever became of them; none before it
 * opens. What came before or after its days, which staff may change, is in the first or the last. For staff.
 */
export async function entriesByWeek(
  ctx: Ctx,
  contestId: number,
): Promise<Result<readonly WeekOfEntries[]>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const contest = await reader(ctx).contest.findUnique({ where: { id: contestId } });
  if (!contest) return refuse({ code: "not_found" });
  const [opensOn, closesOn] = [fromUtcDate(contest.opensOn), fromUtcDate(contest.closesOn)];
  const today = contestToday(ctx.now());
  const end = compareDates(today, closesOn) < 0 ? today : closesOn;
  const rows = await reader(ctx).$queryRaw<{ week: number; entries: number }[]>`
    SELECT floor(((created_at AT TIME ZONE ${CONTEST_ZONE})::date - ${opensOn}::date) / ${WEEK}::numeric)::int
        AS week,
      count(*)::int AS entries
    FROM contest_entries WHERE contest_id = ${contestId} GROUP BY 1`;
  const starts: CivilDate[] = [];
  for (let from = opensOn; compareDates(from, end) <= 0; from = addDays(from, WEEK)) {
    starts.push(from);
  }
  const last = starts.length - 1;
  return ok(
    starts.map((from, at) => ({
      from,
      entries: rows
        .filter(({ week }) => Math.min(Math.max(week, 0), last) === at)
        .reduce((sum, { entries }) => sum + entries, 0),
    })),
  );
}
