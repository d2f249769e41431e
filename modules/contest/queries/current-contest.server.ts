import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate, toUtcDate } from "#modules/platform/dates";
import type { Contest } from "#modules/platform/generated/prisma/client";
import { contestToday, momentOf } from "../domain/contest-days";
import type { ContestKind } from "../domain/entry-types";
import type { CurrentContest } from "../views";

/** The contest of a kind that takes entries today. */
export async function openContest(ctx: Ctx, kind: ContestKind): Promise<Contest | null> {
  const today = toUtcDate(contestToday(ctx.now()));
  const where = { kind, opensOn: { lte: today }, closesOn: { gte: today } };
  return reader(ctx).contest.findFirst({ where });
}

/**
 * The contest of a kind that a visitor comes for: the open one, else the next, else the last.
 * Undefined when there never was one.
 */
export async function currentContest(
  ctx: Ctx,
  kind: ContestKind,
): Promise<CurrentContest | undefined> {
  const today = contestToday(ctx.now());
  const find = ctx.db.contest.findFirst;
  const found =
    (await find({
      where: { kind, closesOn: { gte: toUtcDate(today) } },
      orderBy: { opensOn: "asc" },
    })) ?? (await find({ where: { kind }, orderBy: { closesOn: "desc" } }));
  if (!found) return undefined;
  const days = { opensOn: fromUtcDate(found.opensOn), closesOn: fromUtcDate(found.closesOn) };
  const { id, title, rules } = found;
  return { id, title, rules, ...days, moment: momentOf(days, today) };
}
