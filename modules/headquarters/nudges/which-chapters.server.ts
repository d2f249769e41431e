import { type GroupAccess, inReach } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import type { NudgeFilter } from "./views";

/** A chapter gets one nudge of a topic in so long. */
export const CALM = days(7);

/** What a pattern of LIKE takes for itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The chapters that somebody sees and that a filter leaves, as a condition on `account`. */
export function whichChapters(
  access: GroupAccess,
  { state, region, search }: Omit<NudgeFilter, "topic">,
): Prisma.Sql {
  const conditions = [inReach(access), Prisma.sql`account.id <> ${access.centralAccountId}`];
  if (state !== "") conditions.push(Prisma.sql`account.state = ${state}`);
  if (region !== "") {
    // A region out of reach leaves nothing, as does what is none.
    conditions.push(
      Prisma.sql`account.region_id = ${/^\d{1,9}$/.test(region) ? Number(region) : 0}`,
    );
  }
  if (search.trim() !== "") {
    conditions.push(Prisma.sql`account.name ILIKE ${`%${literal(search.trim())}%`}`);
  }
  return Prisma.join(conditions, " AND ");
}

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
