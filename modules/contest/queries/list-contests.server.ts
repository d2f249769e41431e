import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import type { Contest } from "#modules/platform/generated/prisma/client";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { contestToday, momentOf } from "../domain/contest-days";
import type { ContestKind, EntryState } from "../domain/entry-types";
import type { ContestView } from "../views";

/** A contest lasts weeks: so many are the work of decades. */
const MOST = 200;

/** All contests for staff, the latest first. */
export async function listContests(ctx: Ctx): Promise<Result<readonly ContestView[]>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const contests = await reader(ctx).contest.findMany({
    orderBy: [{ opensOn: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return ok(await viewsOf(ctx, contests));
}

/** One contest for staff. */
export async function readContest(ctx: Ctx, id: number): Promise<Result<ContestView>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const contest = await reader(ctx).contest.findUnique({ where: { id } });
  const [view] = contest ? await viewsOf(ctx, [contest]) : [];
  return view ? ok(view) : refuse({ code: "not_found" });
}

async function viewsOf(ctx: Ctx, contests: readonly Contest[]): Promise<ContestView[]> {
  const counted = await reader(ctx).contestEntry.groupBy({
    by: ["contestId", "state"],
    where: { contestId: { in: contests.map(({ id }) => id) } },
    _count: { _all: true },
  });
  const today = contestToday(ctx.now());
  return contests.map(({ id, title, kind, rules, version, opensOn, closesOn, announcedAt }) => {
    const days = { opensOn: fromUtcDate(opensOn), closesOn: fromUtcDate(closesOn) };
    const of = (state: EntryState) =>
      counted.find((row) => row.contestId === id && row.state === state)?._count._all ?? 0;
    const entries = {
      pending: of("pending"),
      approved: of("approved"),
      hidden: of("hidden"),
      rejected: of("rejected"),
    };
    const moment = momentOf(days, today);
    return {
      id,
      title,
      rules,
      version,
      ...days,
      moment,
      entries,
      // The database knows these two alone.
      kind: kind as ContestKind,
      isAnnounced: announcedAt !== null,
    };
  });
}
