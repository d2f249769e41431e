import { type GroupAccess, inReach } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { type BoardDay, matchedChapters, ofVerdict } from "../board/board-sql.server";
import type { BoardView } from "../board/board-view";

/** A chapter gets one nudge of a topic in so long. */
export const CALM = days(7);

/** The chapters that somebody sees, as a condition on `account`. */
export const allChapters = (access: GroupAccess): Prisma.Sql =>
  Prisma.sql`${inReach(access)} AND account.id <> ${access.centralAccountId}`;

/** Of them those that the board shows by a view. */
export const chaptersOf = (access: GroupAccess, view: BoardView, day: BoardDay): Prisma.Sql =>
  Prisma.sql`${allChapters(access)} AND account.id IN (
    SELECT matched.id FROM (${matchedChapters(access, view, day)}) matched WHERE ${ofVerdict(view)})`;

/** Chapters with a nudge of a topic that goes out within the calm around an instant, and when. */
export async function nudgedLately(
  ctx: Ctx,
  { groupId }: GroupAccess,
  topic: string,
  at: Date,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await reader(ctx).nudgeChapter.findMany({
    where: {
      outcome: { in: ["waiting", "writing", "sent"] },
      nudge: {
        groupId,
        topic,
        sendAt: { gt: new Date(at.getTime() - CALM), lt: new Date(at.getTime() + CALM) },
      },
    },
    select: { accountId: true, nudge: { select: { sendAt: true } } },
  });
  return new Map(rows.map(({ accountId, nudge }) => [accountId, nudge.sendAt]));
}
