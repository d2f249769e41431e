import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";

/** The time zone of a group's central organization. */
export async function groupZone(ctx: Ctx, groupId: number): Promise<string> {
  const group = await reader(ctx).group.findUniqueOrThrow({
    where: { id: groupId },
    select: { centralAccount: { select: { timeZone: true } } },
  });
  return group.centralAccount?.timeZone ?? OFFICE_ZONE;
}

/** The day at a group's central organization. */
export const groupDay = async (ctx: Ctx, groupId: number): Promise<CivilDate> =>
  civilDateIn(ctx.now(), await groupZone(ctx, groupId));
